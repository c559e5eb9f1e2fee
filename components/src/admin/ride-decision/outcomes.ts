import { isUnpaid } from '@mobility/machines/ride';
import type { Ride } from '@mobility/openapi';
import { phaseOf } from '@mobility/openapi/lifecycle';

/** What an admin can decide about a ride. */
export type Outcome = 'offer_again' | 'cancel' | 'write_off' | 'refund';

/** The part of a ride that a decision needs. */
export type DecidedRide = Pick<
  Ride,
  | 'id'
  | 'status'
  | 'payment_status'
  | 'rider_name'
  | 'fare'
  | 'estimated_fare'
  | 'cancelled_by'
  | 'penalty_amount'
>;

/** A paid ride, or a penalty of the rider. The server knows how much of it is left. */
const isRefundable = ({ status, payment_status, cancelled_by, penalty_amount }: DecidedRide): boolean =>
  phaseOf[status] === 'completed'
    ? payment_status === 'paid'
    : cancelled_by === 'rider' && (penalty_amount ?? 0) > 0;

/** The decisions that a ride permits; none where it needs none. */
export const outcomesOf = (ride: DecidedRide): readonly Outcome[] => {
  const phase = phaseOf[ride.status];
  if (phase === 'accepted' || phase === 'arriving') return ['offer_again', 'cancel'];
  if (phase === 'pending' || phase === 'inProgress') return ['cancel'];
  if (isUnpaid(ride, 'rider')) return ['write_off'];
  return isRefundable(ride) ? ['refund'] : [];
};

/** What the rider paid for the ride, or its penalty. The server refuses more than is left of it. */
export const paidFor = ({ fare, penalty_amount, estimated_fare }: DecidedRide): number =>
  fare ?? penalty_amount ?? estimated_fare;
