import type { VehicleType } from '@mobility/openapi';
import { canServe, vehicleTypes } from '@mobility/openapi/vehicles';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { sendWaves } from '../jobs/send-waves.ts';
import { bookRide } from '../operations/rides/bookRide.ts';
import { cancelRide } from '../operations/rides/cancelRide.ts';
import { listAvailableRides } from '../operations/rides/listAvailableRides.ts';
import { updateRide } from '../operations/rides/updateRide.ts';
import { placeFrom } from '../store/rides/locations.ts';
import { findRide } from '../store/rides/rides.ts';
import {
  type Clock,
  createClock,
  createTestContext,
  given,
  outcomeOf,
  type Person,
  requestBy,
} from '../testing/index.ts';

const fleetSize = 8;
let context: Context;
let clock: Clock;
let fleet: Person[];
let rider: Person;
beforeAll(async () => {
  clock = createClock();
  context = await createTestContext({ now: clock.now });
  rider = await given.user(context, 'rider', { balance: 10_000 });
  fleet = [];
  while (fleet.length < fleetSize) fleet.push(await given.approvedDriver(context, { balance: 10_000 }));
});
afterAll(() => context.store.close());

type Car = { vehicle: VehicleType; north: number; auto: boolean };
type Trip = { vehicle_type: VehicleType; passenger_count: number };

/** Gives a driver another car and another place, between City Hall and 22 km to the north. */
const drive = async ({ id }: Person, { vehicle, north, auto }: Car): Promise<void> => {
  const now = clock.now();
  await context.store.transaction(async (db) => {
    const own = { vehicle_type: vehicle, updated_at: now };
    await db.updateTable('driver_profiles').set(own).where('user_id', '=', id).execute();
    const state = { auto_accept: auto ? (1 as const) : (0 as const), updated_at: now };
    await db.updateTable('driver_state').set(state).where('user_id', '=', id).execute();
  });
  const { latitude, longitude } = given.cityHall;
  await context.positions.report(id, placeFrom({ latitude: latitude + north, longitude }, now));
};

const classes = fc.constantFrom(...vehicleTypes);
const cars = fc.array(
  fc.record({
    vehicle: classes,
    north: fc.double({ min: 0, max: 0.2, noNaN: true }),
    auto: fc.boolean(),
  }),
  { minLength: fleetSize, maxLength: fleetSize },
);
const trips = fc.record({ vehicle_type: classes, passenger_count: fc.integer({ min: 1, max: 4 }) });

const carOf = (all: readonly Car[], driverId: string | null): Car => {
  const car = all[fleet.findIndex(({ id }) => id === driverId)];
  if (!car) throw new Error('Nobody of the fleet');
  return car;
};

const offeredTo = (rideId: string) =>
  context.store.read.selectFrom('ride_offers').select('driver_id').where('ride_id', '=', rideId).execute();

/** Whether a driver sees the ride, and the outcome of an attempt to accept it. */
const look = async (driver: Person, rideId: string) => {
  const { body } = await listAvailableRides(context, requestBy(driver));
  const accepting = updateRide(
    context,
    requestBy(driver, { params: { id: rideId }, body: { action: 'accept' } }),
  );
  const [status, code] = await outcomeOf(accepting);
  return { isListed: body.available_rides.some(({ id }) => id === rideId), status, code };
};

/** Every driver without a suitable car neither sees nor gets the ride; the first one with such a car gets it. */
const checkEverybody = async (all: readonly Car[], trip: Trip, rideId: string): Promise<void> => {
  const suits = (driver: Person): boolean => canServe(carOf(all, driver.id).vehicle, trip);
  for (const driver of fleet.filter((one) => !suits(one))) {
    expect(await look(driver, rideId)).toEqual({
      isListed: false,
      status: 409,
      code: 'vehicle_not_suitable',
    });
  }
  const first = fleet.find(suits);
  if (first) expect(await look(first, rideId)).toEqual({ isListed: true, status: 200, code: undefined });
};

const finish = async (rideId: string): Promise<void> => {
  const body = { cancelled_by: 'rider' as const, reason: 'Next round', confirmation: true as const };
  await cancelRide(context, requestBy(rider, { params: { id: rideId }, body }));
};

test('a ride is only ever offered to, shown to and given to a driver whose vehicle covers it', async () => {
  const property = fc.asyncProperty(cars, trips, async (all, trip) => {
    clock.advance(60_000);
    for (const [index, driver] of fleet.entries()) await drive(driver, all[index] ?? carOf(all, null));
    const { body } = await bookRide(context, requestBy(rider, { body: { ...given.trip, ...trip } }));
    const suitable = all.filter(({ vehicle }) => canServe(vehicle, trip));
    expect(body.matches_found).toBe(suitable.length);
    clock.advance(8_000);
    await sendWaves(context);
    for (const { driver_id } of await offeredTo(body.request_id)) {
      expect(canServe(carOf(all, driver_id).vehicle, trip)).toBe(true);
    }
    const ride = await findRide(context.store.read, body.request_id);
    if (ride?.status === 'pending') {
      expect(suitable.filter(({ auto }) => auto)).toEqual([]);
      await checkEverybody(all, trip, body.request_id);
    } else expect(canServe(carOf(all, ride?.driver_id ?? null).vehicle, trip)).toBe(true);
    await finish(body.request_id);
  });
  await fc.assert(property, { numRuns: 60, seed: 20261122 });
});

test('a driver who changes to another class is found for rides of that class', async () => {
  const [driver, ...others] = fleet;
  if (!driver) throw new Error('The fleet has drivers');
  for (const other of others) await drive(other, { vehicle: 'economy', north: 0, auto: false });
  await drive(driver, { vehicle: 'comfort', north: 0, auto: false });
  const trip = { ...given.trip, vehicle_type: 'premium' as const };
  const before = await bookRide(context, requestBy(rider, { body: trip }));
  expect(before.body.matches_found).toBe(0);
  await finish(before.body.request_id);
  await drive(driver, { vehicle: 'premium', north: 0, auto: false });
  const after = await bookRide(context, requestBy(rider, { body: trip }));
  expect(after.body.matches_found).toBe(1);
});
