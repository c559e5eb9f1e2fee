import type { DatabaseSync } from 'node:sqlite';

// The same statement as in our server.
const query = `
  select rides.*, rider.name as rider_name, driver.name as driver_name,
    profile.vehicle_make, profile.vehicle_model, profile.license_plate,
    (select avg(r.rating) from ratings r where r.driver_id = rides.driver_id) as driver_rating,
    place.latitude as driver_latitude, place.longitude as driver_longitude,
    ratings.rating, ratings.updated_at as rated_at, rider_ratings.rating as rider_rating,
    payments.status as payment_status, payments.expires_at as payment_expires_at
  from rides
  inner join users as rider on rider.id = rides.rider_id
  left join users as driver on driver.id = rides.driver_id
  left join driver_profiles as profile on profile.user_id = rides.driver_id
  left join locations as place on place.user_id = rides.driver_id
  left join ratings on ratings.ride_id = rides.id
  left join rider_ratings on rider_ratings.ride_id = rides.id
  left join payments on payments.id =
    (select p.id from payments p where p.ride_id = rides.id order by p.position desc limit 1)
  where rides.rider_id = ?
  order by rides.created_at desc, rides.id desc
  limit 1001`;

type Row = Record<string, string | number | null>;
const time = (ms: unknown): string | null => (ms === null ? null : new Date(Number(ms)).toISOString());
const money = (cents: unknown): number | null => (cents === null ? null : Number(cents) / 100);
const fixed = (value: unknown, places: number): number => Number(Number(value).toFixed(places));

const toRide = (row: Row) => ({
  id: row.id,
  rider_id: row.rider_id,
  rider_name: row.rider_name,
  driver_id: row.driver_id,
  driver_name: row.driver_name,
  status: row.status,
  version: row.version,
  attempt: row.attempt,
  estimated_fare: money(row.estimated_fare),
  fare: money(row.fare),
  pickup_address: row.pickup_address,
  dropoff_address: row.dropoff_address,
  pickup_location: {
    latitude: row.pickup_latitude,
    longitude: row.pickup_longitude,
    address: row.pickup_address,
  },
  dropoff_location: {
    latitude: row.dropoff_latitude,
    longitude: row.dropoff_longitude,
    address: row.dropoff_address,
  },
  vehicle_type: row.vehicle_type,
  passenger_count: row.passenger_count,
  special_requirements: row.special_requirements,
  distance_km: fixed(row.distance_km, 2),
  estimated_distance_km: fixed(row.distance_km, 2),
  duration_minutes: row.duration_minutes,
  estimated_duration_minutes: row.duration_minutes,
  payment_status: row.payment_status ?? 'not_initiated',
  rating: row.rating,
  rated_at: time(row.rated_at),
  created_at: time(row.created_at),
  requested_at: time(row.created_at),
  accepted_at: time(row.accepted_at),
  completed_at: time(row.completed_at),
  expires_at: row.status === 'pending' ? time(row.expires_at) : null,
  cancelled_by: row.cancelled_by,
  cancel_reason: row.cancel_reason,
  cancel_reason_code: row.cancel_reason_code,
  penalty_amount: money(row.penalty_amount),
  driver_vehicle: `${row.vehicle_make} ${row.vehicle_model}`,
  driver_license_plate: row.license_plate,
  driver_rating: row.driver_rating === null ? null : fixed(row.driver_rating, 1),
  driver_location: null,
  estimated_arrival: null,
});

/** The rides of a rider, in the form that our server returns. */
export const listOf = (database: DatabaseSync, riderId: string): (() => unknown[]) => {
  const statement = database.prepare(query);
  return () => (statement.all(riderId) as Row[]).map(toRide);
};
