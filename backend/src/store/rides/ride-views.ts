import type { Ride, Role, VehicleColor } from '@mobility/openapi';
import { isActive } from '@mobility/openapi/lifecycle';
import { sql } from 'kysely';
import { avatarPath } from '../../domain/avatar.ts';
import { journey, type Point } from '../../domain/distance.ts';
import { serverLimits } from '../../domain/limits.ts';
import { fromCents } from '../../domain/money/money.ts';
import { type PaymentRow, paymentState } from '../../domain/money/payment.ts';
import type { PlacesOf } from '../../domain/place.ts';
import { dropoffOf, pickupOf, type RideRow, statusesPermitting } from '../../domain/ride.ts';
import { preparedFor } from '../live/prepared-for.ts';
import type { Read } from '../store.ts';
import { attemptFacts, attemptsOf, type EndedAttempt } from './ride-attempts.ts';
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
  attempts?: EndedAttempt[] | undefined;
};
/** The viewer of a ride and the time of the view. */
export type Viewer = { id: string; role: Role; now: number };

/** Rides with their people, rating and newest payment, without the average rating of their drivers. */
export const ridesAndPeople = (db: Read) =>
  db
    .selectFrom('rides')
    .innerJoin('users as rider', 'rider.id', 'rides.rider_id')
    .leftJoin('users as driver', 'driver.id', 'rides.driver_id')
    .leftJoin('driver_profiles as profile', 'profile.user_id', 'rides.driver_id')
    .leftJoin('ratings', 'ratings.ride_id', 'rides.id')
    .leftJoin('rider_ratings', 'rider_ratings.ride_id', 'rides.id')
    .leftJoin('payments', (join) =>
      join.on(
        'payments.id',
        '=',
        sql<string>`(select p.id from payments p where p.ride_id = rides.id order by p.position desc limit 1)`,
      ),
    )
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
  rides: readonly Omit<ViewRow, 'driver_rating' | 'rider_average'>[],
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
    attempts: attempts.get(ride.id),
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

const time = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());
const money = (cents: number | null): number | null => (cents === null ? null : fromCents(cents));
const rounded = (value: number, places: number): number => Number(value.toFixed(places));

const untold: Partial<Ride> = {};

/** Minutes to the end of the leg that is being driven; null while the car waits. */
const minutesToGo = (row: RideRow, from: Point): number | null => {
  if (row.status === 'accepted') return journey(from, pickupOf(row)).minutes;
  return row.status === 'in_progress' ? journey(from, dropoffOf(row)).minutes : null;
};

/** The driver's vehicle for the people of the ride and for admins, and the driver's location only during the ride. */
const driverFacts = (row: ViewRow, viewer: Viewer): Partial<Ride> => {
  const isParty = viewer.id === row.rider_id || viewer.id === row.driver_id;
  if (row.driver_id === null || !(isParty || viewer.role === 'admin')) return untold;
  const place = isActive(row) ? (row.driver_place ?? null) : null;
  return {
    driver_vehicle: row.vehicle_make === null ? null : `${row.vehicle_make} ${row.vehicle_model}`,
    driver_vehicle_color: row.vehicle_color,
    driver_license_plate: row.license_plate,
    driver_rating: row.driver_rating === null ? null : rounded(row.driver_rating, 1),
    driver_location: place,
    estimated_arrival: place && minutesToGo(row, place),
  };
};

/** How long after the end of a ride its two people can still call each other. */
const callableFor = 1_800_000;

/** Whether the people of the ride see each other's number: from the acceptance until half an hour after the end. */
const isCallable = (row: RideRow, now: number): boolean => {
  const endedAt = row.completed_at ?? row.cancelled_at;
  return row.driver_id !== null && (endedAt === null || now - endedAt < callableFor);
};

/** The picture of the other person of the ride and how to reach them; for the driver, the rider's average rating too. */
const contact = (row: ViewRow, { id, now }: Viewer): Partial<Ride> => {
  if (id === row.rider_id)
    return {
      driver_phone: isCallable(row, now) ? row.driver_phone : undefined,
      driver_avatar_url: avatarPath(row.driver_avatar),
    };
  if (id !== row.driver_id) return untold;
  const { rider_average: average } = row;
  return {
    rider_average_rating: average === null ? null : rounded(average, 1),
    rider_phone: isCallable(row, now) ? row.rider_phone : undefined,
    rider_avatar_url: avatarPath(row.rider_avatar),
  };
};

