import type { Earnings } from '@mobility/openapi';
import { platformFee } from '@mobility/openapi/fee';
import type { Period, PeriodParts } from '../period.ts';
import { fromCents } from './money.ts';

/** A fare, a compensation or, with a negative amount, a penalty of a driver. Cents, and milliseconds since 1970. */
export type Earned = { ride_id: string; at: number; amount: number; isFare: boolean };

const listedAtMost = 10_000;

const feeOf = ({ amount, isFare }: Earned): number => (isFare ? platformFee(amount) : 0);
const netOf = (earned: Earned): number => earned.amount - feeOf(earned);
const kindOf = ({ amount, isFare }: Earned): Earnings['entries'][number]['kind'] => {
  if (isFare) return 'fare';
  return amount < 0 ? 'penalty' : 'compensation';
};
const iso = (ms: number): string => new Date(ms).toISOString();

/** The nets of the parts of a period in cents, in one pass. */
const netsOf = (starts: readonly number[], earned: readonly Earned[]): number[] => {
  const nets = starts.map(() => 0);
  for (const one of earned) {
    const part = starts.findLastIndex((start) => start <= one.at);
    nets[part] = (nets[part] ?? 0) + netOf(one);
  }
  return nets;
};

/** The earnings of a period in the form of the contract, from those of the period and the one before, newest first. */
export const toEarnings = (
  period: Period,
  { from, to, parts }: PeriodParts,
  earned: readonly Earned[],
): Earnings => {
  const own = earned.filter(({ at }) => at >= from);
  const sum = (list: readonly Earned[], of: (one: Earned) => number): number =>
    fromCents(list.reduce((total, one) => total + of(one), 0));
  const only = (kind: ReturnType<typeof kindOf>): Earned[] => own.filter((one) => kindOf(one) === kind);
  const fares = only('fare');
  const nets = netsOf(parts, own);
  return {
    period,
    from: iso(from),
    to: iso(to),
    net: sum(own, netOf),
    fares: sum(fares, ({ amount }) => amount),
    fees: sum(fares, feeOf),
    compensations: sum(only('compensation'), netOf),
    penalties: sum(only('penalty'), ({ amount }) => 0 - amount),
    rides: fares.length,
    net_before: sum(
      earned.filter(({ at }) => at < from),
      netOf,
    ),
    parts: parts.map((start, index) => ({ from: iso(start), net: fromCents(nets[index] ?? 0) })),
    entries: own.slice(0, listedAtMost).map((one) => ({
      ride_id: one.ride_id,
      kind: kindOf(one),
      at: iso(one.at),
      amount: fromCents(one.amount),
      fee: fromCents(feeOf(one)),
      net: fromCents(netOf(one)),
    })),
  };
};
