import type { AdminStats, Ride, RideStatus } from '@mobility/openapi';
import { phaseOf } from '@mobility/openapi/lifecycle';
import { placeOf } from '../../ride/places.ts';
import { type FleetCar, lookOf } from './fleet.ts';

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

/** Whether a ride is under way. */
export const isActive = ({ status }: Ride): boolean =>
  activePhases.some((phase) => phase === phaseOf[status]);

/**
 * A chosen ride as it is now: one of those under way, otherwise as the table has it. A ride that the table still has under
 * way, although it is not among all of those, is about to be read again.
 */
export const chosenNow = (
  chosenId: string | null,
  { rides, areAll }: { rides: readonly Ride[]; areAll: boolean },
  listed: Ride | null,
): Ride | null => {
  const active = rides.find(({ id }) => id === chosenId);
  return active ?? (listed && areAll && isActive(listed) ? null : listed);
};

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

/** Where the rider of a ride waits for the car; null without a readable place. */
const pickupMark = ({ id, pickup_location, pickup_address }: Ride): FleetCar | null => {
  const place = placeOf(pickup_location, pickup_address);
  return place && { id, rideId: id, latitude: place.latitude, longitude: place.longitude, look: 'pending' };
};

/** The car of a ride at its last known place; null if no place is known. */
const lastSeen = ({ id, driver_id, driver_location: place, status }: Ride): FleetCar | null =>
  driver_id && place
    ? {
        id: driver_id,
        rideId: id,
        latitude: place.latitude,
        longitude: place.longitude,
        look: lookOf(status),
      }
    : null;

/**
 * The marks of the rides under way without a car on the map: riders who wait, and drivers who have a ride but are no longer online,
 * where they were last seen.
 */
export const marksOf = (
  rides: readonly Ride[],
  cars: readonly FleetCar[],
  chosen: string | null,
): FleetCar[] => {
  const shown = new Set(cars.flatMap(({ id, rideId }) => (rideId ? [id, rideId] : [id])));
  return rides.flatMap((ride) => {
    if (ride.id === chosen || shown.has(ride.id) || shown.has(ride.driver_id ?? '')) return [];
    const isWaiting = phaseOf[ride.status] !== 'inProgress';
    const mark = lastSeen(ride) ?? (isWaiting ? pickupMark(ride) : null);
    return mark ? [mark] : [];
  });
};
