import type { Earnings } from '@mobility/openapi';
import { csvOf } from '../../format/csv.ts';
import { timestampMs } from '../../format/index.ts';

type Entry = Earnings['entries'][number];
export type CsvHeads = Record<'date' | 'ride' | 'kind' | 'amount' | 'fee' | 'earned', string>;

const iso = (at: Entry['at']): string => {
  const ms = timestampMs(at);
  return ms === null ? String(at) : new Date(ms).toISOString();
};

const two = (value: number): string => String(value).padStart(2, '0');
const monthOf = (date: Date): string => `${date.getFullYear()}-${two(date.getMonth() + 1)}`;
const dayOf = (date: Date): string => `${monthOf(date)}-${two(date.getDate())}`;

/** The month, the day, or the first and the last day of a period, for the name of its file; empty without a known time. */
export const fileSuffix = ({ period, from, to }: Pick<Earnings, 'period' | 'from' | 'to'>): string => {
  // The period ends before `to`.
  const [first, last] = [new Date(timestampMs(from)), new Date(timestampMs(to) - 1)];
  if (Number.isNaN(first.getTime()) || Number.isNaN(last.getTime())) return '';
  if (period === 'month') return monthOf(first);
  return period === 'day' ? dayOf(first) : `${dayOf(first)}_${dayOf(last)}`;
};

/** The entries as a file for a spreadsheet: one line each, amounts with a decimal point, times in UTC. */
export const earningsCsv = (
  entries: readonly Entry[],
  heads: CsvHeads,
  kindOf: (kind: Entry['kind']) => string,
): string => {
  const lines = entries.map(({ at, ride_id, kind, amount, fee, net }) => [
    iso(at),
    ride_id,
    kindOf(kind),
    amount.toFixed(2),
    fee.toFixed(2),
    net.toFixed(2),
  ]);
  return csvOf([[heads.date, heads.ride, heads.kind, heads.amount, heads.fee, heads.earned], ...lines]);
};
