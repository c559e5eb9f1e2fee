import type { AllDisputes, Dispute } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { isOpen } from '../../dispute/is-open.ts';
import { timestampMs } from '../../format/time.ts';

export const disputeFilters = ['pending', 'resolved', 'all'] as const;
export type DisputeFilter = (typeof disputeFilters)[number];

/** The filter that an address names; pending for any other text. */
export const disputeFilterNamed = (name: string | null): DisputeFilter =>
  disputeFilters.find((filter) => filter === name) ?? 'pending';

type Counts = NonNullable<AllDisputes['counts']>;

/** How many disputes each filter has, and how many percent are resolved. */
export const figuresOf = ({ submitted, refunded, rejected }: Counts) => {
  const [resolved, all] = [refunded + rejected, submitted + refunded + rejected];
  return { pending: submitted, resolved, all, percentResolved: all === 0 ? 0 : (resolved / all) * 100 };
};

export const isRefunded = ({ status }: Pick<Dispute, 'status'>): boolean => status === 'refunded';

const minute = 60_000;
const minutesAnHour = 60;
const reviewHours = Math.max(...limits.dispute.reviewHours);

/** Whether this version knows the status; other disputes belong to no filter but all. */
export const isKnown = (dispute: Pick<Dispute, 'status'>): boolean =>
  isOpen(dispute) || isRefunded(dispute) || dispute.status === 'rejected';

/** With fewer minutes left, a dispute is due soon. */
const soon = 8 * minutesAnHour;

type DueTime = { urgency: 'overdue' | 'soon' | 'later'; unit: 'hours' | 'minutes'; count: number };

const inUnits = (minutes: number, round: (count: number) => number): Pick<DueTime, 'unit' | 'count'> =>
  minutes < minutesAnHour
    ? { unit: 'minutes', count: minutes }
    : { unit: 'hours', count: round(minutes / minutesAnHour) };

/**
 * The time until the review that riders are promised ends, rounded up, or since it ended, rounded down; minutes below an hour.
 * A clock behind the submission leaves no more than was promised. Null where the submission has no time.
 */
export const dueTime = ({ submitted_at }: Pick<Dispute, 'submitted_at'>, now: number): DueTime | null => {
  const waited = Math.max(0, now - timestampMs(submitted_at)) / minute;
  if (Number.isNaN(waited)) return null;
  const left = reviewHours * minutesAnHour - waited;
  // A minute that has begun is the least: the review ends or ended within it.
  if (left < 0) return { urgency: 'overdue', ...inUnits(Math.max(1, Math.floor(-left)), Math.floor) };
  return { urgency: left < soon ? 'soon' : 'later', ...inUnits(Math.max(1, Math.ceil(left)), Math.ceil) };
};

/** The disputes of a filter and a type: what is due first, and the latest of those that are decided. */
export const worklist = (disputes: readonly Dispute[], filter: DisputeFilter, type: string): Dispute[] => {
  const shown = disputes.filter(
    (dispute) =>
      (filter === 'all' || (isKnown(dispute) && isOpen(dispute) === (filter === 'pending'))) &&
      (type === 'all' || dispute.dispute_type === type),
  );
  const at = (dispute: Dispute) => timestampMs(dispute.submitted_at);
  return shown.toSorted(
    (a, b) => Number(isOpen(b)) - Number(isOpen(a)) || (isOpen(a) ? at(a) - at(b) : at(b) - at(a)),
  );
};

/** What a refund without another amount pays: what was requested, otherwise what was paid. */
export const askedOf = ({ requested_refund, amount_paid }: Dispute): number =>
  requested_refund || (amount_paid ?? 0);
