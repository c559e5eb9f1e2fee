import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { goOffline } from '../operations/driver/goOffline.ts';
import { updateLocation } from '../operations/driver/updateLocation.ts';
import { bookRide } from '../operations/rides/bookRide.ts';
import { cancelRide } from '../operations/rides/cancelRide.ts';
import { listAvailableRides } from '../operations/rides/listAvailableRides.ts';
import { updateRide } from '../operations/rides/updateRide.ts';
import {
  type Clock,
  createClock,
  createTestContext,
  given,
  messagesTo,
  type Person,
  requestBy,
} from '../testing/index.ts';
import { expireRides } from './expire-rides.ts';
import { sendWaves } from './send-waves.ts';

let context: Context;
let clock: Clock;
beforeEach(async () => {
  clock = createClock();
  context = await createTestContext({ now: clock.now });
});
afterEach(() => context.store.close());

const at = (km: number) => ({ ...given.cityHall, latitude: given.cityHall.latitude + km / 111.19 });
const driversAt = async (distances: readonly number[], simulated = false): Promise<Person[]> => {
  const drivers: Person[] = [];
  for (const km of distances) {
    const driver = await given.approvedDriver(context, { at: at(km) });
    if (simulated) await given.simulated(context, driver);
    drivers.push(driver);
  }
  return drivers;
};
const wait = async (ms: number): Promise<number> => {
  clock.advance(ms);
  return sendWaves(context);
};
const book = async () => {
  const rider = await given.user(context, 'rider');
  const { body } = await bookRide(context, requestBy(rider, { body: given.trip }));
  return { rider, rideId: body.request_id, inRange: body.matches_found };
};
const alerted = async (drivers: readonly Person[], type = 'ride_request') => {
  const counts = [];
  for (const { id } of drivers) {
    counts.push((await messagesTo(context, id)).filter((message) => message.type === type).length);
  }
  return counts;
};

describe('people', () => {
  test('a ride is offered to the nearest five drivers at once and to the next five later, once each', async () => {
    const drivers = await driversAt([7, 1, 2, 3, 4, 5, 6]);
    expect((await book()).inRange).toBe(7);
    expect(await alerted(drivers)).toEqual([0, 1, 1, 1, 1, 1, 0]);
    expect(await wait(7_999)).toBe(0);
    expect(await wait(1)).toBe(2);
    expect(await alerted(drivers)).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect(await wait(8_000)).toBe(0);
  });

  test('the next wave includes drivers who came into range, and skips drivers who left', async () => {
    const [here, far] = await driversAt([1, 60]);
    const [leaving] = await driversAt([2]);
    if (!here || !far || !leaving) throw new Error('Three drivers were made');
    await goOffline(context, requestBy(leaving));
    await book();
    const { latitude, longitude } = given.cityHall;
    await updateLocation(context, requestBy(far, { body: { location: { latitude, longitude } } }));
    expect(await wait(8_000)).toBe(1);
    expect(await alerted([here, far, leaving])).toEqual([1, 1, 0]);
  });

  test('a ride that is taken or over is offered to no more drivers', async () => {
    const drivers = await driversAt([1, 2, 3, 4, 5, 6]);
    const { rideId } = await book();
    const [winner] = drivers;
    if (!winner) throw new Error('Six drivers were made');
    await updateRide(context, requestBy(winner, { params: { id: rideId }, body: { action: 'accept' } }));
    expect(await wait(8_000)).toBe(0);
    await driversAt([0.5, 0.6, 0.7, 0.8, 0.9]);
    await book();
    clock.advance(300_000);
    expect(await expireRides(context)).toBe(1);
    expect(await wait(8_000)).toBe(0);
  });

  test('a ride that was given back starts new waves without the driver who gave it back', async () => {
    const drivers = await driversAt([1, 2, 3, 4, 5, 6, 7]);
    const { rideId } = await book();
    const [first] = drivers;
    if (!first) throw new Error('Seven drivers were made');
    const params = { id: rideId };
    await updateRide(context, requestBy(first, { params, body: { action: 'accept' } }));
    clock.advance(1_000);
    const body = { cancelled_by: 'driver' as const, reason: 'Flat tyre', confirmation: true as const };
    await cancelRide(context, requestBy(first, { params, body }));
    expect(await alerted(drivers, 'ride_redistributed')).toEqual([0, 1, 1, 1, 1, 1, 0]);
    expect(await wait(8_000)).toBe(1);
    expect(await alerted(drivers)).toEqual([1, 1, 1, 1, 1, 0, 1]);
  });

  test('two processes send one wave only once', async () => {
    const drivers = await driversAt([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    await book();
    clock.advance(8_000);
    const asked = await Promise.all([sendWaves(context), sendWaves(context)]);
    expect(asked.sort()).toEqual([0, 5]);
    expect(await alerted(drivers)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0]);
  });

  test('a driver of a later wave who accepts automatically gets the ride', async () => {
    await driversAt([1, 2, 3, 4, 5]);
    const willing = await given.approvedDriver(context, { at: at(6), autoAccept: true });
    const { rideId } = await book();
    await wait(8_000);
    const ride = await context.store.read.selectFrom('rides').selectAll().executeTakeFirstOrThrow();
    expect(ride).toMatchObject({ id: rideId, status: 'accepted', driver_id: willing.id });
  });
});

describe('the simulated city', () => {
  test('simulated drivers get the offer at once if no human driver is in range', async () => {
    const simulated = await driversAt([1], true);
    expect((await book()).inRange).toBe(1);
    expect(await alerted(simulated)).toEqual([1]);
  });

  test('simulated drivers get the offer only after human drivers had twenty seconds', async () => {
    const simulated = await driversAt([0.1], true);
    const people = await driversAt([20]);
    expect((await book()).inRange).toBe(2);
    expect([await alerted(people), await alerted(simulated)]).toEqual([[1], [0]]);
    expect([await wait(8_000), await wait(8_000)]).toEqual([0, 0]);
    expect(await wait(8_000)).toBe(1);
    expect(await alerted(simulated)).toEqual([1]);
  });
});

test('the list of offers shows a driver every ride in range before its wave', async () => {
  await driversAt([1, 2, 3, 4, 5]);
  const [sixth] = await driversAt([6]);
  if (!sixth) throw new Error('A driver was made');
  const { rideId } = await book();
  const { body } = await listAvailableRides(context, requestBy(sixth));
  expect(body.available_rides.map(({ id }) => id)).toEqual([rideId]);
});
