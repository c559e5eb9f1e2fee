import type { Earnings } from '@mobility/openapi';
import { csvOf } from '../../format/csv.ts';
import { timestampMs } from '../../format/index.ts';

type Entry = Earnings['entries'][number];
export type CsvHeads = Record<'date' | 'ride' | 'kind' | 'amount' | 'fee' | 'earned', string>;

const iso = (at: Entry['at']): string => {
  const ms = timestampMs(at);
  return ms === null ? String(at) : new Date(ms).toISOString();
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
