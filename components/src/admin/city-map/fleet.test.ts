import type { DriverLocations } from '@mobility/openapi';
import locations from '@mobility/openapi/examples/DriverLocations.json' with { type: 'json' };
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { aRide } from '../../testing/rides.ts';
import { countRides, countsOf, marksOf } from './active-rides.ts';
import { createFleet, withMarks } from './fleet.ts';

const read = locations as DriverLocations;
const [driving] = read.drivers;
const rideId = driving?.ride_id ?? '';
const clients: QueryClient[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.clear();
  vi.useRealTimers();
});

const setUp = (answer: () => Promise<DriverLocations>) => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  clients.push(queryClient);
  const queryFn = vi.fn(answer);
  return { fleet: createFleet(queryClient, { queryKey: ['drivers'], queryFn }), queryFn };
};

test('reads the drivers every three seconds while something subscribes', async () => {
  vi.useFakeTimers();
  const { fleet, queryFn } = setUp(async () => read);
  expect(queryFn).not.toHaveBeenCalled();
  const stop = fleet.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(7_000);
  expect(queryFn).toHaveBeenCalledTimes(3);
  expect(fleet.get().map(({ rideId: ride, look }) => [ride, look])).toEqual([
    [rideId, 'inProgress'],
    [null, 'free'],
  ]);
  stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(queryFn).toHaveBeenCalledTimes(3);
});

test('a backend without positions is asked every 30 seconds', async () => {
  vi.useFakeTimers();
  const { fleet, queryFn } = setUp(() => Promise.reject(new Error('Not found')));
  const stop = fleet.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(queryFn).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(queryFn).toHaveBeenCalledTimes(2);
  expect(fleet.get()).toEqual([]);
  stop();
});

test.each([
  ['as the server sends them', {}, true],
  ['with a ride, but without its status', { ride_id: 'ride' }, false],
  ['with the status of a ride, but without the ride', { ride_id: null, ride_status: 'accepted' }, false],
] as const)('whether drivers %s are counted', async (_, change, isCounted) => {
  const [first, free] = read.drivers;
  if (!first || !free) throw new Error('The example has two drivers');
  const { fleet } = setUp(async () => ({ ...read, drivers: [first, { ...free, ...change }] }));
  await new Promise<void>((resolve) => {
    fleet.subscribe(() => resolve());
  });
  expect(fleet.isComplete()).toBe(isCounted);
});

test('the car of the chosen ride is drawn by itself, and waiting riders are marked', async () => {
  const { fleet } = setUp(async () => read);
  await new Promise<void>((resolve) => {
    fleet.subscribe(() => resolve());
  });
  const pending = aRide('pending', { id: 'waiting' });
  const shown = withMarks(fleet, (cars) => marksOf([pending], cars, rideId), rideId);
  expect(shown.get().map(({ look }) => look)).toEqual(['free', 'pending']);
  expect(marksOf([pending], [], 'waiting')).toEqual([]);
});

test('a driver who has a ride but is no longer online is drawn where the car was last seen', () => {
  const driver_location = { latitude: 37.78, longitude: -122.41 };
  const silent = aRide('accepted', { id: 'silent', driver_id: 'driver', driver_location });
  const [mark, ...others] = marksOf([silent], [], null);
  expect(mark).toEqual({ id: 'driver', rideId: 'silent', look: 'accepted', ...driver_location });
  expect(others).toEqual([]);
  // The online driver has the car already, also before the car's own list knows the ride.
  const online = { id: 'driver', rideId: null, latitude: 37.7, longitude: -122.4, look: 'free' };
  expect(marksOf([silent], [online], null)).toEqual([]);
});

test('a ride without a known car is marked at the pickup while the rider waits, and not during the trip', () => {
  const lost = { driver_id: 'driver', driver_location: null };
  const marks = marksOf(
    [aRide('arriving', { id: 'one', ...lost }), aRide('inProgress', { id: 'two', ...lost })],
    [],
    null,
  );
  expect(marks.map(({ rideId: id, look }) => [id, look])).toEqual([['one', 'pending']]);
});

test('rides are counted by what happens in them', () => {
  const rides = [aRide('pending'), aRide('arriving'), aRide('arriving'), aRide('inProgress'), aRide('paid')];
  expect(countRides(rides)).toEqual({ pending: 1, accepted: 0, arriving: 2, inProgress: 1 });
});

test('where the list has not all rides, the server counts them', () => {
  const rides = [aRide('pending'), aRide('inProgress', { id: 'second' })];
  const counted = { pending: 700, accepted: 1, driver_arriving: 2, in_progress: 3 };
  expect(countsOf(rides, 500, counted)).toEqual({ pending: 1, accepted: 0, arriving: 0, inProgress: 1 });
  expect(countsOf(rides, 2, counted)).toEqual({ pending: 700, accepted: 1, arriving: 2, inProgress: 3 });
  expect(countsOf(rides, 2, undefined)).toEqual({ pending: 1, accepted: 0, arriving: 0, inProgress: 1 });
});
