import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { expireRides } from '../../jobs/expire-rides.ts';
import { cancelRide } from '../../operations/rides/cancelRide.ts';
import { listAvailableRides } from '../../operations/rides/listAvailableRides.ts';
import { balanceOf } from '../../store/money/ledger.ts';
import { findRide } from '../../store/rides/rides.ts';
import {
  type Clock,
  createClock,
  createTestContext,
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

const cancel = (person: Person, rideId: string, more: { confirmed_penalty?: number } = {}) => {
  const cancelled_by = person.role === 'driver' ? ('driver' as const) : ('rider' as const);
  const body = { cancelled_by, reason: 'Flat tyre', confirmation: true as const, ...more };
  return cancelRide(context, requestBy(person, { params: { id: rideId }, body }));
};
const cents = (person: Person) => balanceOf(context.store.read, person.id);
const typesTo = async (person: Person) => (await messagesTo(context, person.id)).map(({ type }) => type);
const fare = 732;

describe('what a cancellation moves', () => {
  test.each([
    ['rider', 'acceptedRide', 73, 'cancelled'],
    ['rider', 'arrivingRide', 146, 'cancelled'],
    ['rider', 'inProgressRide', 366, 'cancelled'],
    ['driver', 'acceptedRide', 73, 'pending'],
    ['driver', 'arrivingRide', 73, 'pending'],
    ['driver', 'inProgressRide', 146, 'cancelled'],
  ] as const)(
    'a cancellation by the %s of an %s moves %i cents, and the ride is then %s',
    async (by, state, penalty, status) => {
      const ride = await given[state](context);
      const [payer, receiver] = by === 'rider' ? [ride.rider, ride.driver] : [ride.driver, ride.rider];
      const answer = await cancel(payer, ride.rideId);
      expect(answer.body.penalty_amount).toBe(penalty / 100);
      expect(await cents(payer)).toBe(10_000 - penalty);
      expect(await cents(receiver)).toBe(10_000 + penalty);
      const kept = await findRide(context.store.read, ride.rideId);
      expect([kept?.status, kept?.estimated_fare]).toEqual([status, fare]);
    },
  );

  test.each([
    ['rider', 0.73, 200],
    ['rider', 0.74, 200],
    ['rider', 0.72, 409],
    ['driver', 0, 409],
  ] as const)(
    'a cancellation for which the %s confirmed Ⓣ%d of Ⓣ0.73 is answered with %i',
    async (by, confirmed_penalty, status) => {
      const ride = await given.acceptedRide(context);
      const before = await cents(ride[by]);
      const outcome = await outcomeOf(cancel(ride[by], ride.rideId, { confirmed_penalty }));
      const detail = 'Cancelling costs Ⓣ0.73 now. Please confirm it again.';
      expect(outcome).toEqual(status === 200 ? [200] : [409, 'penalty_changed', detail]);
      const kept = await findRide(context.store.read, ride.rideId);
      expect(kept?.status).toBe(status === 200 ? 'cancelled' : 'accepted');
      expect(before - (await cents(ride[by]))).toBe(status === 200 ? 73 : 0);
    },
  );

  test('cancelling a pending ride is free, and the drivers with the offer are notified that it is gone', async () => {
    const driver = await given.approvedDriver(context);
    const { rideId, rider } = await given.pendingRide(context);
    expect((await cancel(rider, rideId)).body.penalty_amount).toBe(0);
    expect(await cents(rider)).toBe(10_000);
    expect((await typesTo(driver)).slice(-2)).toEqual(['ride_request', 'ride_no_longer_available']);
  });

  test('a penalty may make a balance negative', async () => {
    const rider = await given.user(context, 'rider');
    const { rideId } = await given.acceptedRide(context, { rider });
    await cancel(rider, rideId);
    expect(await cents(rider)).toBe(-73);
  });
});

describe('a driver gives a ride back', () => {
  test('a ride that a driver gives back is offered to other drivers, but not to that driver', async () => {
    const other = await given.approvedDriver(context);
    const { rideId, rider, driver } = await given.acceptedRide(context);
    await cancel(driver, rideId);
    const ride = await findRide(context.store.read, rideId);
    expect(ride).toMatchObject({ status: 'pending', driver_id: null, attempt: 2, version: 3 });
    expect((await messagesTo(context, other.id)).at(-1)).toMatchObject({
      type: 'ride_redistributed',
      ride_id: rideId,
      attempt: 2,
    });
    expect(await typesTo(driver)).not.toContain('ride_redistributed');
    expect((await messagesTo(context, rider.id)).at(-1)).toMatchObject({
      type: 'ride_message',
      message: 'Your driver cancelled. Finding another.',
    });
    const offered = async (person: Person) =>
      (await listAvailableRides(context, requestBy(person))).body.available_rides.map(({ id }) => id);
    expect(await offered(other)).toEqual([rideId]);
    expect(await offered(driver)).toEqual([]);
  });

  test('the new attempt of a ride has the full time to expire', async () => {
    const { rideId, driver } = await given.acceptedRide(context);
    clock.advance(200_000);
    await cancel(driver, rideId);
    clock.advance(200_000);
    expect(await expireRides(context)).toBe(0);
    clock.advance(100_000);
    expect(await expireRides(context)).toBe(1);
  });
});

test('a user cannot cancel in the name of the other party', async () => {
  const { rideId, rider } = await given.pendingRide(context);
  const body = { cancelled_by: 'driver' as const, reason: 'x', confirmation: true as const };
  const call = cancelRide(context, requestBy(rider, { params: { id: rideId }, body }));
  expect((await outcomeOf(call)).slice(0, 2)).toEqual([400, 'validation_failed']);
});

test('a pending ride expires after five minutes without a penalty, and its people get a message', async () => {
  const driver = await given.approvedDriver(context);
  const { rideId, rider } = await given.pendingRide(context);
  clock.advance(299_999);
  expect(await expireRides(context)).toBe(0);
  clock.advance(1);
  expect(await expireRides(context)).toBe(1);
  expect(await findRide(context.store.read, rideId)).toMatchObject({
    status: 'cancelled',
    cancelled_by: 'system',
    cancel_reason_code: 'no_driver_found',
    penalty_amount: 0,
  });
  expect((await messagesTo(context, rider.id)).at(-1)).toMatchObject({
    type: 'ride_cancelled',
    reason: 'No driver found',
    cancelled_by: 'system',
  });
  expect((await typesTo(driver)).at(-1)).toBe('ride_no_longer_available');
  expect(await cents(rider)).toBe(10_000);
});

test('a ride that was accepted in time does not expire', async () => {
  const { rideId } = await given.acceptedRide(context);
  clock.advance(1_000_000);
  expect(await expireRides(context)).toBe(0);
  expect((await findRide(context.store.read, rideId))?.status).toBe('accepted');
});
