import type { AdminStats } from '@mobility/openapi';
import { sql } from 'kysely';
import { fromCents } from '../../domain/money/money.ts';
import type { Handler } from '../../operation.ts';
import type { Read } from '../../store/store.ts';

const countUsers = (db: Read) =>
  db
    .selectFrom('users')
    .select([
      sql<number>`count(*)`.as('total'),
      sql<number>`coalesce(sum(case when role = 'driver' then 1 else 0 end), 0)`.as('drivers'),
      sql<number>`coalesce(sum(case when role = 'rider' then 1 else 0 end), 0)`.as('riders'),
    ])
    .executeTakeFirstOrThrow();

const countRides = (db: Read) =>
  db
    .selectFrom('rides')
    .select([
      sql<number>`count(*)`.as('total'),
      sql<number>`coalesce(sum(case when status = 'completed' then 1 else 0 end), 0)`.as('completed'),
      sql<number>`coalesce(sum(case when status = 'completed' then fare else 0 end), 0)`.as('revenue'),
    ])
    .executeTakeFirstOrThrow();

const countOnline = (db: Read) =>
  db
    .selectFrom('driver_state')
    .where('is_online', '=', 1)
    .select(sql<number>`count(*)`.as('online'))
    .executeTakeFirstOrThrow();

const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;

/** The summary cards. Revenue is the fares of completed rides; completion is their share of all rides. */
export const getAdminStats: Handler<'getAdminStats'> = async (context) => {
  const db = context.store.read;
  const [users, rides, { online }] = [await countUsers(db), await countRides(db), await countOnline(db)];
  const body: AdminStats = {
    total_users: users.total,
    total_drivers: users.drivers,
    total_riders: users.riders,
    total_rides: rides.total,
    completed_rides: rides.completed,
    online_drivers: online,
    total_revenue: fromCents(rides.revenue),
    completion_rate: percent(rides.completed, rides.total),
  };
  return { status: 200, body };
};
