import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedDemo } from '../../city/demo/seed-demo.ts';
import type { Context } from '../../context.ts';
import {
  createClock,
  createTestContext,
  given,
  messagesTo,
  outcomeOf,
  requestBy,
} from '../../testing/index.ts';
import { getAdminStats } from '../admin/getAdminStats.ts';
import { listAdminUsers } from '../admin/listAdminUsers.ts';
import { setDriverApproval } from '../admin/setDriverApproval.ts';
import { bookRide } from '../rides/bookRide.ts';
import { listAvailableRides } from '../rides/listAvailableRides.ts';
import { listMyRides } from '../rides/listMyRides.ts';
import { rateRide } from '../rides/rateRide.ts';
import { createDriverProfile } from './createDriverProfile.ts';
import { getDriverPreferences } from './getDriverPreferences.ts';
import { goOnline } from './goOnline.ts';
import { updateDriverProfile } from './updateDriverProfile.ts';
import { updateLocation } from './updateLocation.ts';

let context: Context;
const clock = createClock();
beforeAll(async () => {
  context = await createTestContext({ now: clock.now });
});
afterAll(() => context.store.close());

const profile = {
  vehicle_make: 'Toyota',
  vehicle_model: 'Prius',
  vehicle_year: 2027,
  license_plate: '7ABC123',
  license_number: 'D1',
  vehicle_type: 'suv' as const,
};

describe('becoming a driver', () => {
  test('a driver profile is created once, with a vehicle of next year at most', async () => {
    const driver = await given.user(context, 'driver');
    const late = createDriverProfile(
      context,
      requestBy(driver, { body: { ...profile, vehicle_year: 2028 } }),
    );
    expect(await outcomeOf(late)).toEqual([422, 'validation_failed', 'vehicle year must be at most 2027']);
    const made = await createDriverProfile(context, requestBy(driver, { body: profile }));
    expect(made.body).toEqual({
      ...profile,
      vehicle_color: null,
      is_approved: false,
      sent_back_reason: null,
      is_online: false,
      current_location: null,
    });
    const second = createDriverProfile(context, requestBy(driver, { body: profile }));
    expect((await outcomeOf(second)).slice(0, 2)).toEqual([409, 'driver_profile_exists']);
  });

  test('a driver needs the approval and then a location to go online', async () => {
    const driver = await given.driverWithProfile(context);
    expect((await outcomeOf(goOnline(context, requestBy(driver))))[1]).toBe('driver_not_approved');
    const nowhere = await given.approvedDriver(context, { at: null });
    expect((await outcomeOf(goOnline(context, requestBy(nowhere)))).slice(0, 2)).toEqual([
      400,
      'location_required',
    ]);
  });

  test('an approval sends one message, and revoking it takes the driver offline', async () => {
    const driver = await given.approvedDriver(context);
    const admin = await given.user(context, 'admin');
    const decide = (is_approved: boolean) =>
      setDriverApproval(context, requestBy(admin, { params: { id: driver.id }, body: { is_approved } }));
    await decide(true);
    const told = (await messagesTo(context, driver.id)).filter(({ type }) => type === 'admin_message');
    expect(told).toMatchObject([
      { message: 'Your driver profile has been approved. You can go online now.' },
    ]);
    expect((await decide(false)).body).toMatchObject({ is_approved: false, is_online: false });
    const unknown = setDriverApproval(
      context,
      requestBy(admin, { params: { id: admin.id }, body: { is_approved: true } }),
    );
    expect((await outcomeOf(unknown)).slice(0, 2)).toEqual([404, 'driver_profile_not_found']);
  });

  test('a driver is approved with the vehicle that the admin saw, and with no other', async () => {
    const driver = await given.driverWithProfile(context);
    const admin = await given.user(context, 'admin');
    const change = (license_plate: string) =>
      updateDriverProfile(context, requestBy(driver, { body: { ...profile, license_plate } }));
    const seen = { ...profile, license_plate: 'PLATE2' };
    const approve = () =>
      setDriverApproval(
        context,
        requestBy(admin, { params: { id: driver.id }, body: { is_approved: true, seen } }),
      );
    await change('PLATE3');
    expect((await outcomeOf(approve())).slice(0, 2)).toEqual([409, 'driver_profile_changed']);
    const { body } = await listAdminUsers(context, requestBy(admin, { query: { role: 'driver' } }));
    expect(body.find(({ id }) => id === driver.id)?.is_approved).toBe(false);
    await change('PLATE2');
    expect((await approve()).body.is_approved).toBe(true);
  });

  test('preferences start with their defaults', async () => {
    const driver = await given.user(context, 'driver');
    expect((await getDriverPreferences(context, requestBy(driver))).body).toEqual({
      radius_km: 25,
      auto_accept: false,
      notifications_enabled: true,
      current_location: null,
      is_online: false,
      position_from: 'this_device',
    });
  });
});

