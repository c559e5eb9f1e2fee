import type { Context } from '../../context.ts';
import { resolveDispute } from '../../operations/disputes/resolveDispute.ts';
import { submitDispute } from '../../operations/disputes/submitDispute.ts';
import { cancelRide } from '../../operations/rides/cancelRide.ts';
import type { Person } from '../person.ts';
import { requestBy } from '../request.ts';
import { user } from './given-people.ts';
import { acceptedRide, completedRide, type DrivenRide } from './given-rides.ts';

/** A valid dispute about this ride. */
export const complaint = (rideId: string) => ({
  ride_id: rideId,
  dispute_type: 'fare_dispute' as const,
  dispute_reason: 'The fare is higher than the estimate',
  description: 'I was promised less than what I paid.',
  requested_refund: 2.5,
  evidence: null,
});

export type Disputed = DrivenRide & { disputeId: string };

/** A paid ride with an open dispute. */
export const disputedRide = async (
  context: Context,
  cast: { rider?: Person; driver?: Person } = {},
): Promise<Disputed> => {
  const ride = await completedRide(context, { ...cast, payment: 'balance' });
  const { body } = await submitDispute(context, requestBy(ride.rider, { body: complaint(ride.rideId) }));
  return { ...ride, disputeId: body.id };
};

/** A dispute that an admin has resolved. */
export const resolvedDispute = async (
  context: Context,
  outcome: 'refunded' | 'rejected' = 'refunded',
): Promise<Disputed> => {
  const dispute = await disputedRide(context);
  const admin = await user(context, 'admin');
  const decision = { params: { id: dispute.disputeId }, body: { outcome } };
  await resolveDispute(context, requestBy(admin, decision));
  return dispute;
};

/** A ride that its rider cancelled while a driver was on the way: with a penalty. */
export const penalisedRide = async (context: Context): Promise<DrivenRide> => {
  const ride = await acceptedRide(context);
  const body = { cancelled_by: 'rider' as const, reason: 'Plans changed', confirmation: true as const };
  await cancelRide(context, requestBy(ride.rider, { params: { id: ride.rideId }, body }));
  return ride;
};

/** A card payment that an admin has refunded. */
export const cardRefund = async (
  context: Context,
  cast: { rider?: Person; driver?: Person } = {},
): Promise<void> => {
  const ride = await completedRide(context, { ...cast, payment: 'stripe' });
  const { body } = await submitDispute(context, requestBy(ride.rider, { body: complaint(ride.rideId) }));
  const admin = await user(context, 'admin');
  const decision = { params: { id: body.id }, body: { outcome: 'refunded' as const } };
  await resolveDispute(context, requestBy(admin, decision));
};
