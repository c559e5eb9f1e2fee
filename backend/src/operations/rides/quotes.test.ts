import { limits } from '@mobility/openapi/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { createQuotes } from '../../quotes.ts';
import {
  createClock,
  createTestContext,
  given,
  outcomeOf,
  type Person,
  requestBy,
} from '../../testing/index.ts';
import { bookRide } from './bookRide.ts';
import { listMyRides } from './listMyRides.ts';
import { quoteRides } from './quoteRides.ts';

let context: Context;
const clock = createClock();
beforeAll(async () => {
  context = await createTestContext({ now: clock.now });
});
afterAll(() => context.store.close());

const { pickup_location, dropoff_location } = given.trip;
const quote = async (rider: Person, places = { pickup_location, dropoff_location }) =>
  (await quoteRides(context, requestBy(rider, { body: places }))).body.quotes;
const idFor = async (rider: Person, vehicle: string): Promise<string> => {
  const found = (await quote(rider)).find(({ vehicle_type }) => vehicle_type === vehicle);
  if (!found) throw new Error(`No quote for ${vehicle}`);
  return found.quote_id;
};
const book = (rider: Person, change: object) =>
  bookRide(context, requestBy(rider, { body: { ...given.trip, ...change } }));

test('a quote has one fare per vehicle type and the duration of the trip', async () => {
  const quotes = await quote(await given.user(context, 'rider'));
  expect(quotes.map(({ vehicle_type, estimated_fare }) => [vehicle_type, estimated_fare])).toEqual([
    ['economy', 7.32],
    ['comfort', 8.76],
    ['suv', 10.2],
    ['premium', 11.65],
  ]);
  expect(quotes[0]).toMatchObject({ distance_km: 2.88, duration_minutes: 6 });
  expect(quotes[0]?.expires_at).toBe(new Date(clock.now() + limits.quote.validFor).toISOString());
});

test('the quote is the fare of the ride, even if the formula has changed since', async () => {
  const rider = await given.user(context, 'rider');
  const quotes = createQuotes([new Uint8Array(32).fill(7)]);
  const quote_id = quotes.issue(
    { riderId: rider.id, pickup: pickup_location, dropoff: dropoff_location, vehicle: 'economy' },
    { fare: 1234, expiresAt: clock.now() + 1 },
  );
  await book(rider, { quote_id });
  expect((await listMyRides(context, requestBy(rider))).body).toMatchObject([{ estimated_fare: 12.34 }]);
});

test('without a quote the formula gives the fare', async () => {
  const rider = await given.user(context, 'rider');
  await book(rider, { quote_id: null });
  expect((await listMyRides(context, requestBy(rider))).body).toMatchObject([{ estimated_fare: 7.32 }]);
});

test('a quote expires after five minutes', async () => {
  const rider = await given.user(context, 'rider');
  const quote_id = await idFor(rider, 'economy');
  clock.advance(limits.quote.validFor - 1);
  const late = await idFor(rider, 'economy');
  clock.advance(1);
  expect(await outcomeOf(book(rider, { quote_id }))).toEqual([
    409,
    'quote_expired',
    'This price has expired. Please check the new one.',
  ]);
  expect((await book(rider, { quote_id: late })).status).toBe(201);
});

const elsewhere = { latitude: 37.7, longitude: -122.4, address: 'Elsewhere' };
test.each([
  ['another rider', async () => idFor(await given.user(context, 'rider'), 'economy'), {}],
  ['another vehicle', (rider: Person) => idFor(rider, 'economy'), { vehicle_type: 'premium' }],
  ['another destination', (rider: Person) => idFor(rider, 'economy'), { dropoff_location: elsewhere }],
  ['another start', (rider: Person) => idFor(rider, 'economy'), { pickup_location: elsewhere }],
  ['nothing at all', async () => 'cheap_0_ride', {}],
  ['a lower fare', async (rider: Person) => (await idFor(rider, 'economy')).replace(/_\w+?_/, '_1_'), {}],
  ['longer', async (rider: Person) => (await idFor(rider, 'economy')).replace(/^\w+?_/, 'zzzzzzzz_'), {}],
])('a quote for %s is refused', async (_, quoteFor, change) => {
  const rider = await given.user(context, 'rider');
  const refused = await outcomeOf(book(rider, { quote_id: await quoteFor(rider), ...change }));
  expect(refused.slice(0, 2)).toEqual([400, 'quote_mismatch']);
});

test('a trip that cannot be booked gets no quote', async () => {
  const rider = await given.user(context, 'rider');
  const paris = { latitude: 48.8566, longitude: 2.3522, address: 'Paris' };
  const refused = outcomeOf(
    quote(rider, { pickup_location, dropoff_location: paris }).then(() => ({ status: 200 })),
  );
  expect((await refused).slice(0, 2)).toEqual([400, 'ride_too_long']);
});
