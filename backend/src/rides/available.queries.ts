import type { VehicleType } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { vehicles } from '@mobility/openapi/vehicles';
import type { Point } from '../domain/distance.ts';
import { keptForOther } from '../store/rides/exclusive-offers.ts';
import type { Read } from '../store/store.ts';

const degreeKm = (Math.PI * limits.distance.earthRadiusKm) / 180;

/** A driver who looks for rides around a point; `radius` in kilometres. */
export type Seeker = { id: string; at: Point; radius: number; vehicle: VehicleType };

/** The pending rides around a driver that the vehicle serves, with this driver's offers. Only what the distance needs. */
export const pendingAround = (
  db: Read,
  { id: driverId, at: { latitude }, radius, vehicle }: Seeker,
  now: number,
) =>
  db
    .selectFrom('rides')
    .leftJoin('ride_offers as offer', (join) =>
      join.onRef('offer.ride_id', '=', 'rides.id').on('offer.driver_id', '=', driverId),
    )
    .select(['rides.id', 'rides.attempt', 'pickup_latitude', 'pickup_longitude'])
    .select(['offer.attempt as asked_attempt', 'offer.created_at as asked_at', 'withdrawn', 'declined'])
    .where('status', '=', 'pending')
    .where('expires_at', '>', now)
    .where('vehicle_type', 'in', vehicles[vehicle].serves)
    .where('passenger_count', '<=', vehicles[vehicle].seats)
    .where((row) => row.not(row.exists(keptForOther(db, driverId, now))))
    .where('pickup_latitude', '>=', latitude - radius / degreeKm - 0.001)
    .where('pickup_latitude', '<=', latitude + radius / degreeKm + 0.001)
    .execute();

export type Around = Awaited<ReturnType<typeof pendingAround>>[number];