test('a driver reads how exact the location is that was reported', async () => {
  const driver = await given.user(context, 'driver');
  const place = { latitude: 37.7749, longitude: -122.4194, address: 'Nowhere', accuracy: 100_000 };
  await updateLocation(context, requestBy(driver, { body: { location: place } }));
  expect((await getDriverPreferences(context, requestBy(driver))).body.current_location).toEqual(place);
});

describe('who sees what of a ride', () => {
  test('the rider of an active ride and admins see where its driver is', async () => {
    const { rider, driver } = await given.acceptedRide(context);
    const admin = await given.user(context, 'admin');
    const seenBy = async (person: typeof rider) =>
      (await listMyRides(context, requestBy(person))).body.find(({ rider_id }) => rider_id === rider.id);
    expect(await seenBy(rider)).toMatchObject({
      driver_location: { latitude: 37.7793 },
      estimated_arrival: 0,
    });
    expect(await seenBy(admin)).toMatchObject({ driver_location: { latitude: 37.7793 } });
    expect(JSON.stringify(await seenBy(rider))).not.toContain(driver.email);
  });

  test('a completed ride shows no location', async () => {
    const { rider } = await given.completedRide(context);
    const [ride] = (await listMyRides(context, requestBy(rider))).body;
    expect([ride?.status, ride?.driver_location, ride?.driver_license_plate]).toEqual([
      'completed',
      null,
      '7ABC123',
    ]);
  });

  test('a ride is offered only to drivers in range', async () => {
    const near = await given.approvedDriver(context);
    const far = await given.approvedDriver(context, { at: { latitude: 38.4, longitude: -122.4 } });
    const { rideId } = await given.pendingRide(context);
    const ids = async (person: typeof near) =>
      (await listAvailableRides(context, requestBy(person))).body.available_rides.map(({ id }) => id);
    expect(await ids(near)).toContain(rideId);
    expect(await ids(far)).toEqual([]);
    expect((await messagesTo(context, far.id)).map(({ type }) => type)).not.toContain('ride_request');
  });
});

test('the pages of a driver’s rides are newest first and miss no ride', async () => {
  const rider = await given.user(context, 'rider');
  const ids: string[] = [];
  for (let index = 0; index < 3; index += 1) {
    clock.advance(1_000);
    ids.unshift((await given.cancelledRide(context, { rider })).rideId);
  }
  const first = await listMyRides(context, requestBy(rider, { query: { limit: 2 } }));
  const cursor = first.headers?.['x-next-cursor'] ?? '';
  const second = await listMyRides(context, requestBy(rider, { query: { limit: 2, cursor } }));
  expect([...first.body, ...second.body].map(({ id }) => id)).toEqual(ids);
  expect(second.headers?.['x-next-cursor']).toBeUndefined();
});

test('a ride above 300 km is refused with its length', async () => {
  const rider = await given.user(context, 'rider');
  const dropoff_location = { latitude: 48.7758, longitude: 9.1829, address: 'Stuttgart' };
  const call = bookRide(context, requestBy(rider, { body: { ...given.trip, dropoff_location } }));
  expect(await outcomeOf(call)).toEqual([400, 'ride_too_long', expect.stringContaining('300 km')]);
});

test('a rating can be changed for ten minutes', async () => {
  const { rideId, rider, driver } = await given.completedRide(context, { rating: 1 });
  const rate = (rating: number) =>
    outcomeOf(rateRide(context, requestBy(rider, { params: { id: rideId }, body: { rating, comment: '' } })));
  clock.advance(599_999);
  expect(await rate(4)).toEqual([200]);
  clock.advance(1);
  expect((await rate(5)).slice(0, 2)).toEqual([409, 'already_rated']);
  const admin = await given.user(context, 'admin');
  const users = (await listAdminUsers(context, requestBy(admin))).body;
  expect(users.find(({ id }) => id === driver.id)).toMatchObject({
    rating: 4,
    total_rides: 1,
    is_approved: true,
  });
});

test('the demo accounts are created once, and counted like other users', async () => {
  const admin = await given.user(context, 'admin');
  const before = (await getAdminStats(context, requestBy(admin))).body;
  await seedDemo(context);
  await seedDemo(context);
  const after = (await getAdminStats(context, requestBy(admin))).body;
  expect(after.total_users - before.total_users).toBe(3);
  expect(after.total_drivers - before.total_drivers).toBe(1);
  expect(after.completion_rate).toBeLessThanOrEqual(100);
});
