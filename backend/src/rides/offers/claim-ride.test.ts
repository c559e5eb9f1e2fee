import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { goOffline } from '../../operations/driver/goOffline.ts';
import { goOnline } from '../../operations/driver/goOnline.ts';
import { updateLocation } from '../../operations/driver/updateLocation.ts';
import { cancelRide } from '../../operations/rides/cancelRide.ts';
import { updateRide } from '../../operations/rides/updateRide.ts';
import { createTestContext, given, outcomeOf, type Person, requestBy } from '../../testing/index.ts';

let context: Context;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.store.close());

const accept = (driver: Person, rideId: string) =>
  outcomeOf(updateRide(context, requestBy(driver, { params: { id: rideId }, body: { action: 'accept' } })));

test('a driver accepts a ride outside the own radius only if it was offered', async () => {
  const { rideId } = await given.pendingRide(context);
  const far = { latitude: given.cityHall.latitude + 0.4, longitude: given.cityHall.longitude };
  const driver = await given.approvedDriver(context, { at: far, radius: 40 });
  expect(await accept(driver, rideId)).toEqual([
    409,
    'out_of_range',
    'The pickup is 45 km away, outside your radius of 40 km',
  ]);
  const near = await given.approvedDriver(context);
  const { rideId: offered } = await given.pendingRide(context);
  await updateLocation(context, requestBy(near, { body: { location: far } }));
  expect(await accept(near, offered)).toEqual([200]);
});

test('an offer of an earlier attempt does not extend the radius', async () => {
  const driver = await given.approvedDriver(context);
  const { rideId, driver: first } = await given.acceptedRide(context);
  await goOffline(context, requestBy(driver));
  const body = { cancelled_by: 'driver' as const, reason: 'Flat tyre', confirmation: true as const };
  await cancelRide(context, requestBy(first, { params: { id: rideId }, body }));
  await updateLocation(context, requestBy(driver, { body: { location: { latitude: 0, longitude: 0 } } }));
  await goOnline(context, requestBy(driver));
  expect((await accept(driver, rideId)).slice(0, 2)).toEqual([409, 'out_of_range']);
});

test('a driver whose vehicle does not cover the ride is refused', async () => {
  const { rideId } = await given.pendingRide(context, {
    trip: { vehicle_type: 'premium', passenger_count: 2 },
  });
  const driver = await given.approvedDriver(context, { vehicle: 'comfort' });
  expect(await accept(driver, rideId)).toEqual([
    409,
    'vehicle_not_suitable',
    'Your vehicle does not cover this ride (premium, passengers: 2)',
  ]);
  expect(await accept(await given.approvedDriver(context, { vehicle: 'premium' }), rideId)).toEqual([200]);
});
