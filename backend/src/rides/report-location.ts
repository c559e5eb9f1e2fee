import type { Location } from '@mobility/openapi';
import type { Context } from '../context.ts';
import type { Caller } from '../domain/caller.ts';
import { bearing, haversineKm, journey, type Point } from '../domain/distance.ts';
import { drivenAt, noiseKm } from '../domain/driving/driven.ts';
import { driverLocation, telemetry } from '../domain/messages/live-messages.ts';
import type { Place } from '../domain/place.ts';
import { dropoffOf, pickupOf } from '../domain/ride.ts';
import { reporterOf } from '../store/people/reporters.ts';
import { placeFrom } from '../store/rides/locations.ts';
import { type DrivenNow, drivenNow } from '../store/rides/rides.ts';
import { together } from '../store/transactions/together.ts';

/** A location with the direction of travel, in degrees clockwise from north. */
type Step = Location & { heading?: number };

/**
 * Takes a user's location; the last report wins, but while a driver is online or drives, those of another device are
 * ignored. The rider of a driver's ride under way sees each step at once. No transaction is written and no message is
 * queued, so a report costs other instances nothing.
 */
export const reportLocation = async (
  context: Context,
  { id, role, sessionId }: Pick<Caller, 'id' | 'role' | 'sessionId'>,
  step: Step,
): Promise<void> => {
  const { store, hub, positions } = context;
  const [ride, state] =
    role === 'driver' ? await together(drivenNow(store.read, id), reporterOf(store.read, id)) : [];
  const isOnDuty = ride !== undefined || state?.is_online === 1;
  if (isOnDuty && (state?.reporter ?? sessionId) !== sessionId) return;
  const before = ride && (await positions.of([id])).get(id);
  const now = context.now();
  const place = placeFrom(step, now);
  await positions.report(id, { ...place, ...(ride && drivenOn(ride, place, before)) });
  if (!ride) return;
  const shown = { ...stepOf(ride, step, now), heading: headingOf(before, step) };
  hub.show(ride.rider_id, 'driver_location', telemetry(driverLocation(shown), now));
};

const headingOf = (before: Point | undefined, step: Step): number | undefined => {
  if (step.heading !== undefined) return step.heading;
  return before && haversineKm(before, step) >= noiseKm ? bearing(before, step) : undefined;
};

/** How far the driver has come with the rider; nothing before the start of the ride. */
const drivenOn = ({ id, started_at }: DrivenNow, place: Place, before: Place | undefined) =>
  started_at === null ? undefined : drivenAt(place, before, { id, started_at });

const stepOf = (ride: DrivenNow, step: Step, now: number) => {
  const { latitude, longitude } = step;
  const { minutes, km } = journey(step, ride.status === 'in_progress' ? dropoffOf(ride) : pickupOf(ride));
  return {
    ride_id: ride.id,
    latitude,
    longitude,
    eta_minutes: minutes,
    distance_km: km,
    at: new Date(now).toISOString(),
  };
};
