import { isUnpaid } from '@mobility/machines/ride';
import type { Ride } from '@mobility/openapi';
import { phaseOf, type RidePhase } from '@mobility/openapi/lifecycle';

/** What an admin can decide about a ride. */
export const outcomes = ['offer_again', 'cancel', 'write_off', 'refund'] as const;
export type Outcome = (typeof outcomes)[number];

/** The part of a ride that a decision needs. */
export type DecidedRide = Pick<
  Ride,
  | 'id'
  | 'status'
  | 'driver_id'
  | 'driver_name'
  | 'payment_status'
  | 'rider_name'
  | 'fare'
  | 'estimated_fare'
  | 'cancelled_by'
  | 'penalty_amount'
  | 'refunded_amount'
>;

/** What the rider paid for the ride, or its penalty. */
const paidFor = ({ fare, penalty_amount, estimated_fare }: DecidedRide): number =>
  fare ?? penalty_amount ?? estimated_fare;

/** How much of it can still be refunded. The server refuses more, also where it did not say what was refunded before. */
export const leftOf = (ride: DecidedRide): number =>
  Math.round((paidFor(ride) - (ride.refunded_amount ?? 0)) * 100) / 100;

/** A paid ride, or a penalty of the rider, of which something is left. */
const isRefundable = (ride: DecidedRide): boolean => {
  if (leftOf(ride) <= 0) return false;
  return phaseOf[ride.status] === 'completed'
    ? ride.payment_status === 'paid'
    : ride.cancelled_by === 'rider' && (ride.penalty_amount ?? 0) > 0;
};

/** Whether the ride waits for a driver, and is offered to those around. */
export const isWaiting = ({ status }: DecidedRide): boolean => phaseOf[status] === 'pending';

/** Which decisions about a ride under way there are, which names their action and their dialog; null for a ride that is over. */
export type Choice = 'offerOrCancel' | 'releaseOrCancel' | 'cancelRide';
const choices: Partial<Record<RidePhase, Choice>> = {
  pending: 'offerOrCancel',
  accepted: 'releaseOrCancel',
  arriving: 'releaseOrCancel',
  inProgress: 'cancelRide',
};
export const choiceOf = ({ status }: DecidedRide): Choice | null => choices[phaseOf[status]] ?? null;

/** The decisions that a ride permits; none where it needs none. */
export const outcomesOf = (ride: DecidedRide): readonly Outcome[] => {
  const phase = phaseOf[ride.status];
  if (phase === 'pending' || phase === 'accepted' || phase === 'arriving') return ['offer_again', 'cancel'];
  if (phase === 'inProgress') return ['cancel'];
  if (isUnpaid(ride, 'rider')) return ['write_off'];
  return isRefundable(ride) ? ['refund'] : [];
};

/** Whether more of a ride has been refunded than when the admin opened the dialog. */
export const wasRefunded = (asked: DecidedRide, now: DecidedRide): boolean =>
  (asked.refunded_amount ?? 0) !== (now.refunded_amount ?? 0);

/** Whether a ride has another driver or another refund, or permits other decisions, than when the admin opened the dialog. */
export const isOutdated = (asked: DecidedRide, now: DecidedRide): boolean =>
  (asked.driver_id ?? null) !== (now.driver_id ?? null) ||
  wasRefunded(asked, now) ||
  choiceOf(asked) !== choiceOf(now) ||
  outcomesOf(asked).join() !== outcomesOf(now).join();
