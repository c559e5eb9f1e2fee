import type { Location } from '@mobility/openapi';
import type { Context } from '../context.ts';
import type { Caller } from '../domain/caller.ts';
import { bearing, haversineKm, journey } from '../domain/distance.ts';
import { driverLocation, telemetry } from '../domain/messages/live-messages.ts';
import { dropoffOf, pickupOf } from '../domain/ride.ts';
import { saveLocation } from '../store/rides/locations.ts';
import { type DrivenNow, drivenNow } from '../store/rides/rides.ts';

/** A location with the direction of travel, in degrees clockwise from north. */
type Step = Location & { heading?: number };

/** Movements below this are noise of the device and have no direction. */
const directionFromKm = 0.005;

/**
 * Stores a user's location; the last report wins. The rider of a driver's ride under way sees each step at once. No
 * message is queued, so no other instance has to read the outbox.
 */
export const reportLocation = async (
  context: Context,
  { id, role }: Pick<Caller, 'id' | 'role'>,
  step: Step,
): Promise<void> => {
  const { store, hub } = context;
  const ride = role === 'driver' ? await drivenNow(store.read, id) : undefined;
  const now = context.now();
  await store.transaction((db) => saveLocation({ db, now }, id, step));
  if (ride)
    hub.show(ride.rider_id, 'driver_location', telemetry(driverLocation(stepOf(ride, step, now)), now));
};

const headingOf = ({ from }: DrivenNow, step: Step): number | undefined => {
  if (step.heading !== undefined) return step.heading;
  return from && haversineKm(from, step) >= directionFromKm ? bearing(from, step) : undefined;
};

const stepOf = (ride: DrivenNow, step: Step, now: number) => {
  const { latitude, longitude } = step;
  const { minutes, km } = journey(step, ride.status === 'in_progress' ? dropoffOf(ride) : pickupOf(ride));
  return {
    ride_id: ride.id,
    latitude,
    longitude,
    heading: headingOf(ride, step),
    eta_minutes: minutes,
    distance_km: km,
    at: new Date(now).toISOString(),
  };
};
