import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Context } from '../context.ts';
import { sampleOnlineDrivers } from '../jobs/sample-online-drivers.ts';
import { getAdminStats } from '../operations/admin/getAdminStats.ts';
import { restoreBackup } from '../operations/admin/restoreBackup.ts';
import { writeOffUnpaidRide } from '../operations/admin/writeOffUnpaidRide.ts';
import { goOffline } from '../operations/driver/goOffline.ts';
import { goOnline } from '../operations/driver/goOnline.ts';
import { wrongFigures } from '../store/kept/figures.ts';
import { createTestContext, given, requestBy, uploadOf } from '../testing/index.ts';
import { slowSteps } from '../testing/plan.ts';
import { ridesByDay, usersByDay } from './days.queries.ts';
import { activeRides, countRides } from './stats.queries.ts';

const world = async (): Promise<Context> => {
  const context = await createTestContext();
  onTestFinished(() => context.store.close());
  return context;
};

/** The totals, counted from the rides themselves. */
const counted = async ({ store }: Context) => {
  const row = await store.read
    .selectFrom('rides')
    .select([
      sql<number>`count(*)`.as('total'),
      sql<number>`coalesce(sum(case when status = 'completed' then 1 else 0 end), 0)`.as('completed'),
      sql<number>`coalesce(sum(case when settlement in ('paid', 'owed') then fare else 0 end), 0)`.as(
        'revenue',
      ),
    ])
    .executeTakeFirstOrThrow();
  return { total: Number(row.total), completed: Number(row.completed), revenue: Number(row.revenue) };
};

test('the kept totals of rides equal the rides after bookings, endings, deletions and a restore', async () => {
  const context = await world();
  const admin = await given.user(context, 'admin');
  expect(await countRides(context.store.read)).toEqual({ total: 0, completed: 0, revenue: 0 });
  await given.pendingRide(context);
  await given.completedRide(context, { payment: 'balance' });
  await given.penalisedRide(context);
  const file = await given.backupFile(context, admin);
  const before = await counted(context);
  expect(before).toEqual({ total: 3, completed: 1, revenue: 732 });
  expect(await countRides(context.store.read)).toEqual(before);
  await given.completedRide(context);
  expect(await countRides(context.store.read)).toEqual(await counted(context));
  await restoreBackup(context, requestBy(admin, { body: uploadOf({ ...file, password: admin.password }) }));
  expect(await countRides(context.store.read)).toEqual(before);
  expect(await counted(context)).toEqual(before);
});

test('a ride that is written off is no revenue, in total and on its day, and stays a completed ride', async () => {
  const context = await world();
  const admin = await given.user(context, 'admin');
  const revenueOf = async () => {
    const { body } = await getAdminStats(context, requestBy(admin));
    return [body.total_revenue, body.history?.days.at(-1)?.revenue, body.completed_rides];
  };
  await given.completedRide(context, { payment: 'balance' });
  const { rideId } = await given.completedRide(context, { payment: 'initiated' });
  expect(await revenueOf()).toEqual([14.64, 14.64, 2]);
  const reason = { body: { reason: 'The rider cannot be reached' } };
  await writeOffUnpaidRide(context, requestBy(admin, { params: { rideId }, ...reason }));
  expect(await revenueOf()).toEqual([7.32, 7.32, 2]);
  expect(await wrongFigures(context.store.read)).toEqual([]);
});

test('the rides before their end are counted by status, from an index', async () => {
  const context = await world();
  const admin = await given.user(context, 'admin');
  await given.pendingRide(context);
  await given.acceptedRide(context);
  await given.inProgressRide(context);
  await given.completedRide(context);
  const { active_rides } = (await getAdminStats(context, requestBy(admin))).body;
  expect(active_rides).toEqual({ pending: 1, accepted: 1, driver_arriving: 0, in_progress: 1 });
  expect(await slowSteps(context.store, activeRides(context.store.read))).toEqual([]);
});

const minute = 60_000;
const day = 24 * 60 * minute;

test('the figures of the last 12 days name the users at the end of each day, its rides and its revenue', async () => {
  const context = await world();
  const admin = await given.user(context, 'admin');
  const { rideId } = await given.completedRide(context, { payment: 'balance' });
  await given.pendingRide(context);
  const now = context.now();
  await context.store.transaction(async (db) => {
    await db
      .updateTable('rides')
      .set({ created_at: now - 2 * day, completed_at: now - day })
      .where('id', '=', rideId)
      .execute();
    await db
      .updateTable('users')
      .set({ created_at: now - 30 * day })
      .execute();
    await db
      .updateTable('users')
      .set({ created_at: now - day })
      .where('id', '=', admin.id)
      .execute();
  });
  const { body } = await getAdminStats(context, requestBy(admin));
  const days = body.history?.days ?? [];
  expect(days).toHaveLength(12);
  const users = body.total_users;
  const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  expect(days.slice(-3)).toEqual([
    { date: dateOf(now - 2 * day), users: users - 1, rides: 1, revenue: 0 },
    { date: dateOf(now - day), users, rides: 0, revenue: 7.32 },
    { date: dateOf(now), users, rides: 1, revenue: 0 },
  ]);
  const { read } = context.store;
  expect(await slowSteps(context.store, ridesByDay(read, 0))).toEqual([]);
  expect(await slowSteps(context.store, usersByDay(read, 0))).toEqual([]);
});

test('the drivers online are counted once in 5 minutes and kept for an hour, and the last count is that of now', async () => {
  const context = await world();
  const admin = await given.user(context, 'admin');
  const start = Math.ceil(context.now() / (5 * minute)) * 5 * minute;
  const at = async (time: number) => {
    const later = { ...context, now: () => start + time };
    await sampleOnlineDrivers(later);
    const { online_drivers, history } = (await getAdminStats(later, requestBy(admin))).body;
    expect(history?.online_drivers.at(-1)).toBe(online_drivers);
    return history?.online_drivers;
  };
  expect(await at(0)).toEqual([0]);
  const driver = await given.approvedDriver(context);
  expect(await at(2 * minute)).toEqual([1]);
  expect(await at(5 * minute)).toEqual([0, 1]);
  await goOffline(context, requestBy(driver));
  expect(await at(6 * minute)).toEqual([0, 0]);
  await goOnline(context, requestBy(driver));
  expect(await at(61 * minute)).toEqual([1, 1]);
});
