import type { PaymentAnalytics, PaymentMethod } from '@mobility/openapi';

/** How far the figures reach back. */
export const ranges = ['24h', '7d', '30d', '90d'] as const;
export type Range = (typeof ranges)[number];

/** The range that an address names; the last 7 days for any other text. */
export const rangeNamed = (name: string | null): Range => ranges.find((range) => range === name) ?? '7d';

/** How many days a range has. */
export const daysIn: Record<Range, number> = { '24h': 1, '7d': 7, '30d': 30, '90d': 90 };

/** One UTC day, such as 2026-11-21. */
export type Day = {
  date: string;
  revenue: number;
  transactions: number;
  disputes: number;
};

export type MethodShare = { method: PaymentMethod; count: number; amount: number; percentage: number };

/** What the tab draws. Its form differs from the server's answer, so that a sample cannot be taken for one. */
export type Figures = {
  isSample: boolean;
  revenue: number;
  transactions: number;
  /** Null where no payment was paid, failed or expired. */
  successRate: number | null;
  /** The payments that failed or expired; null where the server does not report them. */
  failed: number | null;
  average: number;
  methods: readonly MethodShare[];
  /** Oldest first. The range starts within the first day and ends within the last one. */
  days: readonly Day[];
  disputes: PaymentAnalytics['disputes'];
  /** What is left of the revenue; null where the server does not report it. */
  income: { refunds: number; net: number; fees: number } | null;
  /** The changes in percent from the range before; null where it had none of them. */
  growth: Record<'revenue' | 'transactions' | 'disputes', number | null>;
};

const order: readonly PaymentMethod[] = ['balance', 'stripe', 'cash'];
const placeOf = ({ method }: MethodShare): number => {
  const place = order.indexOf(method);
  return place < 0 ? order.length : place;
};

const incomeOf = ({ refunds, net_revenue: net, platform_fees: fees }: PaymentAnalytics['overview']) =>
  refunds === undefined || net === undefined || fees === undefined ? null : { refunds, net, fees };

type Trends = PaymentAnalytics['trends'];

/** A server that does not say which figures had none before sends 100 for them. Without any in both ranges nothing changed. */
const growthOf = (trends: Trends, name: Exclude<keyof Trends, 'nothing_before'>): number | null =>
  trends[name] !== 0 && trends.nothing_before?.includes(name) ? null : trends[name];

const isWhole = ({ revenue, transactions }: Day): boolean =>
  Number.isFinite(revenue) && Number.isFinite(transactions);

/** A server sends 0 % both where all payments failed and where there were none. */
const successOf = ({
  success_rate: rate,
  failed_transactions: failed,
  total_transactions: all,
}: PaymentAnalytics['overview']): number | null => (rate === 0 && (failed ?? all) === 0 ? null : rate);

/** The figures of an answer, without the days that lack some. */
export const figuresOf = (analytics: PaymentAnalytics): Figures => {
  const { overview, payment_methods, daily_stats, disputes, trends } = analytics;
  return {
    isSample: false,
    revenue: overview.total_revenue,
    transactions: overview.total_transactions,
    successRate: successOf(overview),
    failed: overview.failed_transactions ?? null,
    average: overview.average_transaction,
    methods: payment_methods.toSorted((a, b) => placeOf(a) - placeOf(b)),
    days: daily_stats.filter(isWhole),
    disputes,
    income: incomeOf(overview),
    growth: {
      revenue: growthOf(trends, 'revenue_growth'),
      transactions: growthOf(trends, 'transaction_growth'),
      disputes: growthOf(trends, 'dispute_trend'),
    },
  };
};

/** The days that lie in the range from their first to their last hour. */
export const fullDays = (days: readonly Day[]): readonly Day[] => days.slice(1, -1);
