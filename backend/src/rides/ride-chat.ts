import type { Caller } from '../domain/caller.ts';
import { isInContact } from '../domain/contact.ts';
import { Refusal } from '../domain/refusal.ts';
import type { RideRow } from '../domain/ride.ts';
import type { Read } from '../store/store.ts';
import { requireParty, requireRide } from './ride-access.ts';

/**
 * The ride and the other person on it. Refuses with 404, 403, and with 400 before the accept and from half an hour after
 * the end on. `now` in milliseconds.
 */
export const requireChat = async (
  db: Read,
  rideId: string,
  caller: Caller,
  now: number,
): Promise<{ ride: RideRow; otherId: string }> => {
  const ride = await requireRide(db, rideId);
  const side = requireParty(ride, caller, 'Only the rider and the driver of a ride can write to each other');
  const otherId = side === 'rider' ? ride.driver_id : ride.rider_id;
  if (otherId === null || !isInContact(ride, now)) {
    throw new Refusal(
      'ride_not_active',
      'You can write to each other once a driver has accepted, until half an hour after the ride',
    );
  }
  return { ride, otherId };
};
