import type { Caller } from '../domain/caller.ts';
import type { PaymentRow } from '../domain/money/payment.ts';
import { Refusal } from '../domain/refusal.ts';
import { type RideRow, statusesPermitting } from '../domain/ride.ts';
import { requireParty, requireRide } from '../rides/ride-access.ts';
import type { Read } from '../store/store.ts';

/** A completed ride that has a driver to pay. */
export type PayableRide = RideRow & { driver_id: string };

/** The refusal for a ride whose fare was given up. */
export const writtenOff = (): Refusal => new Refusal('already_written_off', 'This ride has been written off');

/** Refuses cash for a ride whose cash did not arrive. */
export const refuseMissingCash = (ride: RideRow): void => {
  if (ride.cash_missing_at === null) return;
  throw new Refusal('cash_missing', 'Your driver did not receive the cash. Please pay by balance or card.');
};

/** The caller's completed ride. Refuses with 400, 403 or 404. */
export const requirePayable = async (db: Read, caller: Caller, rideId: string): Promise<PayableRide> => {
  const ride = await requireRide(db, rideId);
  requireParty(ride, caller, 'Not authorized to pay for this ride');
  if (!statusesPermitting('pay', 'rider').includes(ride.status) || ride.driver_id === null) {
    throw new Refusal('ride_not_completed', 'Only completed rides can be paid');
  }
  if (ride.settlement === 'written_off') throw writtenOff();
  return { ...ride, driver_id: ride.driver_id };
};

/** Refuses a payment that is settled, or that the gateway is being asked for. */
export const refuseSettled = (payment: PaymentRow | null): void => {
  if (payment?.status === 'paid') throw new Refusal('already_paid', 'This ride is already paid');
  if (payment?.status === 'processing') {
    throw new Refusal('payment_in_progress', 'A payment for this ride is already being processed');
  }
};
