import type { PaymentRow } from '../../domain/payment.ts';
import { type RideRow, statusesPermitting } from '../../domain/ride.ts';
import { type Caller, Refusal } from '../../operation.ts';
import type { Unit } from '../../store/unit.ts';
import { requireParty, requireRide } from '../rides/ride-access.ts';

/** A completed ride that has a driver to pay. */
export type PayableRide = RideRow & { driver_id: string };

/** The caller's completed ride. Refuses with 400, 403 or 404. */
export const requirePayable = async (unit: Unit, caller: Caller, rideId: string): Promise<PayableRide> => {
  const ride = await requireRide(unit.db, rideId);
  requireParty(ride, caller, 'Not authorized to pay for this ride');
  if (!statusesPermitting('pay', 'rider').includes(ride.status) || ride.driver_id === null) {
    throw new Refusal(400, 'ride_not_completed', 'Only completed rides can be paid');
  }
  return { ...ride, driver_id: ride.driver_id };
};

/** Refuses a payment that is settled, or that the gateway is being asked for. */
export const refuseSettled = (payment: PaymentRow | null): void => {
  if (payment?.status === 'paid') throw new Refusal(409, 'already_paid', 'This ride is already paid');
  if (payment?.status === 'processing') {
    throw new Refusal(409, 'payment_in_progress', 'A payment for this ride is already being processed');
  }
};
