import type { Ride, Role } from '@mobility/openapi';
import { isActive } from '@mobility/openapi/lifecycle';
import { avatarPath } from '../domain/avatar.ts';
import { journey, type Point } from '../domain/distance.ts';
import { serverLimits } from '../domain/limits.ts';
import { toldEnding } from '../domain/messages/told-ending.ts';
import { fromCents } from '../domain/money/money.ts';
import { paymentState } from '../domain/money/payment.ts';
import { dropoffOf, pickupOf, type RideRow, statusesPermitting } from '../domain/ride.ts';
import type { ViewRow } from '../store/rides/ride-rows.ts';
import { isInContact } from './ride-chat.ts';
import { attemptFacts } from './ride-releases.ts';

/** The viewer of a ride and the time of the view. */
export type Viewer = { id: string; role: Role; now: number };

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

/** The picture of the other person of the ride and how to reach them; for the driver, the rider's average rating too. */
const contact = (row: ViewRow, { id, now }: Viewer): Partial<Ride> => {
  if (id === row.rider_id)
    return {
      driver_phone: isInContact(row, now) ? row.driver_phone : undefined,
      driver_avatar_url: avatarPath(row.driver_avatar),
    };
  if (id !== row.driver_id) return untold;
  const { rider_average: average } = row;
  return {
    rider_average_rating: average === null ? null : rounded(average, 1),
    rider_phone: isInContact(row, now) ? row.rider_phone : undefined,
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

/** For one of the two people of a cancelled ride: the part of the other's penalty that has arrived, in cents. */
const received = (row: ViewRow, viewer: Viewer, by: 'rider' | 'driver'): number | null => {
  const [id, payer] = by === 'driver' ? [row.driver_id, 'rider'] : [row.rider_id, 'driver'];
  if (row.status !== 'cancelled' || id !== viewer.id) return null;
  return row.cancelled_by === payer ? (row.penalty_amount ?? 0) - Number(row.penalty_open ?? 0) : 0;
};

/** For those who may see it: the distance of a command from its place, if it was far. */
const farFrom = (km: number | null, isShown: boolean): number | null =>
  isShown && km !== null && km > serverLimits.distance.farKm ? rounded(km, 2) : null;

const place = (latitude: number, longitude: number, address: string) => ({ latitude, longitude, address });

/** What all viewers see of a ride, except for single fields. One literal without spreads, because a history has many rides. */
const sharedFacts = (row: ViewRow, viewer: Viewer): Ride => {
  const driver = driverFacts(row, viewer);
  const other = contact(row, viewer);
  const ending = viewer.role === 'admin' ? row : toldEnding(row);
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
    cancel_reason: ending.cancel_reason,
    cancel_reason_code: ending.cancel_reason_code,
    penalty_amount: money(row.penalty_amount),
    driver_received: money(received(row, viewer, 'driver')),
    rider_received: money(received(row, viewer, 'rider')),
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

/** For admins: how far the driver came with the rider, where it was measured. */
const drivenFacts = (
  { driven_km: km, driven_partial }: RideRow,
  { role }: Viewer,
): Partial<Ride> | undefined =>
  km === null || role !== 'admin'
    ? undefined
    : { driven_distance_km: rounded(km, 2), driven_distance_partial: driven_partial === 1 };

/** A ride as this viewer may see it. */
export const toRide = (row: ViewRow, viewer: Viewer): Ride => {
  const [ride, pin, attempts] = [sharedFacts(row, viewer), pinFor(row, viewer), attemptFacts(row, viewer)];
  const driven = drivenFacts(row, viewer);
  return pin || attempts || driven ? { ...ride, ...pin, ...attempts, ...driven } : ride;
};
