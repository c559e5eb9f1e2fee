import { limits } from '@mobility/openapi/limits';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { serverLimits } from '../../domain/limits.ts';
import { sendWaves } from '../../jobs/send-waves.ts';
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
import { goOffline } from '../driver/goOffline.ts';
import { updateDriverPreferences } from '../driver/updateDriverPreferences.ts';
import { cancelRide } from '../rides/cancelRide.ts';
import { declineRide } from '../rides/declineRide.ts';
import { listAvailableRides } from '../rides/listAvailableRides.ts';
import { updateRide } from '../rides/updateRide.ts';
import { listAuditLogs } from './listAuditLogs.ts';
import { listRideCandidates } from './listRideCandidates.ts';
import { releaseRide } from './releaseRide.ts';

let context: Context;
let clock: Clock;
let admin: Person;
let ride: DrivenRide;
beforeEach(async () => {
  clock = createClock();
  context = await createTestContext({ now: clock.now });
  admin = await given.user(context, 'admin');
  ride = await given.arrivingRide(context);
});
afterEach(async () => {
  expect(await auditMoney(context)).toMatchObject({ sum: 0, unbalanced: [] });
  await context.store.close();
});

const giveTo = (driverId: string) => {
  const body = { outcome: 'offer_again' as const, driver_id: driverId, reason: 'The car broke down' };
  return releaseRide(context, requestBy(admin, { params: { id: ride.rideId }, body }));
};
const accept = (driver: Person, id = ride.rideId) =>
  outcomeOf(updateRide(context, requestBy(driver, { params: { id }, body: { action: 'accept' } })));
const offers = async (driver: Person) =>
  (await listAvailableRides(context, requestBy(driver))).body.available_rides;
const typesTo = async (person: Person) => (await messagesTo(context, person.id)).map(({ type }) => type);
const candidates = async () =>
  (await listRideCandidates(context, requestBy(admin, { params: { id: ride.rideId } }))).body.drivers;
const rideNow = () => findRide(context.store.read, ride.rideId);

test('an admin chooses among the free drivers around, nearest first, without the one who has the ride', async () => {
  const far = { ...given.cityHall, latitude: given.cityHall.latitude + 0.02 };
  const further = await given.approvedDriver(context, { name: 'Fae Far', at: far });
  const near = await given.approvedDriver(context, { name: 'Nia Near' });
  await given.acceptedRide(context);
  await given.approvedDriver(context, { online: false });
  await given.approvedDriver(context, { at: { ...far, latitude: 38.5 } });
  const quiet = await given.approvedDriver(context);
  await updateDriverPreferences(context, requestBy(quiet, { body: { notifications_enabled: false } }));
  expect(await candidates()).toEqual([
    expect.objectContaining({
      driver_id: near.id,
      name: 'Nia Near',
      vehicle_type: 'economy',
      distance_km: 0,
    }),
    expect.objectContaining({ driver_id: further.id, distance_km: 2.22, license_plate: expect.any(String) }),
  ]);
});

test('a driver is listed if the balance covers the platform fee, with which the ride can be accepted', async () => {
  await given.approvedDriver(context, { balance: 1.45 });
  await given.approvedDriver(context, { balance: 0 });
  const enough = await given.approvedDriver(context, { balance: 1.46 });
  expect(await candidates()).toEqual([expect.objectContaining({ driver_id: enough.id })]);
  await giveTo(enough.id);
  expect(await accept(enough)).toEqual([200]);
});

test('drivers without the fee take no place in the list of the nearest', async () => {
  for (let count = 0; count < serverLimits.admin.candidatesListed; count += 1)
    await given.approvedDriver(context, { balance: 0 });
  const at = { ...given.cityHall, latitude: given.cityHall.latitude + 0.01 };
  const enough = await given.approvedDriver(context, { at });
  expect(await candidates()).toEqual([expect.objectContaining({ driver_id: enough.id })]);
});

test('only the chosen driver sees the ride and can take it, with the usual time to answer', async () => {
  const chosen = await given.approvedDriver(context, { name: 'Nia Near' });
  const other = await given.approvedDriver(context);
  const answer = await giveTo(chosen.id);
  expect(answer.body.message).toBe('The ride is offered to the driver you chose');
  const until = new Date(clock.now() + limits.offer.waveEvery).toISOString();
  expect(await offers(chosen)).toMatchObject([{ id: ride.rideId, asked_until: until }]);
  expect(await offers(other)).toEqual([]);
  expect((await typesTo(chosen)).at(-1)).toBe('ride_redistributed');
  expect(await typesTo(other)).not.toContain('ride_redistributed');
  expect((await messagesTo(context, ride.rider.id)).at(-1)).toMatchObject({
    notice: { kind: 'driver_replaced' },
  });
  expect((await messagesTo(context, ride.driver.id)).at(-1)).toMatchObject({
    notice: { kind: 'ride_released' },
  });
  expect(await accept(other)).toEqual([
    409,
    'ride_taken',
    'This ride request is offered to another driver at the moment',
  ]);
  expect(await sendWaves(context)).toBe(0);
  expect(await accept(chosen)).toEqual([200]);
  expect(await rideNow()).toMatchObject({ status: 'accepted', driver_id: chosen.id });
  const [entry] = (
    await listAuditLogs(context, requestBy(admin, { query: { limit: 1, action: 'admin_ride_modified' } }))
  ).body;
  expect(entry).toMatchObject({
    description: 'Ride taken from Dana Diaz and offered to Nia Near',
    metadata: { reason: 'The car broke down', driver_id: ride.driver.id, chosen_driver_id: chosen.id },
  });
});

