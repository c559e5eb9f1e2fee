import type { BackupData } from '@mobility/openapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { createTestContext, dumpOf, given, outcomeOf, type Person, requestBy } from '../../testing/index.ts';
import { rateRider } from '../rides/rateRider.ts';
import { topUpBalance } from '../user/topUpBalance.ts';
import { restoreBackup } from './restoreBackup.ts';

let context: Context;
let admin: Person;
let file: BackupData;
let before: Record<string, string[]>;
beforeAll(async () => {
  context = await createTestContext();
  admin = await given.livedInDatabase(context);
  const { rideId, driver } = await given.completedRide(context);
  const opinion = { rating: 5, comment: 'Kind' };
  await rateRider(context, requestBy(driver, { params: { id: rideId }, body: opinion }));
  const { rider } = await given.inProgressRide(context);
  await topUpBalance(context, requestBy(rider, { body: given.topUp(10) }));
  file = await given.backupFile(context, admin);
  before = await dumpOf(context);
});
afterAll(() => context.store.close());

type Value = string | number | null;
type Values = Record<string, Value>;

/** Puts values into the first row of a table that fits. */
const putWhere = (copy: BackupData, table: string, fits: Values, values: Values): void => {
  const { columns = [], rows = [] } = copy.collections[table] ?? {};
  const row = rows.find((one) =>
    Object.entries(fits).every(([column, value]) => one[columns.indexOf(column)] === value),
  );
  if (!row) throw new Error(`There is no such row of ${table}`);
  for (const [column, value] of Object.entries(values)) row.splice(columns.indexOf(column), 1, value);
};

const refuse = async (table: string, fits: Values, values: Values, sentence: string) => {
  const forged = given.forged(file, (copy) => putWhere(copy, table, fits, values));
  const asked = requestBy<'restoreBackup'>(admin, { body: { ...forged } });
  expect(await outcomeOf(restoreBackup(context, asked))).toEqual([
    400,
    'backup_invalid',
    expect.stringContaining(sentence),
  ]);
  expect(await dumpOf(context)).toEqual(before);
};

const tooDeep = `{"a":${'['.repeat(45_000)}${']'.repeat(45_000)}}`;

const values: [table: string, column: string, ...wrong: Value[]][] = [
  ['users', 'created_at', -9e15, 9e15, -1, 0.5, Date.UTC(2200, 0, 1) + 1],
  ['users', 'email', 'Alex@mobility.example', 'alex', 'a b@c', `${'a'.repeat(250)}@b.cd`],
  ['users', 'name', '', 'x'.repeat(101), '😀'.repeat(101)],
  ['users', 'phone', '1'.repeat(41)],
  ['users', 'role', 'superuser'],
  ['driver_profiles', 'vehicle_year', 1899, 2201, -1],
  ['driver_profiles', 'vehicle_type', 'tank'],
  ['driver_profiles', 'license_plate', 'x'.repeat(21)],
  ['driver_profiles', 'is_approved', 2],
  ['driver_state', 'radius_km', 4, 101, -5],
  ['driver_state', 'updated_at', 9e15],
  ['locations', 'latitude', 90.1, -91],
  ['locations', 'longitude', 180.1, -181],
  ['locations', 'accuracy', -1],
  ['rides', 'created_at', 9e15, -1],
  ['rides', 'status', 'driver_arrived', 'lost'],
  ['rides', 'version', 0, -1, 2 ** 31],
  ['rides', 'attempt', 0, -1],
  ['rides', 'pickup_latitude', 91],
  ['rides', 'dropoff_longitude', -200],
  ['rides', 'pickup_address', '', 'x'.repeat(301)],
  ['rides', 'passenger_count', 0, 5],
  ['rides', 'distance_km', -1, 301],
  ['rides', 'duration_minutes', -1],
  ['rides', 'estimated_fare', 0, -100, 2 ** 31],
  ['rides', 'fare', -100],
  ['rides', 'penalty_amount', -1],
  ['ratings', 'rating', 0, 6, -1],
  ['ratings', 'comment', 'x'.repeat(1_001)],
  ['disputes', 'dispute_type', 'nonsense'],
  ['disputes', 'status', 'open'],
  ['disputes', 'requested_refund', -1],
  ['payments', 'amount', 0, -1],
  ['payments', 'status', 'free'],
  ['payments', 'method', 'gold'],
  ['payments', 'refunded', -1],
  ['payments', 'expires_at', 9e15],
  ['ledger_entries', 'amount', 2 ** 31, -(2 ** 31)],
  ['ledger_entries', 'account', 'mine', 'user:'],
  ['ledger_transactions', 'kind', 'gift'],
  ['ledger_transactions', 'created_at', 9e15],
  ['saved_cards', 'last4', '42', 'abcd'],
  ['saved_cards', 'expiry_month', 0, 13],
  ['saved_cards', 'brand', 'diners'],
  ['top_ups', 'amount', -1],
  ['notifications', 'type', 'spam'],
  ['notifications', 'seq', -1],
  ['notifications', 'data', '[]', 'null', '7', tooDeep],
  ['notifications', 'read', 7],
  ['live_sequences', 'seq', -1],
  ['audit', 'created_at', 9e15, -9e15],
  ['audit', 'severity', 'deadly'],
  ['audit', 'metadata', '[1]', '"text"', tooDeep],
];

