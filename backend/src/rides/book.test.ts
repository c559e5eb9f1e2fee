import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { bookRide } from '../operations/rides/bookRide.ts';
import { quoteRides } from '../operations/rides/quoteRides.ts';
import { readServiceArea } from '../read-service-area.ts';
import { createTestContext, given, outcomeOf, type Person, requestBy } from '../testing/index.ts';

let context: Context;
let rider: Person;
beforeAll(async () => {
  context = await createTestContext({ serviceArea: readServiceArea(undefined) });
  rider = await given.user(context, 'rider');
});
afterAll(() => context.store.close());

const { pickup_location } = given.trip;
const to = (latitude: number, longitude: number) => ({ latitude, longitude, address: 'There' });
// 0.00044 degrees of latitude are 49 m, 0.00046 are 51 m.
const refused = [
  ['the same place', pickup_location, 'ride_too_short'],
  ['a place 49 m away', to(pickup_location.latitude + 0.000_44, pickup_location.longitude), 'ride_too_short'],
  ['the ocean', to(37.76, -122.7), 'outside_service_area'],
  ['a place 400 km away', to(34.2, -119.2), 'ride_too_long'],
] as const;

test.each(refused)('a trip to %s is neither quoted nor booked', async (_, dropoff_location, code) => {
  const trip = { pickup_location, dropoff_location };
  const quoting = outcomeOf(
    Promise.resolve().then(() => quoteRides(context, requestBy(rider, { body: trip }))),
  );
  expect((await quoting).slice(0, 2)).toEqual([400, code]);
  const booking = bookRide(context, requestBy(rider, { body: { ...given.trip, ...trip } }));
  expect((await outcomeOf(booking)).slice(0, 2)).toEqual([400, code]);
});

test('a trip of 51 m within the service area is booked', async () => {
  const dropoff_location = to(pickup_location.latitude + 0.000_46, pickup_location.longitude);
  const booking = bookRide(context, requestBy(rider, { body: { ...given.trip, dropoff_location } }));
  expect(await outcomeOf(booking)).toEqual([201]);
});

test('the audit entry of a booking says to how many drivers it is offered', async () => {
  const describedRequest = async (): Promise<string | undefined> => {
    const someone = await given.user(context, 'rider');
    await bookRide(context, requestBy(someone, { body: given.trip }));
    const entries = context.store.read.selectFrom('audit').select('description');
    const own = entries.where('user_id', '=', someone.id);
    return (await own.where('action', '=', 'ride_requested').executeTakeFirst())?.description;
  };
  expect(await describedRequest()).toBe('Ride requested, no driver in range');
  await given.approvedDriver(context, { at: given.trip.pickup_location });
  expect(await describedRequest()).toBe('Ride requested, offered to the nearest 1 of 1 driver in range');
});
