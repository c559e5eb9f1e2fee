import { rideDistance, rideMinutes } from '@mobility/machines/ride';
import type { Ride } from '@mobility/openapi';
import { minutesBetween } from '../../../ride/minutes-between.ts';

/** The length of a completed trip; the actual minutes where the server sends them. */
export const tripOf = (ride: Ride): { km: number | null; minutes: number | null } => {
  const driven = minutesBetween(ride.started_at, ride.completed_at);
  return {
    km: rideDistance(ride),
    minutes: driven === null ? rideMinutes(ride) : Math.max(1, Math.round(driven)),
  };
};
