import type { Dispute, DisputeRequest } from '@mobility/openapi';
import { reasonsOf } from '@mobility/openapi/disputes';
import { limits } from '@mobility/openapi/limits';
import type { Selectable } from 'kysely';
import type { Problem } from '../operation.ts';
import type { DisputesTable } from '../store/schema.ts';
import { fromCents } from './money.ts';
import type { PaymentRow } from './payment.ts';
import type { RideRow } from './ride.ts';

/** A dispute as it is kept. */
export type DisputeRow = Selectable<DisputesTable>;

const problem = (field: string, msg: string, type: string): Problem => ({ loc: ['body', field], msg, type });

/** What the contract's schema cannot say about a dispute; the sentences are the form's own. */
export const disputeProblems = ({ dispute_type, dispute_reason, description }: DisputeRequest): Problem[] => {
  const text = description.trim();
  const tooShort =
    text === ''
      ? 'Please provide a detailed description of the issue'
      : 'Please provide a more detailed description (at least 20 characters)';
  return [
    ...(reasonsOf(dispute_type).includes(dispute_reason)
      ? []
      : [problem('dispute_reason', 'Please select a reason for your dispute', 'enum')]),
    ...(text.length < limits.dispute.descriptionMin ? [problem('description', tooShort, 'minLength')] : []),
  ];
};

/** What the rider paid and may get back, in cents: the settled payment, or the penalty of a cancellation by the rider. */
export type Stake = { kind: 'payment' | 'penalty'; paid: number };

/** What a dispute of this ride is about; null where nothing was paid. */
export const stakeOf = (ride: RideRow, payment: PaymentRow | null): Stake | null => {
  if (payment?.status === 'paid') return { kind: 'payment', paid: payment.amount };
  const penalty = ride.cancelled_by === 'rider' ? (ride.penalty_amount ?? 0) : 0;
  return ride.status === 'cancelled' && penalty > 0 ? { kind: 'penalty', paid: penalty } : null;
};

const dollars = (cents: number): string => `$${fromCents(cents).toFixed(2)}`;

/** Why a refund of this many cents cannot be asked for; null when it can. */
export const refundProblem = (refund: number, ride: RideRow, { paid }: Stake): string | null => {
  if (refund > ride.estimated_fare) {
    return `The refund cannot be more than the estimated fare of ${dollars(ride.estimated_fare)}`;
  }
  return refund > paid ? `The refund cannot be more than the ${dollars(paid)} that you paid` : null;
};

const time = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());
const money = (cents: number | null): number | null => (cents === null ? null : fromCents(cents));

/** The wire's view of a dispute. `paid` in cents, where it is known. */
export const disputeView = (
  row: DisputeRow & { rider_name?: string },
  paid: number | null = null,
): Dispute => ({
  id: row.id,
  ride_id: row.ride_id,
  rider_id: row.rider_id,
  ...(row.rider_name === undefined ? {} : { rider_name: row.rider_name }),
  dispute_type: row.dispute_type,
  dispute_reason: row.dispute_reason,
  description: row.description,
  requested_refund: money(row.requested_refund),
  evidence: row.evidence,
  status: row.status,
  submitted_at: new Date(row.submitted_at).toISOString(),
  ...(paid === null ? {} : { amount_paid: fromCents(paid) }),
  resolved_at: time(row.resolved_at),
  refunded_amount: money(row.refunded_amount),
  resolution_note: row.resolution_note,
});
