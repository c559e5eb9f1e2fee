import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { initiateRidePayment } from '../operations/payments/initiateRidePayment.ts';
import { processRidePayment } from '../operations/payments/processRidePayment.ts';
import { bookRide } from '../operations/rides/bookRide.ts';
import { cancelRide } from '../operations/rides/cancelRide.ts';
import { updateRide } from '../operations/rides/updateRide.ts';
import { type CountedWire, openCountedWire } from '../testing/counted-wire.ts';
import { createTestContext, given, type Person, requestBy } from '../testing/index.ts';
import { closeAll } from '../testing/instances.ts';
import { placeFor } from '../testing/place.ts';

let wire: CountedWire;
let context: Context;
/** The same database without the wire, which is slow. */
let direct: Context;
beforeAll(async () => {
  const { databaseUrl } = await placeFor();
  if (databaseUrl === null) throw new Error('These tests need PostgreSQL');
  wire = await openCountedWire(databaseUrl);
  context = await createTestContext({ databaseUrl: wire.url });
  direct = await createTestContext({ databaseUrl });
});
afterAll(async () => {
  await closeAll([context, direct]);
  wire.close();
});

type Key = { key: string };

const book = (rider: Person, { key }: Key) => bookRide(context, requestBy(rider, { body: given.trip, key }));

const cancel = (by: Person, rideId: string, { key }: Key) => {
  const cancelled_by = by.role === 'driver' ? ('driver' as const) : ('rider' as const);
  const body = { cancelled_by, reason: 'Plans changed', confirmation: true as const };
  return cancelRide(context, requestBy(by, { params: { id: rideId }, body, key }));
};

const driverCommands = ['accept', 'arrive', 'start', 'complete'] as const;
type DriverAction = (typeof driverCommands)[number];

const update = (driver: Person, rideId: string, action: DriverAction, { key }: Key) =>
  updateRide(context, requestBy(driver, { params: { id: rideId }, body: { action }, key }));

/** The highest number of round trips of each command. */
const limits = { book: 3, accept: 3, arrive: 3, start: 3, complete: 3, choose: 4, pay: 4, cancel: 3 };
type Trips = Record<keyof typeof limits, number>;

/** Takes one ride to its payment, and cancels another. Counts the round trips of each command. */
const journey = async (rider: Person, driver: Person, round: number): Promise<Trips> => {
  const keyOf = (name: string): Key => ({ key: `${name}-of-round-${round}` });
  const trips: Partial<Trips> = {};
  let id = '';
  trips.book = await wire.tripsOf(async () => {
    id = (await book(rider, keyOf('book'))).body.request_id;
  });
  for (const action of driverCommands) {
    trips[action] = await wire.tripsOf(() => update(driver, id, action, keyOf(action)));
  }
  const params = { id };
  const body = { payment_method: 'balance' as const };
  trips.choose = await wire.tripsOf(() =>
    initiateRidePayment(context, requestBy(rider, { params, body, ...keyOf('choose') })),
  );
  trips.pay = await wire.tripsOf(() =>
    processRidePayment(context, requestBy(rider, { params, body, ...keyOf('pay') })),
  );
  id = (await book(rider, keyOf('second'))).body.request_id;
  trips.cancel = await wire.tripsOf(() => cancel(rider, id, keyOf('cancel')));
  return trips as Trips;
};

test('a command of a ride takes at most three round trips, and one that pays for it four', async () => {
  const rider = await given.user(direct, 'rider', { balance: 1_000 });
  const driver = await given.approvedDriver(direct);
  for (let count = 0; count < 6; count += 1) await given.approvedDriver(direct);
  // The first rounds open the connections and prepare the statements.
  for (let round = 0; round < 3; round += 1) await journey(rider, driver, round);
  const trips = await journey(rider, driver, 3);
  const tooMany = Object.entries(limits).filter(([name, most]) => trips[name as keyof Trips] > most);
  expect(tooMany, JSON.stringify(trips)).toEqual([]);
});
