import type { AdminStats } from '@mobility/openapi';
import { daysFrom, readDays } from '../../admin/days.ts';
import { readOnlineDrivers } from '../../admin/online-samples.queries.ts';
import { activeRides, countOnlineDrivers, countRides, countUsers } from '../../admin/stats.queries.ts';
import { fromCents } from '../../domain/money/money.ts';
import type { Handler } from '../../operation.ts';

const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;

/** The summary cards. Revenue is the fares of completed rides that are not written off; completion is their share of all rides. */
export const getAdminStats: Handler<'getAdminStats'> = async (context) => {
  const db = context.store.lists;
  const [users, rides, { online }, active, days, samples] = await Promise.all([
    countUsers(db),
    countRides(db),
    countOnlineDrivers(db),
    activeRides(db).execute(),
    readDays(db, context.now()),
    readOnlineDrivers(db, context.now()),
  ]);
  const ridesIn = (status: string) => Number(active.find((row) => row.status === status)?.total ?? 0);
  const body: AdminStats = {
    total_users: users.total,
    total_drivers: users.drivers,
    total_riders: users.riders,
    total_rides: rides.total,
    completed_rides: rides.completed,
    online_drivers: online,
    total_revenue: fromCents(rides.revenue),
    active_rides: {
      pending: ridesIn('pending'),
      accepted: ridesIn('accepted'),
      driver_arriving: ridesIn('driver_arriving'),
      in_progress: ridesIn('in_progress'),
    },
    completion_rate: percent(rides.completed, rides.total),
    history: {
      days: daysFrom(days, users.total),
      online_drivers: [...samples, online],
    },
  };
  return { status: 200, body };
};
