import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { getPaymentAnalytics } from '../../operations/admin/getPaymentAnalytics.ts';
import { listUnpaidRides } from '../../operations/admin/listUnpaidRides.ts';
import { hashOf } from '../../store/idempotency.ts';
import { auditMoney, createTestContext, dumpOf } from '../../testing/index.ts';
import { demoAccounts } from './accounts.ts';
import { tookLongerRoute } from './plan/complaints.ts';
import { callOperation } from './seed/call-operation.ts';
import { seedDemo } from './seed-demo.ts';
import { day } from './times.ts';

const at = Date.UTC(2026, 10, 20, 17, 40);
const open = (now = at, simulation = true): Promise<Context> =>
  createTestContext({ demo: true, demoCity: true, simulation, now: () => now });

// These columns are random by design: salts, keys and secrets.
const secret = /\\?"(password_hash|epoch|checksum)\\?":\\?"[^"\\]*\\?"|token=[\w-]+/g;
/** A hash of each table's rows. */
const storyOf = async (of: Context): Promise<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(await dumpOf(of))
      .filter(([table]) => table !== 'meta' && table !== 'email_validations')
      .map(([table, rows]) => [table, hashOf(rows.map((row) => row.replaceAll(secret, '')).toSorted())]),
  );

let context: Context;
let story: Record<string, string>;
let took: number;
beforeAll(async () => {
  context = await open();
  const begun = process.cpuUsage();
  await seedDemo(context);
  const { user, system } = process.cpuUsage(begun);
  took = (user + system) / 1_000;
  story = await storyOf(context);
}, 240_000);
afterAll(() => context.store.close());

type Row = Record<string, unknown>;
const rowsOf = async (text: string, { store }: Context = context): Promise<Row[]> =>
  (await sql.raw<Row>(text).execute(store.read)).rows;
const countOf = async (rest: string): Promise<number> =>
  Number((await rowsOf(`select count(*) as n from ${rest}`)).at(0)?.n);
const groupsOf = async (table: string, column: string): Promise<Map<unknown, number>> => {
  const rows = await rowsOf(`select ${column} as name, count(*) as n from ${table} group by ${column}`);
  return new Map(rows.map(({ name, n }) => [name, Number(n)]));
};
const personOf = async (role: 'rider' | 'driver' | 'admin') => {
  const email = demoAccounts.find((account) => account.role === role)?.email ?? '';
  const [row] = await rowsOf(`select id from users where email = '${email}'`);
  return { id: String(row?.id), role };
};

test('the demo city is created with at most 15 seconds of work', () => expect(took).toBeLessThan(15_000));

test('seeded drivers arrive at the pickup and complete at the destination, so that no audit entry is raised in severity', async () => {
  expect(await countOf("audit where action = 'ride_completed'")).toBeGreaterThan(200);
  expect(await countOf("audit where action = 'ride_completed' and severity = 'medium'")).toBe(0);
  expect(await countOf('rides where arrival_km > 0.1 or completion_km > 0.1')).toBe(0);
});

test('the city has the promised number of users, some drivers who wait for approval, and one locked user', async () => {
  const people = await groupsOf('users', 'role');
  expect(Object.fromEntries(people)).toEqual({ admin: 1, driver: 25 + 1 + 2, rider: 60 + 1 + 1 });
  expect(await countOf('simulated_users')).toBe(85);
  expect(await countOf('driver_profiles where is_approved = 0')).toBe(2);
  expect(await countOf('users where is_active = 0')).toBe(1);
});

test('the ledger of the city sums to zero, no balance is negative, and only open rides hold a fee', async () => {
  const { sum, unbalanced, accounts } = await auditMoney(context);
  expect([sum, unbalanced]).toEqual([0, []]);
  const below = [...accounts].filter(([account, cents]) => account.startsWith('user:') && cents < 0);
  expect(below).toEqual([]);
  const held = [...accounts].filter(([account, cents]) => account.startsWith('held:') && cents !== 0);
  expect(held).toHaveLength(3);
});

