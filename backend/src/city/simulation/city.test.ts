import { afterEach, describe, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { expireRides } from '../../jobs/expire-rides.ts';
import { sendWaves } from '../../jobs/send-waves.ts';
import { watchDrivers } from '../../jobs/watch-drivers.ts';
import { goOffline } from '../../operations/driver/goOffline.ts';
import {
  auditMoney,
  type Clock,
  createClock,
  createTestContext,
  given,
  requestBy,
} from '../../testing/index.ts';
import { City } from './city.ts';
import type { Demand } from './city-riders.ts';
import { reliable } from './habits.ts';

const contexts: Context[] = [];
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.store.close();
});

const open = async (): Promise<{ context: Context; clock: Clock }> => {
  const clock = createClock();
  const context = await createTestContext({ now: clock.now });
  contexts.push(context);
  return { context, clock };
};

const step = 2_000;
type Run = { context: Context; clock: Clock; city: City; speed?: number };

/** Runs the city and the jobs for that many minutes. */
const run = async ({ context, clock, city, speed = 1 }: Run, minutes: number): Promise<void> => {
  for (let passed = 0; passed < minutes * 60_000; passed += step) {
    clock.advance(step);
    await sendWaves(context);
    await expireRides(context);
    await city.tick(speed);
  }
};

const story = ({ store }: Context) =>
  store.read
    .selectFrom('rides')
    .innerJoin('users as rider', 'rider.id', 'rides.rider_id')
    .leftJoin('users as driver', 'driver.id', 'rides.driver_id')
    .leftJoin('ratings', 'ratings.ride_id', 'rides.id')
    .leftJoin('payments', 'payments.ride_id', 'rides.id')
    .select(['rides.status', 'rider.name as rider', 'driver.name as driver', 'rides.created_at'])
    .select([
      'accepted_at',
      'arrived_at',
      'started_at',
      'completed_at',
      'ratings.rating',
      'payments.status as paid',
    ])
    .orderBy('rides.created_at')
    .orderBy('rider.name')
    .execute();

const small = { drivers: 8, riders: 16 };
/** A city with a human user connected all the time and with frequent rides. */
const busy: Demand = { isWatched: () => true, pause: [15_000, 45_000] };

describe('an hour of the simulated city', () => {
  test('in an hour of the city rides complete and are paid, the ledger balances, and no ride is stuck', {
    timeout: 120_000,
  }, async () => {
    const { context, clock } = await open();
    const city = await City.open(context, { seed: 7, ...small }, busy);
    await run({ context, clock, city, speed: 5 }, 12);
    const rides = await story(context);
    const completed = rides.filter(({ status }) => status === 'completed');
    expect(completed.length).toBeGreaterThan(15);
    expect(completed.filter(({ paid }) => paid === 'paid').length).toBeGreaterThan(completed.length - 5);
    expect(completed.filter(({ rating }) => rating !== null).length).toBeGreaterThan(5);
    const { sum, unbalanced } = await auditMoney(context);
    expect({ sum, unbalanced }).toEqual({ sum: 0, unbalanced: [] });
    const stuck = rides.filter(
      ({ status, created_at }) =>
        !['completed', 'cancelled'].includes(status) && created_at < clock.now() - 8 * 60_000,
    );
    expect(stuck).toEqual([]);
    for (const ride of completed) {
      const stamps = [ride.created_at, ride.accepted_at, ride.arrived_at, ride.started_at, ride.completed_at];
      expect(stamps).toEqual(stamps.map(Number).toSorted((a, b) => a - b));
    }
  });
});

test('the same seed gives the same rides, and another seed gives others', { timeout: 120_000 }, async () => {
  const tell = async (seed: number) => {
    const { context, clock } = await open();
    const city = await City.open(context, { seed, ...small }, busy);
    await run({ context, clock, city, speed: 5 }, 3);
    return story(context);
  };
  const [one, again, other] = [await tell(3), await tell(3), await tell(4)];
  expect(one.length).toBeGreaterThan(5);
  expect(again).toEqual(one);
  expect(other).not.toEqual(one);
});

test('a driver who waits in vain for a rider does not seem to have vanished', {
  timeout: 60_000,
}, async () => {
  const { context, clock } = await open();
  const habits = { ...reliable, noShows: 1 };
  const city = await City.open(context, { seed: 7, ...small }, busy, habits);
  for (let minute = 0; minute < 12; minute += 1) {
    await run({ context, clock, city, speed: 5 }, 1);
    await watchDrivers(context, 0);
  }
  const { read } = context.store;
  const inVain = read.selectFrom('rides').select('id').where('cancel_reason_code', '=', 'rider_no_show');
  expect((await inVain.execute()).length).toBeGreaterThan(0);
  const silent = read.selectFrom('audit').select('entity_id').where('action', '=', 'driver_silent');
  expect(await silent.execute()).toEqual([]);
});

test('a human rider gets a driver within ten seconds and completes the ride in minutes', {
  timeout: 60_000,
}, async () => {
  const { context, clock } = await open();
  const city = await City.open(context, { seed: 1, drivers: 25, riders: 5 });
  await run({ context, clock, city }, 0.5);
  const { rideId } = await given.pendingRide(context);
  const ride = () =>
    context.store.read.selectFrom('rides').selectAll().where('id', '=', rideId).executeTakeFirstOrThrow();
  await run({ context, clock, city }, 10 / 60);
  expect((await ride()).status).toBe('accepted');
  await run({ context, clock, city }, 12);
  const { status, completed_at, created_at } = await ride();
  expect(status).toBe('completed');
  expect(Number(completed_at) - created_at).toBeLessThan(10 * 60_000);
});

test('after a restart the city continues its rides', { timeout: 60_000 }, async () => {
  const { context, clock } = await open();
  const scale = { seed: 2, drivers: 10, riders: 0 };
  const before = await City.open(context, scale);
  await run({ context, clock, city: before }, 0.2);
  const { rideId } = await given.pendingRide(context);
  await run({ context, clock, city: before }, 0.3);
  const after = await City.open(context, scale);
  await run({ context, clock, city: after, speed: 4 }, 5);
  const ride = await context.store.read.selectFrom('rides').selectAll().executeTakeFirstOrThrow();
  expect(ride).toMatchObject({ id: rideId, status: 'completed' });
});

test('a ride is offered to a human driver in range first; once that driver leaves, a simulated driver takes it', async () => {
  const { context, clock } = await open();
  const person = await given.approvedDriver(context);
  const city = await City.open(context, { seed: 5, drivers: 10, riders: 0 });
  const { rideId } = await given.pendingRide(context);
  const status = async () =>
    (
      await context.store.read
        .selectFrom('rides')
        .select('status')
        .where('id', '=', rideId)
        .executeTakeFirstOrThrow()
    ).status;
  await run({ context, clock, city }, 18 / 60);
  expect(await status()).toBe('pending');
  await goOffline(context, requestBy(person));
  await run({ context, clock, city }, 16 / 60);
  expect(await status()).toBe('accepted');
});
