import { limits } from '@mobility/openapi/limits';
import type { Caller } from '../domain/caller.ts';
import { isByLock } from '../domain/messages/told-ending.ts';
import { Refusal } from '../domain/refusal.ts';
import { drivenStatuses, type RideRow } from '../domain/ride.ts';
import type { Read } from '../store/store.ts';
import { requireParty, requireRide } from './ride-access.ts';

type Contactable = Pick<
  RideRow,
  'status' | 'driver_id' | 'completed_at' | 'cancelled_at' | 'cancel_reason_code'
>;

/**
 * Whether the two people of a ride can call and write to each other: from the acceptance until half an hour after the end, when
 * something may have been left in the car, but not if the ride ended because an account was locked. `now` in milliseconds.
 */
export const isInContact = (ride: Contactable, now: number): boolean => {
  if (ride.driver_id === null || isByLock(ride.cancel_reason_code)) return false;
  const endedAt = ride.completed_at ?? ride.cancelled_at;
  if (endedAt === null) return drivenStatuses.some((driven) => driven === ride.status);
  return now - endedAt < limits.ride.contactAfterEnd;
};

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
