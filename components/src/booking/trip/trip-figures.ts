import { fareEstimate, quoteOf, type Trip, tripDistance, tripIssue } from '@mobility/machines/booking';
import { bookingMinutes } from '@mobility/openapi/drive';
import type { Formats } from '../../format/create-formats.ts';

/** A trip's distance, time and estimated fare. */
export type TripFigures = { km: number; minutes: number; fare: number };

/**
 * The figures of a trip, with the server's quoted fare where there is one; null while a place is
 * missing or no ride can go between the two.
 */
export const tripFigures = (
  trip: Pick<Trip, 'pickup' | 'dropoff' | 'vehicle' | 'quotes'>,
): TripFigures | null => {
  const km = tripDistance(trip);
  return km === null || tripIssue(trip)
    ? null
    : {
        km,
        minutes: bookingMinutes(km),
        fare: quoteOf(trip)?.estimated_fare ?? fareEstimate(km, trip.vehicle),
      };
};

/** '24 min'; from an hour on '1h 5m'. */
export const minutesText = (formats: Formats, minutes: number): string =>
  minutes < 60 ? formats.minutes(minutes) : formats.duration(minutes);