test('a ride that the chosen driver declines is offered to the others at once', async () => {
  const [chosen, other] = [await given.approvedDriver(context), await given.approvedDriver(context)];
  await giveTo(chosen.id);
  await declineRide(context, requestBy(chosen, { params: { id: ride.rideId } }));
  expect(await offers(chosen)).toEqual([]);
  expect(await offers(other)).toMatchObject([{ id: ride.rideId, asked_until: expect.any(String) }]);
  expect((await typesTo(other)).at(-1)).toBe('ride_request');
  expect(await accept(other)).toEqual([200]);
});

test('a ride that the chosen driver does not answer is offered to the others, and stays open to the first', async () => {
  const [chosen, other] = [await given.approvedDriver(context), await given.approvedDriver(context)];
  await giveTo(chosen.id);
  clock.advance(limits.offer.waveEvery);
  // The time is over, whether or not the next wave has begun.
  expect(await offers(other)).toMatchObject([{ id: ride.rideId }]);
  expect(await sendWaves(context)).toBe(1);
  expect((await typesTo(other)).at(-1)).toBe('ride_request');
  expect(await accept(chosen)).toEqual([200]);
});

test('a chosen driver who accepts automatically has the ride at once', async () => {
  const chosen = await given.approvedDriver(context, { autoAccept: true });
  await giveTo(chosen.id);
  expect(await rideNow()).toMatchObject({ status: 'accepted', driver_id: chosen.id });
});

test('a chosen driver who takes another ride meanwhile leaves this one to the others', async () => {
  const [chosen, other] = [await given.approvedDriver(context), await given.approvedDriver(context)];
  await giveTo(chosen.id);
  const { rideId: another } = await given.pendingRide(context);
  expect(await accept(chosen, another)).toEqual([200]);
  expect((await accept(chosen)).slice(0, 2)).toEqual([409, 'driver_busy']);
  clock.advance(limits.offer.waveEvery);
  await sendWaves(context);
  expect(await accept(other)).toEqual([200]);
});

test('the reason of the admin reaches neither the drivers nor the rider', async () => {
  const [chosen, other] = [await given.approvedDriver(context), await given.approvedDriver(context)];
  await giveTo(chosen.id);
  clock.advance(limits.offer.waveEvery);
  await sendWaves(context);
  for (const person of [chosen, other, ride.driver, ride.rider]) {
    const messages = await messagesTo(context, person.id);
    expect(messages).not.toHaveLength(0);
    expect(JSON.stringify(messages)).not.toContain('The car broke down');
  }
});

const busy = async () => (await given.acceptedRide(context)).driver;
const offline = async () => {
  const driver = await given.approvedDriver(context);
  await goOffline(context, requestBy(driver));
  return driver;
};
const quiet = async () => {
  const driver = await given.approvedDriver(context);
  await updateDriverPreferences(context, requestBy(driver, { body: { notifications_enabled: false } }));
  return driver;
};
const small = async () => {
  const trip = { vehicle_type: 'premium', passenger_count: 2 } as const;
  const driver = await given.approvedDriver(context, { vehicle: 'premium' });
  ride = await given.acceptedRide(context, { trip, driver });
  return given.approvedDriver(context);
};
// The fee of the ride is 1.46.
const poor = () => given.approvedDriver(context, { balance: 1.45 });
const away = () => given.approvedDriver(context, { at: { ...given.cityHall, latitude: 38.5 } });

test.each([
  ['who has the ride', async () => ride.driver, 'driver_not_available', 'This driver has the ride already'],
  ['with another ride', busy, 'driver_busy', 'This driver has taken another ride'],
  ['who is offline', offline, 'driver_not_available', 'This driver is no longer online'],
  [
    'who is not approved',
    () => given.driverWithProfile(context),
    'driver_not_available',
    'This driver is not approved',
  ],
  [
    'without notifications',
    quiet,
    'driver_not_available',
    'This driver has turned off the notifications about rides',
  ],
  [
    'with an unsuitable vehicle',
    small,
    'vehicle_not_suitable',
    "This driver's vehicle does not suit this ride",
  ],
  [
    'whose balance is below the platform fee',
    poor,
    'driver_not_available',
    'The balance of this driver does not cover the platform fee',
  ],
  ['who is far away', away, 'out_of_range', 'The pickup is outside the radius of this driver'],
] as const)('a driver %s is refused, and the ride stays where it is', async (_, make, code, detail) => {
  const driver = await make();
  const before = await rideNow();
  expect(await outcomeOf(giveTo(driver.id))).toEqual([409, code, detail]);
  expect(await rideNow()).toEqual(before);
});

test('only a driver can be chosen, and a cancellation takes no driver', async () => {
  expect((await outcomeOf(giveTo(ride.rider.id))).slice(0, 2)).toEqual([404, 'user_not_found']);
  const body = { outcome: 'cancel' as const, driver_id: ride.driver.id, reason: 'x' };
  const call = releaseRide(context, requestBy(admin, { params: { id: ride.rideId }, body }));
  expect((await outcomeOf(call)).slice(0, 2)).toEqual([422, 'validation_failed']);
});

const cancelled = async () => {
  const waiting = await given.pendingRide(context);
  const body = { cancelled_by: 'rider' as const, reason: 'Changed plans', confirmation: true as const };
  await cancelRide(context, requestBy(waiting.rider, { params: { id: waiting.rideId }, body }));
  return waiting;
};

test.each([
  ['in progress', () => given.inProgressRide(context)],
  ['completed', () => given.completedRide(context)],
  ['cancelled', cancelled],
])('nobody can be chosen for a ride that is %s', async (_, make) => {
  const { rideId } = await make();
  const list = listRideCandidates(context, requestBy(admin, { params: { id: rideId } }));
  expect((await outcomeOf(list)).slice(0, 2)).toEqual([400, 'ride_not_cancellable']);
});
