import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { goOffline } from '../operations/driver/goOffline.ts';
import { updateLocation } from '../operations/driver/updateLocation.ts';
import { cancelRide } from '../operations/rides/cancelRide.ts';
import { getPenaltyInfo } from '../operations/rides/getPenaltyInfo.ts';
import { listMyRides } from '../operations/rides/listMyRides.ts';
import { updateRide } from '../operations/rides/updateRide.ts';
import { balanceOf } from '../store/money/ledger.ts';
import { findRide } from '../store/rides/rides.ts';
import {
  booksOf,
  type Clock,
  clean,
  createClock,
  createTestContext,
  type DrivenRide,
  given,
  messagesTo,
  type Person,
  requestBy,
} from '../testing/index.ts';
import { endAbsentDuty } from './end-absent-duty.ts';
import { watchDrivers } from './watch-drivers.ts';

const minute = 60_000;
let context: Context;
let clock: Clock;
let connected: Set<string>;
let begin: number;
beforeEach(async () => {
  clock = createClock();
  begin = clock.now();
  connected = new Set();
  const world = await createTestContext({ now: clock.now });
  context = { ...world, hub: { ...world.hub, online: (id) => connected.has(id) } };
});
afterEach(() => context.store.close());

const look = () => watchDrivers(context, begin);
const rideNow = ({ rideId }: DrivenRide) => findRide(context.store.read, rideId);
const lastTextTo = async ({ id }: Person) => {
  const last = (await messagesTo(context, id)).at(-1);
  return last?.type === 'ride_message' ? last.notice?.kind : last?.type;
};
const cents = ({ id }: Person) => balanceOf(context.store.read, id);
const cancel = async ({ rideId, rider }: DrivenRide) => {
  const body = { cancelled_by: 'rider' as const, reason: 'Nobody comes', confirmation: true as const };
  return (await cancelRide(context, requestBy(rider, { params: { id: rideId }, body }))).body.penalty_amount;
};

test('after two minutes without a sign the ride is marked, and the rider may cancel without a penalty', async () => {
  const ride = await given.acceptedRide(context);
  await goOffline(context, requestBy(ride.driver));
  clock.advance(2 * minute);
  await look();
  expect((await rideNow(ride))?.driver_silent_at).toBeNull();
  clock.advance(1);
  expect(await look()).toBe(0);
  const marked = clock.now();
  expect(await lastTextTo(ride.rider)).toBe('driver_silent');
  const { body } = await listMyRides(context, requestBy(ride.rider));
  expect(body[0]?.driver_silent_since).toBe(new Date(marked).toISOString());
  const params = { id: ride.rideId };
  expect((await getPenaltyInfo(context, requestBy(ride.rider, { params }))).body.penalty_amount).toBe(0);
  expect(await cancel(ride)).toBe(0);
  expect([await cents(ride.rider), await cents(ride.driver)]).toEqual([10_000, 10_000]);
  expect(await booksOf(context)).toEqual(clean);
});

test.each(['accepted', 'arriving'] as const)(
  'after five minutes without a sign an %s ride is offered to others, and only the driver pays a penalty',
  async (phase) => {
    const ride = await (phase === 'accepted' ? given.acceptedRide : given.arrivingRide)(context);
    clock.advance(5 * minute + 1);
    const other = await given.approvedDriver(context);
    expect(await look()).toBe(1);
    expect(await rideNow(ride)).toMatchObject({ status: 'pending', driver_id: null, attempt: 2 });
    expect([await lastTextTo(ride.rider), await lastTextTo(ride.driver), await lastTextTo(other)]).toEqual([
      'driver_lost',
      'ride_taken_away',
      'ride_redistributed',
    ]);
    expect([await cents(ride.rider), await cents(ride.driver)]).toEqual([10_073, 9_927]);
    expect(await look()).toBe(0);
    expect(await booksOf(context)).toEqual(clean);
  },
);

test('a position, a socket and a command are signs, and a sign removes the mark', async () => {
  const ride = await given.acceptedRide(context);
  clock.advance(3 * minute);
  await look();
  const location = { latitude: 37.78, longitude: -122.42 };
  await updateLocation(context, requestBy(ride.driver, { body: { location } }));
  await look();
  expect([(await rideNow(ride))?.driver_silent_at, await lastTextTo(ride.rider)]).toEqual([
    null,
    'driver_back',
  ]);
  clock.advance(3 * minute);
  await look();
  await updateRide(
    context,
    requestBy(ride.driver, { params: { id: ride.rideId }, body: { action: 'arrive' } }),
  );
  expect((await rideNow(ride))?.driver_silent_at).toBeNull();
  connected.add(ride.driver.id);
  for (let passed = 0; passed < 10; passed += 1) {
    clock.advance(minute);
    await look();
  }
  expect(await rideNow(ride)).toMatchObject({ status: 'driver_arriving', driver_silent_at: null });
  connected.clear();
  clock.advance(minute);
  await look();
  expect((await rideNow(ride))?.driver_silent_at).toBeNull();
});

test('a driver who goes offline with an open socket keeps the ride, also when the duty has ended', async () => {
  const ride = await given.acceptedRide(context);
  connected.add(ride.driver.id);
  await goOffline(context, requestBy(ride.driver));
  for (let passed = 0; passed < 10; passed += 1) {
    clock.advance(minute);
    await endAbsentDuty(context, begin);
    await look();
  }
  expect(await rideNow(ride)).toMatchObject({ status: 'accepted', driver_silent_at: null });
});

test('a ride in progress and a ride after a restart of the server are left alone', async () => {
  const [running, waiting] = [await given.inProgressRide(context), await given.acceptedRide(context)];
  clock.advance(30 * minute);
  expect(await watchDrivers(context, clock.now() - 2 * minute)).toBe(0);
  expect(await rideNow(running)).toMatchObject({ status: 'in_progress', driver_silent_at: null });
  expect(await rideNow(waiting)).toMatchObject({ status: 'accepted', driver_silent_at: null });
});

test('two processes release a ride once', async () => {
  await given.acceptedRide(context);
  clock.advance(6 * minute);
  const released = await Promise.all([look(), look()]);
  expect(released.sort()).toEqual([0, 1]);
});
