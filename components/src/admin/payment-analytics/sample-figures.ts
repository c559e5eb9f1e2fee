import { type Day, daysIn, type Figures, type MethodShare, type Range } from './figures.ts';

const day = 86_400_000;
const fare = 1_850;
const shares = [
  { method: 'balance', share: 0.5 },
  { method: 'stripe', share: 0.4 },
  { method: 'cash', share: 0.1 },
] as const;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** A day with more rides towards the weekend. */
const sampleDay = (at: number): Day => {
  const date = new Date(at);
  const transactions = 40 + date.getUTCDay() * 6 + (date.getUTCDate() % 4) * 3;
  return {
    date: date.toISOString().slice(0, 10),
    revenue: (transactions * fare) / 100,
    transactions,
    disputes: date.getUTCDate() % 3 === 0 ? 1 : 0,
  };
};

/** Generated figures, which show what the tab looks like while the real ones cannot be read. */
export const sampleFigures = (range: Range, now: number): Figures => {
  const days = Array.from({ length: daysIn[range] + 1 }, (_, index) =>
    sampleDay(now - (daysIn[range] - index) * day),
  );
  const transactions = sumOf(days.map((each) => each.transactions));
  const disputes = sumOf(days.map((each) => each.disputes));
  const resolved = Math.floor(disputes * 0.75);
  const methods = shares.map(({ method, share }): MethodShare => {
    const count = Math.round(transactions * share);
    return { method, count, amount: (count * fare) / 100, percentage: share * 100 };
  });
  return {
    isSample: true,
    revenue: (transactions * fare) / 100,
    transactions,
    successRate: 96,
    failed: null,
    average: fare / 100,
    methods,
    days,
    disputes: {
      total: disputes,
      resolved,
      pending: disputes - resolved,
      resolution_rate: disputes === 0 ? 0 : (resolved / disputes) * 100,
    },
    income: null,
    growth: { revenue: 5, transactions: 4, disputes: -10 },
  };
};
