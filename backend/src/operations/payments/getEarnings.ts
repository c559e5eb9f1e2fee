import { toEarnings } from '../../domain/money/earnings.ts';
import { type Period, type PeriodParts, periodAt } from '../../domain/period.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Handler } from '../../operation.ts';
import { earnedBy } from '../../store/money/earnings.ts';

const periodIn = (zone: string, period: Period, now: number): PeriodParts => {
  try {
    return periodAt(period, now, zone);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new Refusal('validation_failed', 'time_zone is not a known time zone');
  }
};

/** Returns what the driver earned in the present day, week or month of a time zone, and in the one before. */
export const getEarnings: Handler<'getEarnings'> = async ({ store, now }, { caller, query }) => {
  const { period = 'week', time_zone: zone = 'UTC' } = query;
  const span = periodIn(zone, period, now());
  const earned = await earnedBy(store.read, caller.id, { from: span.before, to: span.to });
  return { status: 200, body: toEarnings(period, span, earned) };
};
