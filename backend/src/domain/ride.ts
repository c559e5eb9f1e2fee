import type { BookRideRequest, RideStatus } from '@mobility/openapi';
import { isPermitted, type RideCommand } from '@mobility/openapi/lifecycle';
import { limits } from '@mobility/openapi/limits';
import { Refusal } from '../operation.ts';
import type { RidesTable } from '../store/schema.ts';
import { drivingMinutes, haversineKm } from './distance.ts';
import { fareEstimate } from './fare.ts';
import type { Party } from './penalty.ts';

/** A ride as it is kept. */
export type RideRow = RidesTable;

/** The statuses that this backend emits; readers take two more. */
export const emittedStatuses = [
  'pending',
  'accepted',
  'driver_arriving',
  'in_progress',
  'completed',
  'cancelled',
] as const satisfies readonly RideStatus[];

/** The statuses in which a driver is bound to a ride. */
export const drivenStatuses = ['accepted', 'driver_arriving', 'in_progress'] as const;

/** The steps of a driver after the accept: where each leads, what it stamps, what is answered. */
export const steps = {
  arrive: { to: 'driver_arriving', stamp: 'arrived_at', message: 'You have arrived at the pickup' },
  start: { to: 'in_progress', stamp: 'started_at', message: 'Ride started' },
  complete: { to: 'completed', stamp: 'completed_at', message: 'Ride completed' },
} as const;
export type Step = keyof typeof steps;

/** The statuses in which the lifecycle lets this party give the command. */
export const statusesPermitting = (command: RideCommand, by: Party): RideStatus[] =>
  emittedStatuses.filter((status) => isPermitted(command, status, by));

/** Whether a driver's cancellation gives the ride back instead of ending it. */
export const isRedistributed = (by: Party, status: RideStatus): boolean =>
  by === 'driver' && status !== 'in_progress';

const unset = {
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
} as const;

type Plan = {
  id: string;
  riderId: string;
  now: number;
  expiresAfter: number;
  /** The promised fare in cents, where one was quoted. */
  fare?: number | undefined;
};

/** How long a trip is. Refuses one that is longer than anybody means. */
export const tripKm = (trip: Pick<BookRideRequest, 'pickup_location' | 'dropoff_location'>): number => {
  const km = haversineKm(trip.pickup_location, trip.dropoff_location);
  if (km > limits.distance.maxRideKm) {
    throw new Refusal(
      400,
      'ride_too_long',
      `This trip is ${Math.round(km)} km long. Rides are limited to ${limits.distance.maxRideKm} km; please check both addresses.`,
    );
  }
  return km;
};

/** A new pending ride. Refuses one that is longer than anybody means. */
export const planRide = (trip: BookRideRequest, { id, riderId, now, expiresAfter, fare }: Plan): RideRow => {
  const km = tripKm(trip);
  return {
    ...unset,
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
  };
};

/** Where a ride begins. */
export const pickupOf = (ride: Pick<RideRow, 'pickup_latitude' | 'pickup_longitude'>) => ({
  latitude: ride.pickup_latitude,
  longitude: ride.pickup_longitude,
});
