import type { AvailableRide } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import type { Context } from '../../context.ts';
import { haversineKm, type Point } from '../../domain/distance.ts';
import { pickupOf } from '../../domain/ride.ts';
import type { Handler } from '../../operation.ts';
import { readDriver } from '../../store/drivers.ts';
import { ridesWithPeople, toRide } from '../../store/ride-views.ts';

const shown = 200;
const degreeKm = (Math.PI * limits.distance.earthRadiusKm) / 180;

/** The pending rides around a place, without those that this driver gave back. Only what the distance needs. */
const pendingAround = (context: Context, driverId: string, { latitude }: Point, radius: number) =>
  context.store.read
    .selectFrom('rides')
    .select(['id', 'pickup_latitude', 'pickup_longitude'])
    .where('status', '=', 'pending')
    .where('expires_at', '>', context.now())
    .where('pickup_latitude', '>=', latitude - radius / degreeKm - 0.001)
    .where('pickup_latitude', '<=', latitude + radius / degreeKm + 0.001)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('ride_offers')
            .select('ride_offers.ride_id')
            .whereRef('ride_offers.ride_id', '=', 'rides.id')
            .where('ride_offers.driver_id', '=', driverId)
            .where('withdrawn', '=', 1),
        ),
      ),
    )
    .execute();

const nearby = async (
  context: Context,
  driverId: string,
  at: Point,
  radius: number,
): Promise<AvailableRide[]> => {
  const around = await pendingAround(context, driverId, at, radius);
  const nearest = around
    .map((ride) => ({ id: ride.id, km: haversineKm(at, pickupOf(ride)) }))
    .filter(({ km }) => km <= radius)
    .sort((a, b) => a.km - b.km)
    .slice(0, shown);
  if (nearest.length === 0) return [];
  const ids = nearest.map(({ id }) => id);
  const rows = await ridesWithPeople(context.store.read).where('rides.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const viewer = { id: driverId, role: 'driver' as const, now: context.now() };
  return nearest.flatMap(({ id, km }) => {
    const row = byId.get(id);
    return row ? [{ ...toRide(row, viewer), pickup_distance_km: Number(km.toFixed(2)) }] : [];
  });
};

/** The pending rides in an online driver's radius, nearest first; none while offline or not approved. */
export const listAvailableRides: Handler<'listAvailableRides'> = async (context, { caller }) => {
  const driver = await readDriver(context.store.read, caller.id);
  const { current_location: at, radius_km } = driver.preferences;
  const rides =
    at && driver.isApproved && driver.preferences.is_online
      ? await nearby(context, caller.id, at, radius_km)
      : [];
  return { status: 200, body: { available_rides: rides, driver_location: at, radius_km } };
};
