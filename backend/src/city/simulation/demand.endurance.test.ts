import { expect, onTestFinished, test } from 'vitest';
import type { Context } from '../../context.ts';
import { expireRides } from '../../jobs/expire-rides.ts';
import { sendWaves } from '../../jobs/send-waves.ts';
import { createClock, createTestContext, given } from '../../testing/index.ts';
import { City } from './city.ts';

const step = 3_000;
const bookedInTheCity = async ({ store }: Context): Promise<number> => {
  const { count } = await store.read
    .selectFrom('rides')
    .innerJoin('simulated_users', 'simulated_users.user_id', 'rides.rider_id')
    .select((row) => row.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** A city with a number of open sockets that the test can change. */
const openCity = async (drivers: number) => {
  const clock = createClock();
  const hub = { sockets: 0 };
  const made = await createTestContext({ now: clock.now });
  onTestFinished(() => made.store.close());
  const context = { ...made, hub: { ...made.hub, isAnybodyOnline: () => hub.sockets > 0 } };
  const city = await City.open(context, { seed: 11, drivers, riders: 20 });
  const run = async (minutes: number, speed = 1): Promise<void> => {
    for (let passed = 0; passed < minutes * 60_000; passed += step) {
      clock.advance(step);
      await sendWaves(context);
      await expireRides(context);
      await city.tick(speed);
    }
  };
  return { context, hub, run };
};

test('no simulated rider books while no user is connected, but a human rider still gets a driver', {
  timeout: 60_000,
}, async () => {
  const { context, run } = await openCity(15);
  await run(30);
  const { rideId } = await given.pendingRide(context);
  await run(15);
  const rides = await context.store.read.selectFrom('rides').select(['id', 'status']).execute();
  expect(rides).toEqual([{ id: rideId, status: 'completed' }]);
});

test('with a user connected, a ride is booked about every two minutes of city time, at any speed', {
  timeout: 60_000,
}, async () => {
  const { context, hub, run } = await openCity(0);
  hub.sockets = 1;
  await run(120);
  const slow = await bookedInTheCity(context);
  expect(slow).toBeGreaterThanOrEqual(54);
  expect(slow).toBeLessThanOrEqual(66);
  await run(30, 4);
  const fast = (await bookedInTheCity(context)) - slow;
  expect(fast).toBeGreaterThanOrEqual(50);
  expect(fast).toBeLessThanOrEqual(66);
});

test('the wait for the next booking pauses, so that a user who reconnects often sees no more rides than one who stays connected', {
  timeout: 60_000,
}, async () => {
  const { context, hub, run } = await openCity(0);
  for (let visit = 0; visit < 60; visit += 1) {
    hub.sockets = 1;
    await run(1);
    hub.sockets = 0;
    await run(1);
  }
  const booked = await bookedInTheCity(context);
  expect(booked).toBeGreaterThanOrEqual(25);
  expect(booked).toBeLessThanOrEqual(35);
});