test.each(values.flatMap(([table, column, ...wrong]) => wrong.map((value) => ({ table, column, value }))))(
  'refuses a $column in $table of $value',
  ({ table, column, value }) => refuse(table, {}, { [column]: value }, `${table} has a wrong ${column}`),
);

const together: [string, string, Values, Values, string][] = [
  ...['accepted', 'driver_arriving', 'in_progress', 'completed'].map(
    (status): [string, string, Values, Values, string] => [
      `a ride that is ${status} without a driver`,
      'rides',
      { status: 'pending' },
      { status },
      'has no driver',
    ],
  ),
  [
    'a completed ride whose driver is gone',
    'rides',
    { status: 'completed' },
    { driver_id: null },
    'no driver',
  ],
  ['a ride that never was completed', 'rides', { status: 'completed' }, { completed_at: null }, 'its status'],
  ['a completed ride without a fare', 'rides', { status: 'completed' }, { fare: null }, 'its status'],
  ['a ride that nobody cancelled', 'rides', { status: 'cancelled' }, { cancelled_at: null }, 'its status'],
  ['a payment of no time', 'payments', { status: 'paid' }, { paid_at: null }, 'its status'],
  ['a failed payment that was paid', 'payments', { status: 'paid' }, { status: 'failed' }, 'its status'],
  [
    'a payment of another amount',
    'payments',
    { status: 'paid' },
    { amount: 1 },
    'another fare than its ride',
  ],
  ['a ride of another fare', 'rides', { status: 'completed' }, { fare: 1 }, 'another fare than its ride'],
  [
    'a number that is yet to come',
    'notifications',
    {},
    { seq: 900_000_000 },
    'a number that was never given',
  ],
  ['a refund above the payment', 'payments', { status: 'paid' }, { refunded: 2_000_000 }, 'gave back more'],
  ['cash by a card', 'payments', { method: 'stripe' }, { cash_confirmed_at: 1 }, 'cash that was not paid'],
  [
    'a transfer under another name',
    'ledger_transactions',
    { kind: 'payment' },
    { reference: 'x' },
    'says otherwise',
  ],
  ['money of nobody', 'ledger_entries', {}, { account: 'user:nobody' }, 'belongs to nobody'],
  ['a top-up of another amount', 'top_ups', {}, { amount: 1 }, 'the ledger says otherwise'],
  ['a top-up of no time', 'top_ups', {}, { paid_at: null }, 'its status'],
  ['a decision of no time', 'disputes', {}, { status: 'refunded' }, 'its status'],
];

test.each(together)('refuses %s', (_, ...rest) => refuse(...rest));

const rowOf = (table: string, fits: Values): Values => {
  const { columns = [], rows = [] } = file.collections[table] ?? {};
  const found = rows
    .map((row): Values => Object.fromEntries(columns.map((name, place) => [name, row[place] ?? null])))
    .find((row) => Object.entries(fits).every(([column, value]) => row[column] === value));
  if (!found) throw new Error(`There is no such row of ${table}`);
  return found;
};

test('refuses people who are on two rides at once', async () => {
  const driven = rowOf('rides', { status: 'in_progress' });
  const only = 'Two rows of rides claim what only one may have';
  await refuse('rides', { status: 'pending' }, { rider_id: driven.rider_id ?? '' }, only);
  const { driver_id = null } = driven;
  await refuse('rides', { status: 'pending' }, { driver_id }, 'waits for a driver and has one');
  const again = { status: 'in_progress', driver_id, accepted_at: 1, started_at: 1 };
  await refuse('rides', { status: 'pending' }, again, only);
});

test('refuses a payment and a rating that are not of their ride', async () => {
  const waiting = rowOf('rides', { status: 'pending' });
  for (const [table, fits] of [
    ['payments', { status: 'paid' }],
    ['ratings', {}],
    ['rider_ratings', {}],
  ] as const) {
    await refuse(table, fits, { ride_id: waiting.id ?? '' }, 'is of a ride that is not completed');
    await refuse(table, fits, { rider_id: waiting.rider_id ?? '' }, 'is of other people than its ride');
  }
});

test('refuses a driver on duty who is none', async () => {
  const { driver_id: id = null } = rowOf('rides', { status: 'in_progress' });
  await refuse('users', { id }, { role: 'rider' }, 'is driven by somebody who is no driver');
  const idle = rowOf('rides', { status: 'completed' }).driver_id ?? null;
  await refuse('users', { id: idle }, { role: 'rider' }, 'is online and belongs to no driver');
});
