import type { VehicleColor } from '@mobility/openapi';
import { isActive } from '@mobility/openapi/lifecycle';
import { sql } from 'kysely';
import type { Point } from '../../domain/distance.ts';
import type { PaymentRow } from '../../domain/money/payment.ts';
import type { PlacesOf } from '../../domain/place.ts';
import type { RideRow } from '../../domain/ride.ts';
import { preparedFor } from '../live/prepared-for.ts';
import { newestPaymentOf } from '../money/newest-payment.ts';
import type { Read } from '../store.ts';
import { attemptsOf, type EndedAttempt } from './ride-attempts.ts';
import { averageOfDrivers, averageOfRiders } from './ride-ratings.ts';

export type ViewRow = RideRow & {
  rider_name: string;
  rider_phone: string | null;
  rider_avatar: string | null;
  driver_name: string | null;
  driver_phone: string | null;
  driver_avatar: string | null;
  vehicle_make: string | null;
  vehicle_model: string | null;
  vehicle_color: VehicleColor | null;
  license_plate: string | null;
  driver_rating: number | null;
  rider_average: number | null;
  rating: number | null;
  rated_at: number | null;
  rider_rating: number | null;
  payment_status: PaymentRow['status'] | null;
  payment_expires_at: number | null;
  /** What the rider still owes of the penalty. */
  penalty_open: number | null;
  /** Where the driver is, during the ride. */
  driver_place?: Point;
  /** The attempts that ended, in their order. */
  attempts: readonly EndedAttempt[];
};
/** Rides with their people, rating and newest payment, without the average rating of their drivers. */
export const ridesAndPeople = (db: Read) =>
  db
    .selectFrom('rides')
    .innerJoin('users as rider', 'rider.id', 'rides.rider_id')
    .leftJoin('users as driver', 'driver.id', 'rides.driver_id')
    .leftJoin('driver_profiles as profile', 'profile.user_id', 'rides.driver_id')
    .leftJoin('ratings', 'ratings.ride_id', 'rides.id')
    .leftJoin('rider_ratings', 'rider_ratings.ride_id', 'rides.id')
    .leftJoin('payments', (join) => join.on('payments.id', '=', newestPaymentOf('rides')))
    .selectAll('rides')
    .select([
      'rider.name as rider_name',
      'rider.phone as rider_phone',
      'rider.avatar_id as rider_avatar',
      'driver.name as driver_name',
      'driver.phone as driver_phone',
      'driver.avatar_id as driver_avatar',
      'profile.vehicle_make',
      'profile.vehicle_model',
      'profile.vehicle_color',
      'profile.license_plate',
      'ratings.rating',
      'ratings.updated_at as rated_at',
      'rider_ratings.rating as rider_rating',
      'payments.status as payment_status',
      'payments.expires_at as payment_expires_at',
      sql<number | null>`(select sum(r.open) from receivables r where r.ride_id = rides.id)`.as(
        'penalty_open',
      ),
    ]);

/** Adds to rides the average ratings of their people, and the attempts that ended. */
export const withFacts = async (
  db: Read,
  rides: readonly Omit<ViewRow, 'driver_rating' | 'rider_average' | 'attempts'>[],
): Promise<ViewRow[]> => {
  const drivers = new Set(rides.flatMap(({ driver_id }) => driver_id ?? []));
  const riders = new Set(rides.map(({ rider_id }) => rider_id));
  const [ofDrivers, ofRiders, attempts] = await Promise.all([
    averageOfDrivers(db, drivers),
    averageOfRiders(db, riders),
    attemptsOf(db, rides),
  ]);
  return rides.map((ride) => ({
    ...ride,
    driver_rating: ofDrivers.get(ride.driver_id ?? '') ?? null,
    rider_average: ofRiders.get(ride.rider_id) ?? null,
    attempts: attempts.get(ride.id) ?? [],
  }));
};

/** Adds the newest places of the drivers to the rides that are under way. */
export const withPlaces = async (placesOf: PlacesOf, rows: readonly ViewRow[]): Promise<ViewRow[]> => {
  const drivers = rows.flatMap((row) => (isActive(row) && row.driver_id !== null ? [row.driver_id] : []));
  const places = drivers.length > 0 ? await placesOf(drivers) : noPlaces;
  return rows.map((row) => {
    const place = isActive(row) ? places.get(row.driver_id ?? '') : undefined;
    return place ? { ...row, driver_place: { latitude: place.latitude, longitude: place.longitude } } : row;
  });
};
const noPlaces: Awaited<ReturnType<PlacesOf>> = new Map();

const selectRides = preparedFor(['id'], (db: Read, keys: readonly { id: string }[]) =>
  ridesAndPeople(db).where(
    'rides.id',
    'in',
    keys.map(({ id }) => id),
  ),
);

/** The rides with these ids, in the order of the ids. */
export const ridesByIds = async (db: Read, ids: readonly string[]): Promise<ViewRow[]> => {
  const rows = await selectRides(
    db,
    ids.map((id) => ({ id })),
  );
  const byId = new Map((await withFacts(db, rows)).map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};
