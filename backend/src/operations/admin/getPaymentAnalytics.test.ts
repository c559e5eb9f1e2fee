import type { PaymentAnalytics } from '@mobility/openapi';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import {
  type Clock,
  createClock,
  createTestContext,
  given,
  type Person,
  requestBy,
} from '../../testing/index.ts';
import { getPaymentAnalytics } from './getPaymentAnalytics.ts';
import { refundRide } from './refundRide.ts';

let context: Context;
let clock: Clock;
let admin: Person;
beforeEach(async () => {
  clock = createClock();
  context = await createTestContext({ now: clock.now });
  admin = await given.user(context, 'admin');
});
afterEach(() => context.store.close());

const hour = 3_600_000;
const fare = 7.32;
const fee = 1.46;
const figures = async (range?: '24h' | '7d' | '30d' | '90d'): Promise<PaymentAnalytics> =>
  (await getPaymentAnalytics(context, requestBy(admin, { query: range ? { range } : {} }))).body;
const sum = (values: number[]): number =>
  Math.round(values.reduce((total, value) => total + value, 0) * 100) / 100;

test('the analytics count the paid payments of each window', async () => {
  await given.completedRide(context, { payment: 'cash' });
  clock.advance(26 * hour);
  await given.completedRide(context, { payment: 'balance' });
  await given.disputedRide(context);
  await given.resolvedDispute(context, 'rejected');
  await given.completedRide(context, { payment: 'stripe' });
  await given.completedRide(context, { payment: 'initiated' });

  const day = await figures('24h');
  expect(day.overview).toEqual({
    total_revenue: 4 * fare,
    total_transactions: 4,
    success_rate: 100,
    average_transaction: fare,
    failed_transactions: 0,
    refunds: 0,
    net_revenue: 4 * fare,
    platform_fees: 4 * fee,
  });
  expect(day.payment_methods.map(({ count }) => count)).toEqual([3, 0, 1]);
  expect(day.disputes).toEqual({ total: 2, resolved: 1, pending: 1, resolution_rate: 50 });
  expect(day.trends).toEqual({
    revenue_growth: 300,
    transaction_growth: 300,
    dispute_trend: 100,
    nothing_before: ['dispute_trend'],
  });
  const week = await figures();
  expect(week.overview.total_transactions).toBe(5);
  expect(week.payment_methods[1]).toMatchObject({ method: 'cash', count: 1, percentage: 20 });
});

test('the daily figures add up to the overview at any time of day, with a row for each day', async () => {
  for (let step = 0; step < 12; step += 1) {
    await given.completedRide(context, { payment: 'cash' });
    clock.advance(7 * hour);
  }
  for (const [range, days] of [
    ['24h', 1],
    ['7d', 7],
    ['30d', 30],
    ['90d', 90],
  ] as const) {
    const { overview, daily_stats } = await figures(range);
    expect(daily_stats).toHaveLength(days + 1);
    expect(sum(daily_stats.map(({ revenue }) => revenue))).toBe(overview.total_revenue);
    expect(sum(daily_stats.map(({ transactions }) => transactions))).toBe(overview.total_transactions);
  }
});

test('an open payment that is overdue counts as lost', async () => {
  await given.completedRide(context, { payment: 'cash' });
  await given.completedRide(context, { payment: 'initiated' });
  expect((await figures('24h')).overview.success_rate).toBe(100);
  clock.advance(hour);
  expect((await figures('24h')).overview).toMatchObject({ success_rate: 50, total_transactions: 1 });
});

test('refunds lower the net revenue and leave the revenue', async () => {
  const { rideId } = await given.completedRide(context, { payment: 'balance' });
  await given.completedRide(context, { payment: 'stripe' });
  await refundRide(
    context,
    requestBy(admin, { params: { id: rideId }, body: { amount: 4.5, reason: 'A long way round' } }),
  );
  const { overview, daily_stats } = await figures('24h');
  expect(overview).toMatchObject({
    total_revenue: 14.64,
    refunds: 4.5,
    net_revenue: 10.14,
    platform_fees: 2.92,
  });
  expect(sum(daily_stats.map(({ refunds = 0 }) => refunds))).toBe(4.5);
  expect(sum(daily_stats.map(({ platform_fees = 0 }) => platform_fees))).toBe(2.92);
});
