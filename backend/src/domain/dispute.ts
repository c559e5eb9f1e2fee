import type { Dispute, DisputeRequest, DisputeStatus, DisputeType } from '@mobility/openapi';
import { reasonsOf } from '@mobility/openapi/disputes';
import { limits } from '@mobility/openapi/limits';
import { fromCents } from './money/money.ts';
import type { PaymentRow } from './money/payment.ts';
import type { ValidationIssue } from './refusal.ts';
import type { RideRow } from './ride.ts';

/** A stored dispute. Amounts in cents; the columns of the resolution are null until an admin resolves it. */
export type DisputeRow = {
  id: string;
  ride_id: string;
  rider_id: string;
  /** Who drove the ride, or was on the way when it was cancelled. */
  driver_id: string | null;
  dispute_type: DisputeType;
  dispute_reason: string;
  description: string;
  requested_refund: number | null;
  evidence: string | null;
  status: DisputeStatus;
  submitted_at: number;
  resolved_at: number | null;
  resolved_by: string | null;
  refunded_amount: number | null;
  resolution_note: string | null;
};

const issue = (field: string, msg: string, type: string): ValidationIssue => ({
  loc: ['body', field],
  msg,
  type,
});

/** Checks that the contract's schema cannot express; the sentences are those of the form. */
export const disputeIssues = ({
  dispute_type,
  dispute_reason,
  description,
}: DisputeRequest): ValidationIssue[] => {
  const text = description.trim();
  const tooShort =
    text === ''
      ? 'Please provide a detailed description of the issue'
      : 'Please provide a more detailed description (at least 20 characters)';
  return [
    ...(reasonsOf(dispute_type).includes(dispute_reason)
      ? []
      : [issue('dispute_reason', 'Please select a reason for your dispute', 'enum')]),
    ...(text.length < limits.dispute.descriptionMin ? [issue('description', tooShort, 'minLength')] : []),
  ];
};

/**
 * What the rider paid and can get back, in cents: the settled payment, or the penalty of a cancellation by the rider.
 */
export type Stake = { kind: 'payment' | 'penalty'; paid: number };

/** The subject of a dispute about this ride; null if nothing was paid. */
export const stakeOf = (ride: RideRow, payment: PaymentRow | null): Stake | null => {
  if (payment?.status === 'paid') return { kind: 'payment', paid: payment.amount };
  const penalty = ride.cancelled_by === 'rider' ? (ride.penalty_amount ?? 0) : 0;
  return ride.status === 'cancelled' && penalty > 0 ? { kind: 'penalty', paid: penalty } : null;
};

const dollars = (cents: number): string => `$${fromCents(cents).toFixed(2)}`;

/** Why a refund of this many cents cannot be requested; null if it can. */
export const refundRefusal = (refund: number, ride: RideRow, { paid }: Stake): string | null => {
  if (refund > ride.estimated_fare) {
    return `The refund cannot be more than the estimated fare of ${dollars(ride.estimated_fare)}`;
  }
  return refund > paid ? `The refund cannot be more than the ${dollars(paid)} that you paid` : null;
};

const time = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());
const money = (cents: number | null): number | null => (cents === null ? null : fromCents(cents));

/** The dispute in the form of the contract. `paid` in cents, if known. */
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

/** The dispute as admins see it, with the admin who decided it. */
export const decidedView = (
  row: DisputeRow & { rider_name?: string; resolved_by_name: string | null },
  paid: number | null = null,
): Dispute => ({
  ...disputeView(row, paid),
  resolved_by: row.resolved_by,
  resolved_by_name: row.resolved_by_name,
});
