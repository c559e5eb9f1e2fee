import { afterEach, beforeEach, expect, test } from 'vitest';
import { countOnlineDrivers } from '../../admin/stats.queries.ts';
import type { Context } from '../../context.ts';
import { sendWaves } from '../../jobs/send-waves.ts';
import { watchDrivers } from '../../jobs/watch-drivers.ts';
import { steerSimulation } from '../../operations/demo/steerSimulation.ts';
import { type Clock, createClock, createTestContext, given, requestBy } from '../../testing/index.ts';
import { City } from './city.ts';
import { demandOf } from './city-riders.ts';
import { reliable } from './habits.ts';
import { Keeper } from './keeper.ts';
import { PausedCity } from './paused-city.ts';

let context: Context;
let clock: Clock;
beforeEach(async () => {
  clock = createClock();
  context = await createTestContext({ now: clock.now, simulation: true });
});
afterEach(() => context.store.close());

const minute = 60_000;
const step = 2_000;

/** Runs the city, the waves and the watch over silent drivers for that many minutes. */
const run = async (tick: () => Promise<unknown>, minutes: number): Promise<void> => {
  for (let passed = 0; passed < minutes * minute; passed += step) {
    clock.advance(step);
    await sendWaves(context);
    await tick();
    if (passed % (minute / 2) === 0) await watchDrivers(context, 0);
  }
};

const steer = async (running: boolean): Promise<void> => {
  const admin = await given.user(context, 'admin');
  await steerSimulation(context, requestBy(admin, { body: { running } }));
};

const rides = () =>
  context.store.read.selectFrom('rides').select(['status', 'attempt', 'penalty_amount']).execute();
const online = async () => Number((await countOnlineDrivers(context.store.read)).online);
const incidents = async () => {
  const audited = context.store.read
    .selectFrom('audit')
    .select('action')
    .where('action', 'in', ['driver_silent', 'ride_redistributed', 'ride_cancelled']);
  return (await audited.execute()).map(({ action }) => action);
};

const count = 4;
const all = (status: 'accepted' | 'completed') =>
  Array.from({ length: count }, () => ({ status, attempt: 1, penalty_amount: null }));

/** Human riders whose rides simulated drivers have just accepted. */
const acceptedRides = async (tick: () => Promise<unknown>): Promise<void> => {
  await run(tick, 0.1);
  for (let booked = 0; booked < count; booked += 1) await given.pendingRide(context);
  await run(tick, 0.3);
  expect(await rides()).toEqual(all('accepted'));
};

const long = { timeout: 60_000 };

test('a pause lets the drivers end their rides and begins no others, without an incident', long, async () => {
  const keeper = new Keeper(context);
  const tick = () => keeper.tick();
  await acceptedRides(tick);
  await steer(false);
  await run(tick, 12);
  expect(await rides()).toEqual(all('completed'));
  const { rideId } = await given.pendingRide(context);
  await run(tick, 1);
  expect([await online(), await incidents()]).toEqual([0, []]);
  await steer(true);
  await run(tick, 0.5);
  const { status } = await context.store.read
    .selectFrom('rides')
    .select('status')
    .where('id', '=', rideId)
    .executeTakeFirstOrThrow();
  expect([status, await online(), await incidents()]).toEqual(['accepted', 25, []]);
});

test('the rides of a paused city go on after a restart', long, async () => {
  const before = new Keeper(context);
  await acceptedRides(() => before.tick());
  await steer(false);
  await run(() => before.tick(), 0.5);
  await before.release();
  const after = new Keeper(context);
  await run(() => after.tick(), 12);
  expect([await rides(), await online(), await incidents()]).toEqual([all('completed'), 0, []]);
});

test(
  'a server that starts without the simulation ends the rides that are left, and then has no more to do',
  long,
  async () => {
    const before = new Keeper(context);
    await acceptedRides(() => before.tick());
    await before.release();
    context = { ...context, config: { ...context.config, simulation: false } };
    const after = new Keeper(context);
    expect(await after.tick()).toBe(true);
    await run(() => after.tick(), 12);
    expect([await after.tick(), await rides(), await incidents()]).toEqual([false, all('completed'), []]);
  },
);

test(
  'a driver who would have vanished comes while the city is paused, as nobody else could',
  long,
  async () => {
    const scale = { seed: 3, drivers: 20, riders: 0 };
    const habits = { ...reliable, vanishes: 1 };
    const city = await City.open(context, scale, demandOf(context), habits);
    await acceptedRides(() => city.tick(1));
    await run(() => city.tick(1), 1);
    const paused = await PausedCity.open(context, scale.seed);
    await run(() => paused.tick(1), 12);
    expect([await rides(), await incidents()]).toEqual([all('completed'), []]);
  },
);