/** Until the start: the PIN for the rider, and for the driver only that there is one. */
const pinFor = (row: ViewRow, { id }: Viewer): Partial<Ride> | undefined => {
  const { start_pin } = row;
  if (start_pin === null || !startable.has(row.status)) return undefined;
  if (id === row.rider_id) return { start_pin };
  return id === row.driver_id ? { start_pin_required: true } : undefined;
};
const startable: ReadonlySet<string> = new Set(['pending', ...statusesPermitting('start', 'driver')]);

const payment = (row: ViewRow, now: number): Ride['payment_status'] => {
  if (row.settlement === 'written_off') return 'written_off';
  const { payment_status: status, payment_expires_at: expires_at } = row;
  return paymentState(status && expires_at !== null ? { status, expires_at } : null, now);
};

/** For the driver of a cancelled ride: the part of the rider's penalty that has arrived, in cents. */
const received = (row: ViewRow, viewer: Viewer): number | null => {
  if (row.status !== 'cancelled' || row.driver_id !== viewer.id) return null;
  return row.cancelled_by === 'rider' ? (row.penalty_amount ?? 0) - Number(row.penalty_open ?? 0) : 0;
};

/** For those who may see it: the distance of a command from its place, if it was far. */
const farFrom = (km: number | null, isShown: boolean): number | null =>
  isShown && km !== null && km > serverLimits.distance.farKm ? rounded(km, 2) : null;

const place = (latitude: number, longitude: number, address: string) => ({ latitude, longitude, address });

/** A ride without its start PIN and the attempts that ended. One literal without spreads, because a history has many rides. */
const withoutPin = (row: ViewRow, viewer: Viewer): Ride => {
  const driver = driverFacts(row, viewer);
  const other = contact(row, viewer);
  const [km, createdAt] = [rounded(row.distance_km, 2), new Date(row.created_at).toISOString()];
  return {
    id: row.id,
    rider_id: row.rider_id,
    rider_name: row.rider_name,
    driver_id: row.driver_id,
    driver_name: row.driver_name,
    status: row.status,
    version: row.version,
    attempt: row.attempt,
    estimated_fare: fromCents(row.estimated_fare),
    fare: money(row.fare),
    pickup_address: row.pickup_address,
    dropoff_address: row.dropoff_address,
    pickup_location: place(row.pickup_latitude, row.pickup_longitude, row.pickup_address),
    dropoff_location: place(row.dropoff_latitude, row.dropoff_longitude, row.dropoff_address),
    vehicle_type: row.vehicle_type,
    passenger_count: row.passenger_count,
    special_requirements: row.special_requirements,
    distance_km: km,
    estimated_distance_km: km,
    duration_minutes: row.duration_minutes,
    estimated_duration_minutes: row.duration_minutes,
    payment_status: payment(row, viewer.now),
    ...(row.settlement === 'owed' && row.cash_missing_at !== null && { cash_missing: true }),
    rating: row.rating,
    rated_at: time(row.rated_at),
    // The rider sees only the average of the ratings received, not the rating of one ride.
    rider_rating: viewer.id === row.rider_id ? undefined : row.rider_rating,
    created_at: createdAt,
    requested_at: createdAt,
    accepted_at: time(row.accepted_at),
    arrived_at: time(row.arrived_at),
    started_at: time(row.started_at),
    completed_at: time(row.completed_at),
    expires_at: row.status === 'pending' ? time(row.expires_at) : null,
    cancelled_at: time(row.cancelled_at),
    cancelled_by: row.cancelled_by,
    cancel_reason: row.cancel_reason,
    cancel_reason_code: row.cancel_reason_code,
    penalty_amount: money(row.penalty_amount),
    driver_received: money(received(row, viewer)),
    driver_silent_since: time(row.driver_silent_at),
    arrival_distance_km: farFrom(row.arrival_km, viewer.role === 'admin' || viewer.id === row.driver_id),
    completion_distance_km: farFrom(row.completion_km, viewer.role === 'admin'),
    driver_vehicle: driver.driver_vehicle,
    driver_vehicle_color: driver.driver_vehicle_color,
    driver_license_plate: driver.driver_license_plate,
    driver_rating: driver.driver_rating,
    driver_avatar_url: other.driver_avatar_url,
    rider_avatar_url: other.rider_avatar_url,
    driver_phone: other.driver_phone,
    rider_phone: other.rider_phone,
    rider_average_rating: other.rider_average_rating,
    driver_location: driver.driver_location,
    estimated_arrival: driver.estimated_arrival,
  };
};

/** A ride as this viewer may see it. */
export const toRide = (row: ViewRow, viewer: Viewer): Ride => {
  const [ride, pin, attempts] = [withoutPin(row, viewer), pinFor(row, viewer), attemptFacts(row, viewer)];
  return pin || attempts ? { ...ride, ...pin, ...attempts } : ride;
};
