import type { BookRideRequest } from '@mobility/openapi';
import type { Context } from '../../context.ts';
import { Refusal } from '../../operation.ts';

/** The fare in cents that a quote promised for this trip; undefined without one, so that the formula stands. */
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
  if (!promised) throw new Refusal(400, 'quote_mismatch', 'This price was not quoted for this trip');
  if (promised.expiresAt <= now) {
    throw new Refusal(409, 'quote_expired', 'This price has expired. Please check the new one.');
  }
  return promised.fare;
};
