import {
  estimatedMinutes,
  fareEstimate,
  type Trip,
  tripDistance,
  tripFault,
} from '@mobility/machines/booking.rules';

/** What a trip comes to. All null while a place is missing or no ride can go between the two. */
export type TripFigures = { km: number; minutes: number; fare: number };

/** Kilometres, minutes and the fare of a trip. */
export const tripFigures = (trip: Pick<Trip, 'pickup' | 'dropoff' | 'vehicle'>): TripFigures | null => {
  const km = tripDistance(trip);
  return km === null || tripFault(trip)
    ? null
    : { km, minutes: estimatedMinutes(km), fare: fareEstimate(km, trip.vehicle) };
};
