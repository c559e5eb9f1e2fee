import type { AdminStats, Ride, RideStatus } from '@mobility/openapi';
import { phaseOf } from '@mobility/openapi/lifecycle';
import { placeOf } from '../../ride/places.ts';
import type { FleetCar } from './fleet.ts';

/** The phases of the rides on the map, in their order. */
export const activePhases = ['pending', 'accepted', 'arriving', 'inProgress'] as const;
export type ActivePhase = (typeof activePhases)[number];

/** How many rides are in each phase. */
export type RideCounts = Record<ActivePhase, number>;

/** The status of the rides of each phase, as the filter of the list names it. */
export const statusOf = {
  pending: 'pending',
  accepted: 'accepted',
  arriving: 'driver_arriving',
  inProgress: 'ride_started',
} as const satisfies Record<ActivePhase, RideStatus>;

/** The statuses of the rides on the map, as the list of rides is asked for them. */
export const activeStatuses = Object.values(statusOf).join();

/** How many rides are in each phase: of all where the list holds them all, otherwise as the server counts them. */
export const countsOf = (
  rides: readonly Ride[],
  listed: number,
  counted: AdminStats['active_rides'],
): RideCounts => {
  if (!counted || rides.length < listed) return countRides(rides);
  const { pending, accepted, driver_arriving: arriving, in_progress: inProgress } = counted;
  return { pending, accepted, arriving, inProgress };
};

export const countRides = (rides: readonly Ride[]): RideCounts => {
  const counts = { pending: 0, accepted: 0, arriving: 0, inProgress: 0 };
  for (const { status } of rides) {
    const phase = phaseOf[status];
    if (phase !== 'completed' && phase !== 'cancelled' && phase !== undefined) counts[phase] += 1;
  }
  return counts;
};

/** Where the riders of pending rides wait. */
export const waitingPlaces = (rides: readonly Ride[], chosen: string | null): FleetCar[] =>
  rides.flatMap(({ id, status, pickup_location, pickup_address }) => {
    const place = placeOf(pickup_location, pickup_address);
    if (phaseOf[status] !== 'pending' || !place || id === chosen) return [];
    const { latitude, longitude } = place;
    return [{ id, rideId: id, latitude, longitude, look: 'pending' }];
  });
