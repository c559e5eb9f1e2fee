import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { paymentRow, rideRow } from '../../store/conformance/rows.ts';
import { paidSessionQuery } from '../../store/money/card-refunds.ts';
import { movementsQuery } from '../../store/money/ledger.ts';
import { paymentsQuery } from '../../store/money/payment-records.ts';
import { createTestContext, given, type Person, requestBy } from '../../testing/index.ts';
import { slowSteps } from '../../testing/plan.ts';
import { listPayments } from './listPayments.ts';

let context: Context;
let people: { rider: Person; driver: Person };

beforeAll(async () => {
  context = await createTestContext();
  const driver = await given.approvedDriver(context);
  people = { driver, rider: await given.user(context, 'rider', { balance: 100 }) };
  const other = await given.user(context, 'rider');
  await context.store.transaction(async (db) => {
    for (const { id } of [people.rider, other]) {
      const rides = Array.from({ length: 400 }, () =>
        rideRow(id, { status: 'completed', driver_id: driver.id, settlement: 'paid' }),
      );
      for (const ride of rides) {
        await db.insertInto('rides').values(ride).execute();
        await db
          .insertInto('payments')
          .values(paymentRow(ride, { status: 'paid' }))
          .execute();
      }
    }
  });
});
afterAll(() => context.store.close());

const through = async (person: Person, cursor?: string): Promise<string[][]> => {
  const query = { limit: 150, ...(cursor && { cursor }) };
  const { body, headers } = await listPayments(context, requestBy(person, { query }));
  const next = headers?.['x-next-cursor'];
  const ids = body.map(({ id }) => id);
  return next ? [ids, ...(await through(person, next))] : [ids];
};

test('pages of payments follow each other without a gap, for the rider and for the driver', async () => {
  const taken = await through(people.rider);
  expect(taken.map((ids) => ids.length)).toEqual([150, 150, 100]);
  expect(new Set(taken.flat()).size).toBe(400);
  expect(new Set((await through(people.driver)).flat()).size).toBe(800);
});

test('a new payment is the driver’s too', async () => {
  const { rideId, driver } = await given.completedRide(context, { payment: 'cash' });
  const { body } = await listPayments(context, requestBy(driver));
  expect(body.map(({ ride_id }) => ride_id)).toEqual([rideId]);
});

test('the audit trail gets one entry per person in five minutes', async () => {
  for (const _ of [1, 2, 3]) await listPayments(context, requestBy(people.rider));
  const entries = context.store.read
    .selectFrom('audit')
    .select('id')
    .where('user_id', '=', people.rider.id)
    .where('action', '=', 'payment_query');
  expect(await entries.execute()).toHaveLength(1);
});

test('payments, movements and the page of a payment are read from an index', async () => {
  const { read } = context.store;
  const page = { before: 1_000, most: 51 };
  for (const query of [
    paymentsQuery(read, 'rider_id', 'someone', page),
    paymentsQuery(read, 'driver_id', 'someone', page),
    movementsQuery(read, 'someone'),
    paidSessionQuery(read, 'payment'),
  ])
    expect(await slowSteps(context.store, query)).toEqual([]);
  // Without an index, the same check finds the scan.
  const unindexed = read.selectFrom('payments').selectAll().where('amount', '=', 1);
  expect(await slowSteps(context.store, unindexed)).toHaveLength(1);
});
