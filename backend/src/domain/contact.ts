import { limits } from '@mobility/openapi/limits';
import { isByLock } from './messages/told-ending.ts';
import { drivenStatuses, type RideRow } from './ride.ts';

type Contactable = Pick<
  RideRow,
  'status' | 'driver_id' | 'completed_at' | 'cancelled_at' | 'cancel_reason_code'
>;

/**
 * Whether the two people of a ride can call and write to each other: from the acceptance until half an hour after the end, when
 * something may have been left in the car. A ride that ended because an account was locked leaves nobody to reach. `now` in milliseconds.
 */
export const isInContact = (ride: Contactable, now: number): boolean => {
  if (ride.driver_id === null || isByLock(ride.cancel_reason_code)) return false;
  const endedAt = ride.completed_at ?? ride.cancelled_at;
  if (endedAt === null) return drivenStatuses.some((driven) => driven === ride.status);
  return now - endedAt < limits.ride.contactAfterEnd;
};
