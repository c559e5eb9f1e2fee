import type { BookRideRequest, RideStatus, VehicleType } from '@mobility/openapi';
import { isPermitted, type RideCommand } from '@mobility/openapi/lifecycle';
import { limits } from '@mobility/openapi/limits';
import { drivingMinutes, haversineKm } from './distance.ts';
import { serverLimits } from './limits.ts';
import { fareEstimate } from './money/fare.ts';
import { Refusal } from './refusal.ts';

/** The two people of a ride. */
export type Party = 'rider' | 'driver';

/** A stored ride. Money in cents, times in milliseconds since 1970. */
export type RideRow = {
  id: string;
  rider_id: string;
  driver_id: string | null;
  status: RideStatus;
  version: number;
  attempt: number;
  pickup_latitude: number;
  pickup_longitude: number;
  pickup_address: string;
  dropoff_latitude: number;
  dropoff_longitude: number;
  dropoff_address: string;
  vehicle_type: VehicleType;
  passenger_count: number;
  special_requirements: string | null;
  distance_km: number;
  duration_minutes: number;
  estimated_fare: number;
  fare: number | null;
  created_at: number;
  accepted_at: number | null;
  arrived_at: number | null;
  started_at: number | null;
  completed_at: number | null;
  cancelled_at: number | null;
  expires_at: number;
  cancelled_by: 'rider' | 'driver' | 'system' | null;
  cancel_reason: string | null;
  cancel_reason_code:
    | 'rider_cancelled'
    | 'driver_cancelled'
    | 'no_driver_found'
    | 'admin_cancelled'
    | 'rider_no_show'
    | 'rider_locked'
    | 'driver_locked'
    | null;
  penalty_amount: number | null;
  /** Of a completed ride: whether its fare is owed, paid or written off. */
  settlement: 'owed' | 'paid' | 'written_off' | null;
  /** When the driver reported that the cash for the ride did not arrive. */
  cash_missing_at: number | null;
  /** When the driver was marked as silent. */
  driver_silent_at: number | null;
  /** The distance between the driver and the pickup on arrival, and the dropoff on completion. */
  arrival_km: number | null;
  completion_km: number | null;
  /** How far the driver came with the rider, and whether it was at least that far; null where it was not measured. */
  driven_km: number | null;
  driven_partial: 0 | 1 | null;
  /**
   * The PIN that the driver needs from the rider to start the ride; null where the rider's setting is
   * off.
   */
  start_pin: string | null;
};

/** The statuses that this backend sends; clients accept two more. */
export const emittedStatuses = [
  'pending',
  'accepted',
  'driver_arriving',
  'in_progress',
  'completed',
  'cancelled',
] as const satisfies readonly RideStatus[];

/** The statuses in which a ride has a driver. */
export const drivenStatuses = ['accepted', 'driver_arriving', 'in_progress'] as const;

/**
 * The driver's commands after the accept: the new status, the timestamp to set, the message of the answer, which the driver
 * reads, and what the audit trail says of it.
 */
export const driverCommands = {
  arrive: {
    to: 'driver_arriving',
    stamp: 'arrived_at',
    message: 'You have arrived at the pickup',
    audited: { action: 'ride_driver_arriving', description: 'Driver arrived at the pickup' },
  },
  start: {
    to: 'in_progress',
    stamp: 'started_at',
    message: 'Ride started',
    audited: { action: 'ride_in_progress', description: 'Driver started the ride' },
  },
  complete: {
    to: 'completed',
    stamp: 'completed_at',
    message: 'Ride completed',
    audited: { action: 'ride_completed', description: 'Driver completed the ride' },
  },
} as const;
export type DriverCommand = keyof typeof driverCommands;

/** The statuses in which this party may give the command. */
export const statusesPermitting = (command: RideCommand, by: Party): RideStatus[] =>
  emittedStatuses.filter((status) => isPermitted(command, status, by));

/** Whether a driver's cancellation makes the ride pending again instead of ending it. */
export const isRedistributed = (by: Party, status: RideStatus): boolean =>
  by === 'driver' && status !== 'in_progress';

const emptyRide = {
  driver_id: null,
  fare: null,
  accepted_at: null,
  arrived_at: null,
  started_at: null,
  completed_at: null,
  cancelled_at: null,
  cancelled_by: null,
  cancel_reason: null,
  cancel_reason_code: null,
  penalty_amount: null,
  settlement: null,
  cash_missing_at: null,
  driver_silent_at: null,
  arrival_km: null,
  completion_km: null,
  driven_km: null,
  driven_partial: null,
} as const;

type Plan = {
  id: string;
  riderId: string;
  now: number;
  expiresAfter: number;
  /** The quoted fare in cents, if there is a quote. */
  fare?: number | undefined;
  /** The PIN that starts the ride; null for none. */
  startPin?: string | null;
};

/** The distance of a trip. Refuses a trip between two points that count as one place, and one beyond the limit. */
export const tripKm = (trip: Pick<BookRideRequest, 'pickup_location' | 'dropoff_location'>): number => {
  const km = haversineKm(trip.pickup_location, trip.dropoff_location);
  if (km < serverLimits.distance.minRideKm) {
    throw new Refusal(
      'ride_too_short',
      'Pickup and destination are the same place. Please check both addresses.',
    );
  }
  if (km > limits.distance.maxRideKm) {
    throw new Refusal(
      'ride_too_long',
      `This trip is ${Math.round(km)} km long. Rides are limited to ${limits.distance.maxRideKm} km; please check both addresses.`,
    );
  }
  return km;
};

/** Creates a pending ride. Refuses a trip that is too short or too long. */
export const planRide = (
  trip: BookRideRequest,
  { id, riderId, now, expiresAfter, fare, startPin = null }: Plan,
): RideRow => {
  const km = tripKm(trip);
  return {
    ...emptyRide,
    id,
    rider_id: riderId,
    status: 'pending',
    version: 1,
    attempt: 1,
    pickup_latitude: trip.pickup_location.latitude,
    pickup_longitude: trip.pickup_location.longitude,
    pickup_address: trip.pickup_location.address,
    dropoff_latitude: trip.dropoff_location.latitude,
    dropoff_longitude: trip.dropoff_location.longitude,
    dropoff_address: trip.dropoff_location.address,
    vehicle_type: trip.vehicle_type,
    passenger_count: trip.passenger_count,
    special_requirements: trip.special_requirements,
    distance_km: km,
    duration_minutes: drivingMinutes(km),
    estimated_fare: fare ?? fareEstimate(km, trip.vehicle_type),
    created_at: now,
    expires_at: now + expiresAfter,
    start_pin: startPin,
  };
};

/** The pickup of a ride. */
export const dropoffOf = (ride: Pick<RideRow, 'dropoff_latitude' | 'dropoff_longitude'>) => ({
  latitude: ride.dropoff_latitude,
  longitude: ride.dropoff_longitude,
});

export const pickupOf = (ride: Pick<RideRow, 'pickup_latitude' | 'pickup_longitude'>) => ({
  latitude: ride.pickup_latitude,
  longitude: ride.pickup_longitude,
});
