import type { Location } from '@mobility/openapi';
import type { Context } from '../context.ts';
import type { Caller } from '../domain/caller.ts';
import { bearing, haversineKm, journey, type Point } from '../domain/distance.ts';
import { driverLocation, telemetry } from '../domain/messages/live-messages.ts';
import { dropoffOf, pickupOf } from '../domain/ride.ts';
import { reporterOf } from '../store/people/reporters.ts';
import { placeFrom } from '../store/rides/locations.ts';
import { type DrivenNow, drivenNow } from '../store/rides/rides.ts';
import { together } from '../store/transactions/together.ts';

/** A location with the direction of travel, in degrees clockwise from north. */
type Step = Location & { heading?: number };

/** Movements below this are noise of the device and have no direction. */
const directionFromKm = 0.005;

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
  await positions.report(id, placeFrom(step, now));
  if (!ride) return;
  const shown = { ...stepOf(ride, step, now), heading: headingOf(before, step) };
  hub.show(ride.rider_id, 'driver_location', telemetry(driverLocation(shown), now));
};

const headingOf = (before: Point | undefined, step: Step): number | undefined => {
  if (step.heading !== undefined) return step.heading;
  return before && haversineKm(before, step) >= directionFromKm ? bearing(before, step) : undefined;
};

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
