import type { RideRow } from '../../domain/ride.ts';
import { type Caller, Refusal } from '../../operation.ts';
import { findRide } from '../../store/rides.ts';
import type { Read } from '../../store/store.ts';

/** The ride, or 404. */
export const requireRide = async (db: Read, id: string): Promise<RideRow> => {
  const ride = await findRide(db, id);
  if (!ride) throw new Refusal(404, 'ride_not_found', 'Ride not found');
  return ride;
};

/** The caller's side of the ride, or 403 with the given sentence. */
export const requireParty = (ride: RideRow, caller: Caller, detail: string): 'rider' | 'driver' => {
  if (caller.role === 'rider' && ride.rider_id === caller.id) return 'rider';
  if (caller.role === 'driver' && ride.driver_id === caller.id) return 'driver';
  throw new Refusal(403, 'not_participant', detail);
};