describe('the rides of the demo city', () => {
  test('the city has some hundred rides, in every status', async () => {
    const rides = await groupsOf('rides', 'status');
    expect(rides.get('completed')).toBeGreaterThan(270);
    expect(rides.get('cancelled')).toBeGreaterThan(30);
    const underWay = ['pending', 'accepted', 'driver_arriving', 'in_progress'].map((name) => rides.get(name));
    expect(underWay).toEqual([1, 1, 1, 1]);
    const codes = await groupsOf("rides where status = 'cancelled'", 'cancel_reason_code');
    expect([...codes.keys()].sort()).toEqual(['driver_cancelled', 'no_driver_found', 'rider_cancelled']);
    expect(await countOf('rides where attempt > 1')).toBeGreaterThan(3);
  });

  test('the rides cover ninety days, grow more frequent, and leave no recent day empty for long', async () => {
    const days = (await rowsOf('select created_at as at from rides')).map(({ at: time }) =>
      Math.floor((at - Number(time)) / day),
    );
    expect(Math.max(...days)).toBeGreaterThanOrEqual(87);
    expect(Math.max(...days)).toBeLessThan(91);
    const between = (from: number, to: number) => days.filter((ago) => ago >= from && ago < to).length;
    expect(between(0, 30)).toBeGreaterThan(between(60, 91) * 1.2);
    for (let from = 0; from < 87; from += 3) expect(between(from, from + 3)).toBeGreaterThan(0);
    expect(between(0, 1)).toBeGreaterThan(5);
  });

  test('rides are rated in both directions and have messages', async () => {
    expect((await groupsOf('ratings', 'rating')).size).toBe(5);
    expect(await countOf('rider_ratings')).toBeGreaterThan(80);
    expect(await countOf('conversations')).toBeGreaterThan(20);
    expect(await countOf('rides where special_requirements is not null')).toBeGreaterThan(40);
  });
});

test('the city has payments in every status and by every method', async () => {
  const admin = await personOf('admin');
  const { unpaid_rides } = await callOperation(context, listUnpaidRides, admin);
  const states = new Set(unpaid_rides.map(({ payment_status }) => payment_status));
  expect(states).toEqual(new Set(['pending', 'not_initiated', 'failed', 'expired']));
  expect(unpaid_rides.some(({ reminded_at }) => reminded_at !== null)).toBe(true);
  expect(unpaid_rides.some(({ escalated_at }) => escalated_at !== null)).toBe(true);
  const paid = await groupsOf("payments where status = 'paid'", 'method');
  for (const method of ['balance', 'cash', 'stripe']) expect(paid.get(method)).toBeGreaterThan(30);
  expect(await countOf('payments where refunded > 0')).toBeGreaterThan(4);
});

test('the city has open, refunded and rejected disputes', async () => {
  const disputes = await groupsOf('disputes', 'status');
  for (const status of ['submitted', 'refunded', 'rejected']) expect(disputes.get(status)).toBeGreaterThan(2);
});

test('the disputed rides of the city were measured, and those with a detour were driven far', async () => {
  const rides = await rowsOf(
    `select dispute_reason as reason, distance_km as km, driven_km as driven, driven_partial as partial
     from disputes inner join rides on rides.id = disputes.ride_id where rides.status = 'completed'`,
  );
  expect(rides.length).toBeGreaterThan(10);
  for (const { reason, km, driven, partial } of rides) {
    expect(partial).toBe(0);
    const detour = Number(driven) / Number(km);
    expect(detour, String(reason)).toBeGreaterThan(reason === tookLongerRoute ? 1.6 : 1);
  }
});

test.each(['24h', '7d', '30d', '90d'] as const)(
  'the analytics of %s contain rides and payments',
  async (range) => {
    const body = await callOperation(context, getPaymentAnalytics, await personOf('admin'), {
      query: { range },
    });
    expect(body.overview.total_transactions).toBeGreaterThan(0);
    expect(body.overview.success_rate).toBeGreaterThan(80);
    for (const { count } of body.payment_methods) expect(count).toBeGreaterThan(0);
    expect(body.disputes.total).toBeGreaterThan(0);
  },
);

test('no e-mail of the history is left to be sent', async () => {
  expect(await countOf('emails')).toBeGreaterThan(200);
  expect(await countOf('emails where sent_at is null')).toBe(0);
});

test('the accounts of the README have the listed balances and a history', async () => {
  const { accounts } = await auditMoney(context);
  const [rider, driver] = [await personOf('rider'), await personOf('driver')];
  expect([accounts.get(`user:${rider.id}`), accounts.get(`user:${driver.id}`)]).toEqual([20_000, 20_000]);
  const own = await groupsOf(`rides where rider_id = '${rider.id}'`, 'status');
  expect(Object.fromEntries(own)).toEqual({ completed: 10, cancelled: 3 });
  expect(await countOf(`rides where rider_id = '${rider.id}' and penalty_amount > 0`)).toBe(1);
  expect(await countOf(`disputes where rider_id = '${rider.id}' and status = 'submitted'`)).toBe(1);
  expect(await countOf(`notifications where user_id = '${rider.id}' and read = 0`)).toBeGreaterThan(2);
  expect(await countOf(`rides where driver_id = '${driver.id}' and status = 'completed'`)).toBeGreaterThan(
    25,
  );
  expect(
    await countOf(`payments join rides on rides.id = payments.ride_id where rides.driver_id = '${driver.id}'
      and method = 'cash' and payments.status = 'paid' and cash_confirmed_at is null`),
  ).toBe(1);
});

test('the same time and seed create the same city, including its ids', { timeout: 180_000 }, async () => {
  const again = await open();
  await seedDemo(again);
  expect(await storyOf(again)).toEqual(story);
  await again.store.close();
});
