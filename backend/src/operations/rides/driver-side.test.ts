import { limits } from '@mobility/openapi/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { findUser } from '../../store/people/users.ts';
import {
  createClock,
  createTestContext,
  given,
  outcomeOf,
  type Person,
  requestBy,
} from '../../testing/index.ts';
import { cancelRide } from './cancelRide.ts';
import { listMyRides } from './listMyRides.ts';
import { listUnifiedRides } from './listUnifiedRides.ts';
import { rateRider } from './rateRider.ts';

let context: Context;
const clock = createClock();
beforeAll(async () => {
  context = await createTestContext({ now: clock.now });
});
afterAll(() => context.store.close());

const userOf = ({ id }: Person) => findUser(context.store.read, id, () => false);
const rate = (driver: Person, rideId: string, rating: number, key?: string) =>
  rateRider(
    context,
    requestBy(driver, {
      params: { id: rideId },
      body: { rating, comment: 'Given' },
      ...(key ? { key } : {}),
    }),
  );

describe("a driver's history", () => {
  test('a driver’s history contains rides of every status, newest first, with the names of the riders', async () => {
    const driver = await given.approvedDriver(context);
    const rider = await given.user(context, 'rider', { name: 'Riley', balance: 100 });
    const first = await given.completedRide(context, { driver, rider, payment: 'balance' });
    clock.advance(60_000);
    const second = await given.inProgressRide(context, { driver, rider });
    const body = { cancelled_by: 'driver' as const, reason: 'A flat tyre', confirmation: true as const };
    await cancelRide(context, requestBy(driver, { params: { id: second.rideId }, body }));
    clock.advance(60_000);
    const third = await given.acceptedRide(context, { driver, rider });
    await given.completedRide(context);
    const { completed_matches } = (await listUnifiedRides(context, requestBy(driver))).body;
    expect(completed_matches.map(({ id, status, rider_name }) => [id, status, rider_name])).toEqual([
      [third.rideId, 'accepted', 'Riley'],
      [second.rideId, 'cancelled', 'Riley'],
      [first.rideId, 'completed', 'Riley'],
    ]);
  });
});

describe('rating the rider', () => {
  test('a rating of a rider counts towards the average, and only the driver sees it', async () => {
    const { rider, driver, rideId } = await given.completedRide(context);
    expect(await userOf(rider)).toMatchObject({ rating: null, total_rides: 1 });
    expect(await userOf(driver)).toMatchObject({ rating: null, total_rides: 1 });
    await rate(driver, rideId, 3);
    await rate(driver, rideId, 4);
    expect(await userOf(rider)).toMatchObject({ rating: 4, total_rides: 1 });
    expect((await userOf(driver))?.rating).toBeNull();
    expect((await listMyRides(context, requestBy(driver))).body).toMatchObject([{ rider_rating: 4 }]);
    expect((await listMyRides(context, requestBy(rider))).body[0]).toMatchObject({ rider_rating: undefined });
  });

  test('a rating of a rider is final after ten minutes', async () => {
    const { rider, driver, rideId } = await given.completedRide(context);
    await rate(driver, rideId, 2);
    clock.advance(limits.rating.changeableFor);
    expect((await outcomeOf(rate(driver, rideId, 5))).slice(0, 2)).toEqual([409, 'already_rated']);
    expect((await userOf(rider))?.rating).toBe(2);
  });

  test('a repeated rating with the same key gets the same answer and changes nothing', async () => {
    const { driver, rideId } = await given.completedRide(context);
    const first = await rate(driver, rideId, 5, 'the-same-key');
    clock.advance(limits.rating.changeableFor + 1);
    expect(await rate(driver, rideId, 5, 'the-same-key')).toEqual(first);
    const other = outcomeOf(rate(driver, rideId, 1, 'the-same-key'));
    expect((await other).slice(0, 2)).toEqual([409, 'idempotency_mismatch']);
  });

  test('a driver can rate only the own completed rides', async () => {
    const under = await given.inProgressRide(context);
    expect((await outcomeOf(rate(under.driver, under.rideId, 5)))[1]).toBe('ride_not_completed');
    const done = await given.completedRide(context);
    const stranger = await given.approvedDriver(context);
    expect((await outcomeOf(rate(stranger, done.rideId, 5))).slice(0, 2)).toEqual([403, 'not_participant']);
    expect((await outcomeOf(rate(stranger, 'none', 5))).slice(0, 2)).toEqual([404, 'ride_not_found']);
  });
});
