import type { AvailableRide } from '@mobility/openapi';
import type { Context } from '../../context.ts';
import { haversineKm } from '../../domain/distance.ts';
import { pickupOf } from '../../domain/ride.ts';
import type { Handler } from '../../operation.ts';
import { type Around, pendingAround, type Seeker } from '../../rides/available.queries.ts';
import { toRide } from '../../rides/ride-view.ts';
import { readDriver } from '../../store/people/drivers.ts';
import { ridesByIds } from '../../store/rides/ride-rows.ts';

const shown = 200;

/** Whether the ride was offered in its current attempt, rather than before another driver gave it back. */
const isCurrent = ({ attempt, asked_attempt }: Around): boolean => attempt === asked_attempt;

/** A driver sees no ride that the driver gave back, and none that the driver declined in its current attempt. */
const isShown = (ride: Around): boolean => ride.withdrawn !== 1 && !(ride.declined === 1 && isCurrent(ride));

/** When the next drivers get the offer; null if this driver has no offer, or others have got it since. */
const askedUntil = ({ config, now }: Context, ride: Around): string | null => {
  if (ride.asked_at === null || !isCurrent(ride)) return null;
  const until = ride.asked_at + config.waveEvery;
  return until > now() ? new Date(until).toISOString() : null;
};

const nearby = async (context: Context, seeker: Seeker): Promise<AvailableRide[]> => {
  const { id: driverId, at, radius } = seeker;
  const around = await pendingAround(context.store.read, seeker, context.now());
  const nearest = around
    .filter(isShown)
    .map((ride) => ({
      id: ride.id,
      asked_until: askedUntil(context, ride),
      km: haversineKm(at, pickupOf(ride)),
    }))
    .filter(({ km }) => km <= radius)
    .sort((a, b) => a.km - b.km)
    .slice(0, shown);
  if (nearest.length === 0) return [];
  const ids = nearest.map(({ id }) => id);
  const rows = await ridesByIds(context.store.read, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const viewer = { id: driverId, role: 'driver' as const, now: context.now() };
  return nearest.flatMap(({ id, km, asked_until }) => {
    const row = byId.get(id);
    return row ? [{ ...toRide(row, viewer), pickup_distance_km: Number(km.toFixed(2)), asked_until }] : [];
  });
};

/** The pending rides in an online driver's radius that the vehicle serves, nearest first; none while offline or not approved. */
export const listAvailableRides: Handler<'listAvailableRides'> = async (context, { caller }) => {
  const driver = await readDriver(context.store.read, context.positions.of, caller);
  const { current_location: at, radius_km, is_online, position_from } = driver.preferences;
  const { vehicle } = driver;
  const rides =
    at && vehicle && driver.isApproved && is_online
      ? await nearby(context, { id: caller.id, at, radius: radius_km, vehicle })
      : [];
  return {
    status: 200,
    body: { available_rides: rides, driver_location: at, radius_km, is_online, position_from },
  };
};
