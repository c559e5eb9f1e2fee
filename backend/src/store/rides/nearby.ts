import type { VehicleType } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { vehicles, vehicleTypes } from '@mobility/openapi/vehicles';
import { haversineKm, type Point } from '../../domain/distance.ts';
import { drivenStatuses } from '../../domain/ride.ts';
import { hidden } from '../people/settings.ts';
import type { Read } from '../store.ts';
import { drivenBy } from './driven-by.ts';
import { keptForOther } from './exclusive-offers.ts';

const degreeKm = (Math.PI * limits.distance.earthRadiusKm) / 180;

/** The given drivers who may be shown, with their vehicle: approved, without an active ride, and not hidden. */
export const freeAmong = async (
  db: Read,
  driverIds: readonly string[],
): Promise<Map<string, VehicleType>> => {
  if (driverIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('driver_profiles')
    .select(['user_id', 'vehicle_type'])
    .where('user_id', 'in', driverIds)
    .where('is_approved', '=', 1)
    .where('user_id', 'not in', drivenBy(db, driverIds))
    .where((row) => row.not(row.exists(hidden(db, 'driver_profiles.user_id'))))
    .execute();
  return new Map(rows.map(({ user_id, vehicle_type }) => [user_id, vehicle_type]));
};

/** A rider's pending or active ride: its driver and its pickup. */
export const currentRideOf = (db: Read, riderId: string) =>
  db
    .selectFrom('rides')
    .select(['driver_id', 'pickup_latitude as latitude', 'pickup_longitude as longitude'])
    .where('rider_id', '=', riderId)
    .where('status', 'in', ['pending', ...drivenStatuses])
    .executeTakeFirst();

/** The ride classes that a user may see: those that a driver's vehicle serves; all classes for other users. */
const classesFor = async (db: Read, userId: string): Promise<readonly VehicleType[]> => {
  const profile = await db
    .selectFrom('driver_profiles')
    .select('vehicle_type')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return profile ? vehicles[profile.vehicle_type].serves : vehicleTypes;
};

/**
 * The distance to the nearest waiting rider who is not hidden and whose ride this user can serve and was not offered;
 * undefined if there is none.
 */
export const nearestWaiting = async (
  db: Read,
  { userId, at, radius, now }: { userId: string; at: Point; radius: number; now: number },
): Promise<number | undefined> => {
  const rows = await db
    .selectFrom('rides')
    .select(['pickup_latitude as latitude', 'pickup_longitude as longitude'])
    .where('status', '=', 'pending')
    .where('vehicle_type', 'in', await classesFor(db, userId))
    .where('expires_at', '>', now)
    .where('pickup_latitude', '>=', at.latitude - radius / degreeKm)
    .where('pickup_latitude', '<=', at.latitude + radius / degreeKm)
    .where((row) => row.not(row.exists(hidden(db, 'rides.rider_id'))))
    .where((row) => row.not(row.exists(keptForOther(db, userId, now))))
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('ride_offers')
            .select('ride_offers.ride_id')
            .whereRef('ride_offers.ride_id', '=', 'rides.id')
            .where('ride_offers.driver_id', '=', userId),
        ),
      ),
    )
    .execute();
  const distances = rows.map((place) => haversineKm(at, place)).filter((km) => km <= radius);
  return distances.length > 0 ? Math.min(...distances) : undefined;
};
