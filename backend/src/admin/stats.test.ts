import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Context } from '../context.ts';
import { getAdminStats } from '../operations/admin/getAdminStats.ts';
import { restoreBackup } from '../operations/admin/restoreBackup.ts';
import { createTestContext, given, requestBy } from '../testing/index.ts';
import { slowSteps } from '../testing/plan.ts';
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
      sql<number>`coalesce(sum(case when status = 'completed' then fare else 0 end), 0)`.as('revenue'),
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
  await restoreBackup(context, requestBy(admin, { body: { ...file, password: admin.password } }));
  expect(await countRides(context.store.read)).toEqual(before);
  expect(await counted(context)).toEqual(before);
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
