import type { Caller } from '../domain/caller.ts';
import { Refusal } from '../domain/refusal.ts';
import type { RideRow } from '../domain/ride.ts';
import { findRide } from '../store/rides/rides.ts';
import type { Read } from '../store/store.ts';

/** Returns the ride; refuses with 404 if there is none. */
export const requireRide = async (db: Read, id: string): Promise<RideRow> => {
  const ride = await findRide(db, id);
  if (!ride) throw new Refusal('ride_not_found', 'Ride not found');
  return ride;
};

/** Returns the caller's side of the ride; refuses anyone else with 403 and the given sentence. */
export const requireParty = (ride: RideRow, caller: Caller, detail: string): 'rider' | 'driver' => {
  if (caller.role === 'rider' && ride.rider_id === caller.id) return 'rider';
  if (caller.role === 'driver' && ride.driver_id === caller.id) return 'driver';
  throw new Refusal('not_participant', detail);
};
