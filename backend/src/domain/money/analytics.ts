import type { PaymentAnalytics, PaymentMethod } from '@mobility/openapi';
import { fromCents } from './money.ts';

/** The length of each range of the contract, in milliseconds. */
export const spans = {
  '24h': 86_400_000,
  '7d': 604_800_000,
  '30d': 2_592_000_000,
  '90d': 7_776_000_000,
} as const;
const dayLength = 86_400_000;

/** Payments of one UTC day, method and window. `day` counts from 1970, amounts in cents. */
export type PaidGroup = {
  day: number;
  method: PaymentMethod;
  isCurrent: boolean;
  count: number;
  amount: number;
  /** What was refunded of these payments. */
  refunded: number;
  /** The platform's fees of these payments. */
  fees: number;
};
/** Disputes of one UTC day and window. */
export type DisputeGroup = { day: number; isCurrent: boolean; count: number; resolved: number };

/** The counts of the window that ends `now` and, marked as not current, of the window before it. */
export type Counted = {
  from: number;
  now: number;
  paid: readonly PaidGroup[];
  /** Payments of the window that failed or expired. */
  lost: number;
  disputes: readonly DisputeGroup[];
};

const methods: readonly PaymentMethod[] = ['balance', 'cash', 'stripe'];

const sumOf = <T>(groups: readonly T[], read: (group: T) => number): number =>
  groups.reduce((sum, group) => sum + read(group), 0);

const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 1_000) / 10;

/** Growth in percent; 100 if the previous value is zero. */
const growth = (now: number, before: number): number => {
  if (before === 0) return now === 0 ? 0 : 100;
  return Math.round(((now - before) / before) * 1_000) / 10;
};

const byMethod = (paid: readonly PaidGroup[]): PaymentAnalytics['payment_methods'] => {
  const total = sumOf(paid, ({ count }) => count);
  return methods.map((method) => {
    const own = paid.filter((group) => group.method === method);
    const count = sumOf(own, (group) => group.count);
    return {
      method,
      count,
      amount: fromCents(sumOf(own, ({ amount }) => amount)),
      percentage: percent(count, total),
    };
  });
};

/** Every UTC day that the window touches, including days without payments. */
const byDay = (
  { from, now }: Counted,
  paid: readonly PaidGroup[],
  disputes: readonly DisputeGroup[],
): PaymentAnalytics['daily_stats'] => {
  // The start is exclusive: a window that starts exactly at midnight does not include the day before.
  const [first, last] = [Math.floor((from + 1) / dayLength), Math.floor(now / dayLength)];
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const day = first + index;
    const own = paid.filter((group) => group.day === day);
    return {
      date: new Date(day * dayLength).toISOString().slice(0, 10),
      revenue: fromCents(sumOf(own, ({ amount }) => amount)),
      transactions: sumOf(own, ({ count }) => count),
      refunds: fromCents(sumOf(own, ({ refunded }) => refunded)),
      platform_fees: fromCents(sumOf(own, ({ fees }) => fees)),
      disputes: sumOf(
        disputes.filter((group) => group.day === day),
        ({ count }) => count,
      ),
    };
  });
};

const disputePanel = (disputes: readonly DisputeGroup[]): PaymentAnalytics['disputes'] => {
  const total = sumOf(disputes, ({ count }) => count);
  const resolved = sumOf(disputes, (group) => group.resolved);
  return { total, resolved, pending: total - resolved, resolution_rate: percent(resolved, total) };
};

type Trend = 'revenue_growth' | 'transaction_growth' | 'dispute_trend';

/** The growth of each figure, from its value now and in the window before, and which of them had none before. */
const trendsOf = (values: Record<Trend, [now: number, before: number]>): PaymentAnalytics['trends'] => {
  const names: Trend[] = ['revenue_growth', 'transaction_growth', 'dispute_trend'];
  return {
    revenue_growth: growth(...values.revenue_growth),
    transaction_growth: growth(...values.transaction_growth),
    dispute_trend: growth(...values.dispute_trend),
    nothing_before: names.filter((name) => values[name][1] === 0),
  };
};

/** Computes the figures of the admin console from the counts. */
export const analyticsOf = (counted: Counted): PaymentAnalytics => {
  const paid = counted.paid.filter(({ isCurrent }) => isCurrent);
  const before = counted.paid.filter(({ isCurrent }) => !isCurrent);
  const disputes = counted.disputes.filter(({ isCurrent }) => isCurrent);
  const disputesBefore = counted.disputes.filter(({ isCurrent }) => !isCurrent);
  const [revenue, count] = [sumOf(paid, ({ amount }) => amount), sumOf(paid, (group) => group.count)];
  const refunded = sumOf(paid, (group) => group.refunded);
  const panel = disputePanel(disputes);
  return {
    overview: {
      total_revenue: fromCents(revenue),
      total_transactions: count,
      success_rate: percent(count, count + counted.lost),
      average_transaction: count === 0 ? 0 : fromCents(Math.round(revenue / count)),
      failed_transactions: counted.lost,
      refunds: fromCents(refunded),
      net_revenue: fromCents(revenue - refunded),
      platform_fees: fromCents(sumOf(paid, ({ fees }) => fees)),
    },
    payment_methods: byMethod(paid),
    daily_stats: byDay(counted, paid, disputes),
    disputes: panel,
    trends: trendsOf({
      revenue_growth: [revenue, sumOf(before, ({ amount }) => amount)],
      transaction_growth: [count, sumOf(before, (group) => group.count)],
      dispute_trend: [panel.total, sumOf(disputesBefore, (group) => group.count)],
    }),
  };
};
