import { drivenStatuses, type RideRow } from '../../domain/ride.ts';
import { type Caller, Refusal } from '../../operation.ts';
import type { Read } from '../../store/store.ts';
import { requireParty, requireRide } from './ride-access.ts';

/** The ride that the caller shares with the other, while both are on it: 404, 403, and 400 before the accept and after the end. */
export const requireTalk = async (
  db: Read,
  rideId: string,
  caller: Caller,
): Promise<{ ride: RideRow; otherId: string }> => {
  const ride = await requireRide(db, rideId);
  const side = requireParty(ride, caller, 'Only the rider and the driver of a ride can write to each other');
  const otherId = side === 'rider' ? ride.driver_id : ride.rider_id;
  if (otherId === null || !drivenStatuses.some((status) => status === ride.status)) {
    throw new Refusal(
      400,
      'ride_not_active',
      'You can write to each other once a driver has accepted, until the ride is over',
    );
  }
  return { ride, otherId };
};
