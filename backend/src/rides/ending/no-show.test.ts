import { limits } from '@mobility/openapi/limits';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { cancelRide } from '../../operations/rides/cancelRide.ts';
import { listMyRides } from '../../operations/rides/listMyRides.ts';
import { reportNoShow } from '../../operations/rides/reportNoShow.ts';
import { balanceOf } from '../../store/money/ledger.ts';
import { findRide } from '../../store/rides/rides.ts';
import {
  auditMoney,
  type Clock,
  createClock,
  createTestContext,
  type DrivenRide,
  given,
  messagesTo,
  outcomeOf,
  type Person,
  requestBy,
} from '../../testing/index.ts';

let context: Context;
let clock: Clock;
beforeEach(async () => {
  clock = createClock();
  context = await createTestContext({ now: clock.now });
});
afterEach(() => context.store.close());

const wait = limits.ride.noShowAfter;
const noShow = ({ rideId, driver }: DrivenRide) =>
  reportNoShow(context, requestBy(driver, { params: { id: rideId } }));
const cents = ({ id }: Person) => balanceOf(context.store.read, id);

test('after five minutes at the pickup the driver ends the ride, and the rider pays them 20 %', async () => {
  const ride = await given.arrivingRide(context);
  clock.advance(wait);
  const { body } = await noShow(ride);
  expect(body).toEqual({ message: 'Ride ended. The rider did not come.', penalty_amount: 1.46 });
  expect([await cents(ride.rider), await cents(ride.driver)]).toEqual([10_000 - 146, 10_000 + 146]);
  expect(await findRide(context.store.read, ride.rideId)).toMatchObject({
    status: 'cancelled',
    cancelled_by: 'rider',
    cancel_reason_code: 'rider_no_show',
    penalty_amount: 146,
  });
  const told = (await messagesTo(context, ride.rider.id)).filter(({ type }) => type === 'ride_cancelled');
  expect(told).toMatchObject([
    {
      cancel_reason_code: 'rider_no_show',
      reason: 'Ended by the driver: you did not come to the pickup',
    },
  ]);
});

test('before the five minutes are over the driver is refused, and nothing moves', async () => {
  const ride = await given.arrivingRide(context);
  clock.advance(wait - 1);
  expect(await outcomeOf(noShow(ride))).toEqual([
    409,
    'no_show_too_early',
    'You can end the ride as a no-show 5 minutes after you arrived',
  ]);
  expect([await cents(ride.rider), await cents(ride.driver)]).toEqual([10_000, 10_000 - 146]);
});

test('a driver who reported the arrival from far away is refused, and sees the distance before that', async () => {
  const ride = await given.arrivingRide(context);
  await context.store.transaction((db) =>
    db.updateTable('rides').set({ arrival_km: 3.2 }).where('id', '=', ride.rideId).execute(),
  );
  const seenBy = async (person: Person) =>
    (await listMyRides(context, requestBy(person))).body.map((shown) => shown.arrival_distance_km);
  expect([await seenBy(ride.driver), await seenBy(ride.rider)]).toEqual([[3.2], [null]]);
  clock.advance(wait);
  expect(await outcomeOf(noShow(ride))).toMatchObject([409, 'out_of_range', expect.any(String)]);
});

test.each(['acceptedRide', 'inProgressRide'] as const)('a no-show of an %s is refused', async (state) => {
  const ride = await given[state](context);
  clock.advance(wait);
  expect(await outcomeOf(noShow(ride))).toMatchObject([
    400,
    'ride_not_cancellable',
    'Ride cannot be cancelled',
  ]);
});

test('a no-show and a cancellation at the same moment end the ride once', async () => {
  const ride = await given.arrivingRide(context);
  clock.advance(wait);
  const body = { cancelled_by: 'rider' as const, reason: 'Late', confirmation: true as const };
  const cancellation = cancelRide(context, requestBy(ride.rider, { params: { id: ride.rideId }, body }));
  const outcomes = await Promise.all([outcomeOf(noShow(ride)), outcomeOf(cancellation)]);
  expect(outcomes.map(([status]) => status).sort()).toEqual([200, 400]);
  expect(await cents(ride.rider)).toBe(10_000 - 146);
  expect(await auditMoney(context)).toMatchObject({ sum: 0, unbalanced: [] });
});
