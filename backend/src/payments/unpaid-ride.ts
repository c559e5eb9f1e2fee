import { Refusal } from '../domain/refusal.ts';
import type { RideRow } from '../domain/ride.ts';
import { requireRide } from '../rides/ride-access.ts';
import type { UnitOfWork } from '../store/unit-of-work.ts';
import { writtenOff } from './payable-ride.ts';

/** A completed ride that is not paid. Refuses with 404, 400 or 409. */
export const requireUnpaid = async (unit: UnitOfWork, rideId: string): Promise<RideRow> => {
  const ride = await requireRide(unit.db, rideId);
  if (ride.status !== 'completed') {
    throw new Refusal('ride_not_completed', 'Only completed rides can be unpaid');
  }
  if (ride.settlement === 'paid') throw new Refusal('already_paid', 'This ride is already paid');
  if (ride.settlement === 'written_off') throw writtenOff();
  return ride;
};
