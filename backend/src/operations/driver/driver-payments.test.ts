import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import {
  type Clock,
  createClock,
  createTestContext,
  type DrivenRide,
  given,
  messagesTo,
  outcomeOf,
  type Person,
  requestBy,
} from '../../testing/index.ts';
import { getPaymentsSummary } from '../payments/getPaymentsSummary.ts';
import { listPayments } from '../payments/listPayments.ts';
import { confirmCashReceived } from './confirmCashReceived.ts';
import { listPendingPayments } from './listPendingPayments.ts';

let context: Context;
let clock: Clock;
let driver: Person;
beforeEach(async () => {
  clock = createClock();
  context = await createTestContext({ now: clock.now });
  driver = await given.approvedDriver(context);
});
afterEach(() => context.store.close());

type Paid = 'none' | 'initiated' | 'balance' | 'cash' | 'stripe';
const drive = async (...payments: Paid[]): Promise<DrivenRide[]> => {
  const rides = [];
  for (const payment of payments) {
    rides.push(await given.completedRide(context, { driver, payment }));
    clock.advance(1_000);
  }
  return rides;
};
const pending = async (person = driver) => (await listPendingPayments(context, requestBy(person))).body;
const confirm = (rideId: string, person = driver, key?: string) =>
  confirmCashReceived(context, requestBy(person, { params: { rideId }, ...(key ? { key } : {}) }));
const summary = async (person = driver) => (await getPaymentsSummary(context, requestBy(person))).body;

describe('the pending payments', () => {
  test('the pending payments are the unpaid rides and the unconfirmed cash, newest first', async () => {
    const [, initiated, , cash] = await drive('none', 'initiated', 'balance', 'cash', 'stripe');
    await given.acceptedRide(context, { driver });
    await given.completedRide(context, { payment: 'none' });
    const { pending_payments, ...totals } = await pending();
    expect(totals).toEqual({ total_pending: 3, total_amount: 21.96 });
    expect(
      pending_payments.map((row) => [row.payment_status, row.payment_method, row.awaits_confirmation]),
    ).toEqual([
      ['paid', 'cash', true],
      ['pending', 'balance', false],
      ['not_initiated', null, false],
    ]);
    expect(pending_payments[0]).toEqual({
      ride_id: cash?.rideId,
      rider_id: cash?.rider.id,
      rider_name: 'Riley Rivera',
      estimated_fare: 7.32,
      payment_status: 'paid',
      payment_method: 'cash',
      ride_status: 'completed',
      awaits_confirmation: true,
      cash_missing: false,
      created_at: expect.any(String),
    });
    clock.advance(900_000);
    const later = (await pending()).pending_payments.find(({ ride_id }) => ride_id === initiated?.rideId);
    expect(later?.payment_status).toBe('expired');
  });

  test('the list of pending payments is empty if everything is paid', async () => {
    await drive('balance');
    expect(await pending()).toEqual({ pending_payments: [], total_pending: 0, total_amount: 0 });
  });
});

describe('cash', () => {
  test('confirming cash notifies the rider and removes the entry, and a repeated call gets the same answer', async () => {
    const [ride] = await drive('cash');
    const { rideId = '', rider = driver } = ride ?? {};
    const answers = await Promise.all([
      confirm(rideId, driver, 'intent-1'),
      confirm(rideId, driver, 'intent-1'),
    ]);
    expect(answers.map(({ body }) => body.message)).toEqual([
      'Cash payment confirmed',
      'Cash payment confirmed',
    ]);
    expect(await outcomeOf(confirm(rideId, driver, 'intent-2'))).toEqual([
      409,
      'cash_already_confirmed',
      'This cash payment is already confirmed',
    ]);
    expect((await pending()).total_pending).toBe(0);
    const told = (await messagesTo(context, rider.id)).filter(({ type }) => type === 'ride_message');
    expect(told).toMatchObject([{ message: 'Your driver confirmed your cash payment of Ⓣ7.32.' }]);
  });

  test('concurrent confirmations confirm cash once', async () => {
    const [ride] = await drive('cash');
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        outcomeOf(confirm(ride?.rideId ?? '', driver, `intent-${index}`)),
      ),
    );
    expect(outcomes.filter(([status]) => status === 200)).toHaveLength(1);
  });

  test.each(['none', 'initiated', 'balance', 'stripe'] as const)(
    'cash cannot be confirmed for a payment that is %s',
    async (paid) => {
      const [ride] = await drive(paid);
      expect((await outcomeOf(confirm(ride?.rideId ?? ''))).slice(0, 2)).toEqual([400, 'cash_not_due']);
    },
  );

  test('only the driver of the ride can confirm the cash', async () => {
    const [ride] = await drive('cash');
    const other = await given.approvedDriver(context);
    expect((await outcomeOf(confirm(ride?.rideId ?? '', other)))[1]).toBe('not_participant');
    expect((await outcomeOf(confirm('none'))).slice(0, 2)).toEqual([404, 'ride_not_found']);
  });
});

test('the summary counts the paid payments and all completed rides', async () => {
  await drive('balance', 'cash', 'stripe', 'none', 'initiated');
  expect(await summary()).toEqual({ total_earnings: 17.58, total_rides: 5, total_revenue: 21.96 });
  expect(await summary(await given.approvedDriver(context))).toEqual({
    total_earnings: 0,
    total_rides: 0,
    total_revenue: 0,
  });
});

test('driver and rider see the payments of their own rides, newest first, and the query is audited', async () => {
  const [balance, cash] = await drive('balance', 'cash', 'none');
  const list = async (person: Person) => (await listPayments(context, requestBy(person))).body;
  const seen = await list(driver);
  expect(seen.map(({ ride_id }) => ride_id)).toEqual([cash?.rideId, balance?.rideId]);
  expect(seen[1]).toEqual({
    id: expect.any(String),
    ride_id: balance?.rideId,
    amount: 7.32,
    driver_earnings: 5.86,
    status: 'paid',
    payment_method: 'balance',
    created_at: expect.any(String),
    paid_at: expect.any(String),
    refunded_amount: 0,
  });
  expect(await list(cash?.rider ?? driver)).toHaveLength(1);
  expect(await list(await given.user(context, 'admin'))).toEqual([]);
  const audit = await context.store.read
    .selectFrom('audit')
    .select('user_id')
    .where('action', '=', 'payment_query')
    .execute();
  expect(audit).toHaveLength(3);
});
