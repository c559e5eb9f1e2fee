import type { BookRideRequest } from '@mobility/openapi';
import type { Context } from '../context.ts';
import { Refusal } from '../domain/refusal.ts';

/** The quoted fare of this trip in cents; undefined without a quote. Refuses an expired quote and one for another trip. */
export const quotedFare = (
  { quotes }: Pick<Context, 'quotes'>,
  riderId: string,
  trip: BookRideRequest,
  now: number,
): number | undefined => {
  if (trip.quote_id === undefined || trip.quote_id === null) return undefined;
  const promised = quotes.read(trip.quote_id, {
    riderId,
    pickup: trip.pickup_location,
    dropoff: trip.dropoff_location,
    vehicle: trip.vehicle_type,
  });
  if (!promised) throw new Refusal('quote_mismatch', 'This price was not quoted for this trip');
  if (promised.expiresAt <= now) {
    throw new Refusal('quote_expired', 'This price has expired. Please check the new one.');
  }
  return promised.fare;
};
