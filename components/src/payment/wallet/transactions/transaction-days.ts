import type { Transaction } from '@mobility/machines/transactions';
import type { Timestamp } from '@mobility/openapi';
import { timestampMs } from '../../../format/time.ts';

/** What the list's filter shows. */
export type Shown = 'all' | 'ride' | 'topUp' | 'refund' | 'other';

/** Whether a filter shows a transaction; fees, penalties and credits are the others. */
export const shownAs = ({ kind }: Transaction, filter: Shown): boolean => {
  if (filter === 'all' || kind === filter) return true;
  return filter === 'other' && kind !== 'ride' && kind !== 'topUp' && kind !== 'refund';
};

export type Day = { day: string; at: Timestamp; items: Transaction[] };

const dateOf = (ms: number): string => (Number.isNaN(ms) ? '' : new Date(ms).toDateString());

/** Transactions by their day in the reader's time zone, in the order of the list. `now` in milliseconds since 1970. */
export const byDay = (transactions: readonly Transaction[], now: number): Day[] => {
  const before = new Date(now);
  before.setDate(before.getDate() - 1);
  const names: Record<string, string> = {
    [dateOf(now)]: 'today',
    [dateOf(before.getTime())]: 'yesterday',
  };
  const days = new Map<string, Day>();
  for (const transaction of transactions) {
    const date = dateOf(timestampMs(transaction.at));
    const day = days.get(date) ?? { day: names[date] ?? date, at: transaction.at, items: [] };
    day.items.push(transaction);
    days.set(date, day);
  }
  return [...days.values()];
};
