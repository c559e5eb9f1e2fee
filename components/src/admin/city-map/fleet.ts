import type { DriverLocations, RideStatus } from '@mobility/openapi';
import { phaseOf, type RidePhase } from '@mobility/openapi/lifecycle';
import { limits } from '@mobility/openapi/limits';
import { omittedItems, type Query } from '@mobility/sdk/queries';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import type { CrowdCar } from '../../map/motion/crowd.ts';
import type { Readable } from '../../map/motion/readable.ts';

/** The car of an online driver. Its look says what the driver does. */
export type FleetCar = CrowdCar & { id: string; rideId: string | null };
export type Fleet = Readable<readonly FleetCar[]>;
/** The fleet as it is read, and whether it says of every car if it has a ride. */
export type WholeFleet = Fleet & { isComplete(): boolean };

const looks: Partial<Record<RidePhase, string>> = {
  accepted: 'accepted',
  arriving: 'arriving',
  inProgress: 'inProgress',
};
/** How the car of a driver with a ride in this status looks, or of a free driver. */
export const lookOf = (status: RideStatus | null | undefined): string =>
  (status ? looks[phaseOf[status]] : undefined) ?? 'free';

/** A driver has a ride with its status, or neither; one without the other does not say whether the driver is free. */
const isConsistent = ({ ride_id, ride_status }: DriverLocations['drivers'][number]): boolean =>
  !ride_id === !ride_status;

const carsOf = ({ drivers }: DriverLocations): FleetCar[] =>
  drivers.map(({ driver_id, latitude, longitude, ride_id, ride_status }) => ({
    id: driver_id,
    latitude,
    longitude,
    rideId: ride_id ?? null,
    look: lookOf(ride_status),
  }));

const none: readonly FleetCar[] = [];

/** The cars of the online drivers. They are read while something subscribes and the page is visible; no read renders anything. */
export const createFleet = (
  queryClient: QueryClient,
  query: Query<readonly unknown[], DriverLocations>,
): WholeFleet => {
  const observer = new QueryObserver(queryClient, {
    ...query,
    notifyOnChangeProps: ['data'],
    // A backend without positions is asked as rarely as for the rest.
    refetchInterval: ({ state }) =>
      state.status === 'error' ? limits.admin.refreshInterval : limits.admin.positionsInterval,
  });
  let known: { read: DriverLocations; cars: readonly FleetCar[] } | null = null;
  return {
    get: () => {
      const read = observer.getCurrentResult().data;
      if (read && known?.read !== read) known = { read, cars: carsOf(read) };
      return known?.cars ?? none;
    },
    isComplete: () => {
      const read = observer.getCurrentResult().data;
      return (
        read !== undefined &&
        omittedItems(read) + omittedItems(read.drivers) === 0 &&
        read.drivers.every(isConsistent)
      );
    },
    subscribe: (listener) => observer.subscribe(() => listener()),
  };
};

/** The fleet with the marks of rides, and without the car of the ride that is drawn by itself. */
export const withMarks = (
  fleet: Fleet,
  marksBeside: (cars: readonly FleetCar[]) => readonly FleetCar[],
  chosen: string | null,
): Fleet => ({
  get: () => {
    const cars = fleet.get();
    return [...cars.filter(({ rideId }) => chosen === null || rideId !== chosen), ...marksBeside(cars)];
  },
  subscribe: fleet.subscribe,
});
