import { expect, test } from 'vitest';
import { analyticsOf, type Counted, spans } from './analytics.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 10, 21, 12);
const today = Math.floor(now / day);
const counted = (change: Partial<Counted> = {}): Counted => ({
  from: now - spans['7d'],
  now,
  paid: [],
  lost: 0,
  disputes: [],
  ...change,
});

test('a window without payments has zeros for every method and every day', () => {
  const { overview, payment_methods, daily_stats, disputes, trends } = analyticsOf(counted());
  expect(Object.values(overview)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  expect(payment_methods.map(({ method }) => method)).toEqual(['balance', 'cash', 'stripe']);
  expect(daily_stats.map(({ date }) => date)).toEqual([
    '2026-11-14',
    '2026-11-15',
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
  ]);
  expect(Object.values(disputes)).toEqual([0, 0, 0, 0]);
  const nothing_before = ['revenue_growth', 'transaction_growth', 'dispute_trend'];
  expect(trends).toEqual({ revenue_growth: 0, transaction_growth: 0, dispute_trend: 0, nothing_before });
});

test('a window that ends at midnight contains the days of its range and the new day', () => {
  const midnight = Date.UTC(2026, 10, 21) - 1;
  const { daily_stats } = analyticsOf(counted({ now: midnight, from: midnight - spans['7d'] }));
  expect(daily_stats).toHaveLength(7);
});

test('the analytics compute figures, shares and growth', () => {
  const paid = [
    {
      day: today,
      method: 'balance' as const,
      isCurrent: true,
      count: 2,
      amount: 1_001,
      refunded: 101,
      fees: 200,
    },
    {
      day: today - 1,
      method: 'stripe' as const,
      isCurrent: true,
      count: 1,
      amount: 500,
      refunded: 0,
      fees: 100,
    },
    {
      day: today - 8,
      method: 'cash' as const,
      isCurrent: false,
      count: 4,
      amount: 1_000,
      refunded: 9,
      fees: 200,
    },
  ];
  const disputes = [
    { day: today, isCurrent: true, count: 3, resolved: 1 },
    { day: today - 8, isCurrent: false, count: 0, resolved: 0 },
  ];
  const figures = analyticsOf(counted({ paid, lost: 1, disputes }));
  expect(figures.overview).toEqual({
    total_revenue: 15.01,
    total_transactions: 3,
    success_rate: 75,
    average_transaction: 5,
    failed_transactions: 1,
    refunds: 1.01,
    net_revenue: 14,
    platform_fees: 3,
  });
  expect(figures.payment_methods).toEqual([
    { method: 'balance', count: 2, amount: 10.01, percentage: 66.7 },
    { method: 'cash', count: 0, amount: 0, percentage: 0 },
    { method: 'stripe', count: 1, amount: 5, percentage: 33.3 },
  ]);
  expect(figures.daily_stats.slice(-2)).toEqual([
    { date: '2026-11-20', revenue: 5, transactions: 1, refunds: 0, platform_fees: 1, disputes: 0 },
    { date: '2026-11-21', revenue: 10.01, transactions: 2, refunds: 1.01, platform_fees: 2, disputes: 3 },
  ]);
  expect(figures.disputes).toEqual({ total: 3, resolved: 1, pending: 2, resolution_rate: 33.3 });
  expect(figures.trends).toEqual({
    revenue_growth: 50.1,
    transaction_growth: -25,
    dispute_trend: 100,
    nothing_before: ['dispute_trend'],
  });
});
