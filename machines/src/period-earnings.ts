import type { PaymentRecord } from '@mobility/openapi';
import { timestampMs } from './timestamp.ts';
import { isKnownPaymentState } from './transactions.ts';

export type Period = 'day' | 'week' | 'month';
type Span = { from: number; to: number };

const startOf: Record<Period, (day: Date, back: number) => Date> = {
  day: (day, back) => new Date(day.getFullYear(), day.getMonth(), day.getDate() - back),
  // A week begins on Monday.
  week: (day, back) =>
    new Date(day.getFullYear(), day.getMonth(), day.getDate() - ((day.getDay() + 6) % 7) - 7 * back),
  month: (day, back) => new Date(day.getFullYear(), day.getMonth() - back, 1),
};

/** The period around `now` in local time, or the one so many periods before. Ends before the next one begins. */
export const spanOf = (period: Period, now: number, back = 0): Span => {
  const day = new Date(now);
  return { from: startOf[period](day, back).getTime(), to: startOf[period](day, back - 1).getTime() };
};

/** The parts of a period: blocks of four hours of a day, else days. Each day has its own length. */
const partsOf = (period: Period, { from, to }: Span): Span[] => {
  const starts: number[] = [];
  const start = new Date(from);
  for (let at = start; at.getTime() < to; ) {
    starts.push(at.getTime());
    const hours = period === 'day' ? at.getHours() + 4 : 24;
    at = new Date(at.getFullYear(), at.getMonth(), at.getDate(), hours);
  }
  return starts.map((at, index) => ({ from: at, to: starts[index + 1] ?? to }));
};

/** Payments are newer; an earlier time is a broken one. */
const firstYear = Date.UTC(2000);
/** Answers that break the contract may hold anything. */
const isAmount = (value: unknown): boolean =>
  typeof value === 'number' && Number.isSafeInteger(Math.round(value * 100));

/** Whether it is known what a payment earned and when; sums without it would be wrong. */
const isCountable = ({ status, created_at, amount, driver_earnings }: PaymentRecord): boolean =>
  isKnownPaymentState(status) &&
  (timestampMs(created_at) ?? 0) >= firstYear &&
  isAmount(amount) &&
  isAmount(driver_earnings);

const inSpan = (payments: readonly PaymentRecord[], { from, to }: Span) =>
  payments.filter(({ status, created_at }) => {
    const at = timestampMs(created_at);
    return status === 'paid' && at !== null && at >= from && at < to;
  });
const sumOf = (payments: readonly PaymentRecord[], of: (payment: PaymentRecord) => number): number =>
  payments.reduce((cents, payment) => cents + Math.round(of(payment) * 100), 0) / 100;
const net = ({ driver_earnings }: PaymentRecord): number => driver_earnings;

export type Earnings = {
  /** The paid payments of the period, newest first. */
  payments: readonly PaymentRecord[];
  fares: number;
  fee: number;
  net: number;
  /** How much more than in the period before; negative for less. */
  change: number;
  /** What each part of the period earned. `isNow` marks the part that is not over. */
  parts: readonly { from: number; net: number; isNow: boolean }[];
  /** How many payments cannot be counted, because their state, their date or their amounts are not known. */
  unreadable: number;
};

/** What a driver earned in the period around `now`, by the rule of today's earnings. */
export const earningsIn = (payments: readonly PaymentRecord[], period: Period, now: number): Earnings => {
  const span = spanOf(period, now);
  const paid = inSpan(payments, span);
  const earned = sumOf(paid, net);
  const fares = sumOf(paid, ({ amount }) => amount);
  const cents = (value: number): number => Math.round(value * 100) / 100;
  return {
    unreadable: payments.filter((payment) => !isCountable(payment)).length,
    payments: paid,
    fares,
    fee: cents(fares - earned),
    net: earned,
    change: cents(earned - sumOf(inSpan(payments, spanOf(period, now, 1)), net)),
    parts: partsOf(period, span).map((part) => ({
      from: part.from,
      net: sumOf(inSpan(paid, part), net),
      isNow: now >= part.from && now < part.to,
    })),
  };
};
