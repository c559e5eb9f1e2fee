import { CompiledQuery, sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Context } from '../context.ts';
import { oldestOf, retentionRules } from '../store/retention.ts';
import { type Clock, createClock, createTestContext, given, type Person } from '../testing/index.ts';
import { onPostgres } from '../testing/place.ts';
import { wideSteps } from '../testing/plan.ts';
import { cleanUp } from './clean-up.ts';

const day = 86_400_000;
let context: Context;
let clock: Clock;
let rider: Person;
beforeEach(async () => {
  clock = createClock();
  context = await createTestContext({ now: clock.now });
  rider = await given.user(context, 'rider');
});
afterEach(() => context.store.close());

const count = async (table: string): Promise<number> => {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${sql.table(table)}`.execute(
    context.store.read,
  );
  return Number(rows[0]?.total);
};

const messages = (many: number, from: number, age: number) =>
  context.store.transaction((db) =>
    db
      .insertInto('outbox')
      .values(
        Array.from({ length: many }, (_, index) => ({
          id: context.newId(),
          user_id: rider.id,
          seq: from + index,
          epoch: 'e',
          message: '{}',
          created_at: clock.now() - age,
        })),
      )
      .execute(),
  );

test('old messages are deleted in several transactions, and newer ones stay', async () => {
  await messages(600, 1, day + 1);
  await messages(600, 601, day + 1);
  await messages(3, 1_201, day - 1);
  const transaction = vi.spyOn(context.store, 'transaction');
  await cleanUp(context);
  expect(await count('outbox')).toBe(3);
  expect(transaction.mock.calls.length).toBeGreaterThan(retentionRules(0).length + 2);
});

test('links, answers, e-mails, offers and waves go when their time is over', async () => {
  const ride = await given.completedRide(context);
  await given.validationToken(context);
  await given.resetToken(context);
  await context.store.transaction(async (db) => {
    const key = {
      user_id: rider.id,
      operation: 'bookRide',
      key: 'k',
      body_hash: 'h',
      status: 200,
      answer: '{}',
    };
    await db
      .insertInto('idempotency')
      .values({ ...key, created_at: clock.now() })
      .execute();
  });
  const tables = [
    'email_validations',
    'password_resets',
    'idempotency',
    'emails',
    'ride_offers',
    'ride_waves',
  ];
  const counts = async () => Promise.all(tables.map(count));
  const before = await counts();
  expect(before.every((total) => total > 0)).toBe(true);
  await cleanUp(context);
  expect(await counts()).toEqual([...before.slice(0, -1), 0]);
  clock.advance(91 * day);
  await cleanUp(context);
  expect(await counts()).toEqual([0, 0, 0, 0, 0, 0]);
  expect(await count('rides')).toBe(1);
  expect(ride.rideId).toBeTruthy();
});

test.skipIf(onPostgres())('what is deleted is read from an index, oldest first', async () => {
  for (const rule of retentionRules(1_000)) {
    const { sql: text, parameters } = oldestOf(rule, clock.now(), 10).compile(context.store.read);
    expect([rule.table, await wideSteps(context.store, CompiledQuery.raw(text, [...parameters]))]).toEqual([
      rule.table,
      [],
    ]);
  }
});
