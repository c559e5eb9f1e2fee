import { rideDistance, rideMinutes } from '@mobility/machines/ride';
import type { Ride, Timestamp } from '@mobility/openapi';
import { timestampMs } from '../../../format/index.ts';

/** The minutes from one moment to another; null where one is not known or they are in the wrong order. */
export const minutesBetween = (
  from: Timestamp | null | undefined,
  to: Timestamp | null | undefined,
): number | null => {
  if (from == null || to == null) return null;
  const minutes = (timestampMs(to) - timestampMs(from)) / 60_000;
  return minutes >= 0 ? minutes : null;
};

/** The length of a completed trip; the actual minutes where the server sends them. */
export const tripOf = (ride: Ride): { km: number | null; minutes: number | null } => {
  const driven = minutesBetween(ride.started_at, ride.completed_at);
  return {
    km: rideDistance(ride),
    minutes: driven === null ? rideMinutes(ride) : Math.max(1, Math.round(driven)),
  };
};
