import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { goOffline } from '../../operations/driver/goOffline.ts';
import { cancelRide } from '../../operations/rides/cancelRide.ts';
import { updateRide } from '../../operations/rides/updateRide.ts';
import {
  createTestContext,
  given,
  messagesTo,
  outcomeOf,
  type Person,
  requestBy,
} from '../../testing/index.ts';

let context: Context;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.store.close());

const accept = (driver: Person, rideId: string) =>
  outcomeOf(updateRide(context, requestBy(driver, { params: { id: rideId }, body: { action: 'accept' } })));

describe('who may accept', () => {
  test('a driver whose balance is below the fee is refused with 402, and the ride stays pending', async () => {
    const { rideId } = await given.pendingRide(context);
    const poor = await given.approvedDriver(context, { balance: 1.45 });
    expect((await accept(poor, rideId)).slice(0, 2)).toEqual([402, 'insufficient_balance']);
    const enough = await given.approvedDriver(context, { balance: 1.46 });
    expect(await accept(enough, rideId)).toEqual([200]);
  });

  test('an offline driver and a driver without approval cannot accept a ride', async () => {
    const { rideId } = await given.pendingRide(context);
    const driver = await given.approvedDriver(context);
    await goOffline(context, requestBy(driver));
    expect((await accept(driver, rideId)).slice(0, 2)).toEqual([403, 'driver_offline']);
    const unapproved = await given.driverWithProfile(context, { balance: 100 });
    expect((await accept(unapproved, rideId)).slice(0, 2)).toEqual([403, 'driver_not_approved']);
  });

  test('a driver with an active ride is refused as busy', async () => {
    const { driver } = await given.acceptedRide(context);
    const { rideId } = await given.pendingRide(context);
    expect((await accept(driver, rideId)).slice(0, 2)).toEqual([409, 'driver_busy']);
  });

  test('a driver who gave the ride back cannot accept it again', async () => {
    const { rideId, driver } = await given.acceptedRide(context);
    const body = { cancelled_by: 'driver' as const, reason: 'Flat tyre', confirmation: true as const };
    await cancelRide(context, requestBy(driver, { params: { id: rideId }, body }));
    expect(await accept(driver, rideId)).toEqual([
      409,
      'ride_taken',
      'This ride request is no longer available',
    ]);
    expect(await accept(await given.approvedDriver(context), rideId)).toEqual([200]);
  });

  test('a driver who had the ride and has completed it is refused', async () => {
    const { rideId, driver } = await given.completedRide(context);
    expect((await accept(driver, rideId)).slice(0, 2)).toEqual([400, 'invalid_transition']);
  });
});

test('a driver who accepts a ride twice is answered alike, pays the fee once, and the rider is notified once', async () => {
  const driver = await given.approvedDriver(context, { balance: 2 });
  const { rideId, rider } = await given.pendingRide(context);
  const outcomes = await Promise.all([accept(driver, rideId), accept(driver, rideId)]);
  expect([...outcomes, await accept(driver, rideId)]).toEqual([[200], [200], [200]]);
  const [toRider, toDriver] = [await messagesTo(context, rider.id), await messagesTo(context, driver.id)];
  expect(toRider.filter(({ type }) => type === 'ride_accepted')).toHaveLength(1);
  expect(toDriver.filter((message) => 'amount' in message && message.amount === 1.46)).toHaveLength(1);
});

test('after an accept the rider gets the driver’s details, and the other drivers are notified that the ride is gone', async () => {
  const [winner, loser] = [
    await given.approvedDriver(context, { name: 'Dana Diaz' }),
    await given.approvedDriver(context),
  ];
  const { rideId, rider } = await given.pendingRide(context);
  await accept(winner, rideId);
  expect((await messagesTo(context, rider.id)).at(-1)).toMatchObject({
    type: 'ride_accepted',
    ride_id: rideId,
    version: 2,
    attempt: 1,
    driver_name: 'Dana Diaz',
    estimated_arrival: 1,
  });
  expect((await messagesTo(context, loser.id)).at(-1)).toMatchObject({
    type: 'ride_no_longer_available',
    ride_id: rideId,
    message: 'This ride request has been accepted by another driver',
    notice: { kind: 'request_taken' },
  });
  expect((await messagesTo(context, winner.id)).map(({ type }) => type)).not.toContain(
    'ride_no_longer_available',
  );
});

test('a driver who accepts automatically gets the ride at the booking', async () => {
  const place = { latitude: 34.05, longitude: -118.24, address: 'Los Angeles' };
  const near = await given.approvedDriver(context, { at: place, autoAccept: true });
  const { rideId } = await given.pendingRide(context, {
    trip: { pickup_location: place, dropoff_location: { ...place, latitude: 34.06 } },
  });
  const ride = await context.store.read
    .selectFrom('rides')
    .select(['status', 'driver_id'])
    .where('id', '=', rideId)
    .executeTakeFirstOrThrow();
  expect(ride).toEqual({ status: 'accepted', driver_id: near.id });
  expect(await messagesTo(context, near.id)).toContainEqual(
    expect.objectContaining({
      type: 'ride_message',
      sender_role: 'system',
      message: 'Automatically accepted. Drive to the pickup.',
      notice: { kind: 'auto_accepted', ride_id: rideId },
    }),
  );
});
