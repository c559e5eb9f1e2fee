import { limits } from '@mobility/openapi/limits';
import { bookingMinutes } from '../../domain/distance.ts';
import { fareEstimate, vehicleTypes } from '../../domain/money/fare.ts';
import { fromCents } from '../../domain/money/money.ts';
import { tripKm } from '../../domain/ride.ts';
import { requireServed } from '../../domain/service-area.ts';
import type { Handler } from '../../operation.ts';

/** Returns a quote for each vehicle type, valid for five minutes. */
export const quoteRides: Handler<'quoteRides'> = ({ config, quotes, now }, { body, caller }) => {
  const km = tripKm(body);
  requireServed(config.serviceArea, body);
  const expiresAt = now() + limits.quote.validFor;
  const quoteOf = (vehicle: (typeof vehicleTypes)[number]) => {
    const fare = fareEstimate(km, vehicle);
    const trip = {
      riderId: caller.id,
      pickup: body.pickup_location,
      dropoff: body.dropoff_location,
      vehicle,
    };
    return {
      quote_id: quotes.issue(trip, { fare, expiresAt }),
      vehicle_type: vehicle,
      estimated_fare: fromCents(fare),
      distance_km: Number(km.toFixed(2)),
      duration_minutes: bookingMinutes(km),
      expires_at: new Date(expiresAt).toISOString(),
    };
  };
  return { status: 200, body: { quotes: vehicleTypes.map(quoteOf) } };
};
