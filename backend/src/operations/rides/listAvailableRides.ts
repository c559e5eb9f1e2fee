import type { AvailableRide } from '@mobility/openapi';
import type { Context } from '../../context.ts';
import { haversineKm, type Point } from '../../domain/distance.ts';
import { pickupOf } from '../../domain/ride.ts';
import type { Handler } from '../../operation.ts';
import { readDriver } from '../../store/drivers.ts';
import { ridesWithPeople, toRide } from '../../store/ride-views.ts';

const shown = 200;

const pendingRides = (context: Context, driverId: string) =>
  ridesWithPeople(context.store.read)
    .where('rides.status', '=', 'pending')
    .where('rides.expires_at', '>', context.now())
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
  const viewer = { id: driverId, role: 'driver' as const, now: context.now() };
  const rows = await pendingRides(context, driverId);
  return rows
    .map((row) => ({ row, km: haversineKm(at, pickupOf(row)) }))
    .filter(({ km }) => km <= radius)
    .sort((a, b) => a.km - b.km)
    .slice(0, shown)
    .map(({ row, km }) => ({ ...toRide(row, viewer), pickup_distance_km: Number(km.toFixed(2)) }));
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
