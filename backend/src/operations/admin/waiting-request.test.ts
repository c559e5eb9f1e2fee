import { limits } from '@mobility/openapi/limits';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { transact } from '../../command.ts';
import type { Context } from '../../context.ts';
import { sendWaves } from '../../jobs/send-waves.ts';
import { sendWave } from '../../rides/offers/send-wave.ts';
import { dueWaves } from '../../store/rides/offers.ts';
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
  type WaitingRide,
} from '../../testing/index.ts';
import { declineRide } from '../rides/declineRide.ts';
import { updateRide } from '../rides/updateRide.ts';
import { listAuditLogs } from './listAuditLogs.ts';
import { listRideCandidates } from './listRideCandidates.ts';
import { releaseRide } from './releaseRide.ts';

let context: Context;
let clock: Clock;
let admin: Person;
let near: Person;
let far: Person;
let ride: WaitingRide;
beforeEach(async () => {
  clock = createClock();
  context = await createTestContext({ now: clock.now });
  admin = await given.user(context, 'admin');
  near = await given.approvedDriver(context);
  far = await given.approvedDriver(context, {
    name: 'Fae Far',
    at: { ...given.cityHall, latitude: given.cityHall.latitude + 0.02 },
  });
  ride = await given.pendingRide(context);
});
afterEach(() => context.store.close());

type Changes = { driver_id?: string; current_driver_id?: string | null };
const offerAgain = (changes: Changes) => {
  const body = { outcome: 'offer_again' as const, reason: 'On the phone with this driver', ...changes };
  return releaseRide(context, requestBy(admin, { params: { id: ride.rideId }, body }));
};
const accept = (driver: Person) =>
  outcomeOf(
    updateRide(context, requestBy(driver, { params: { id: ride.rideId }, body: { action: 'accept' } })),
  );
const rideNow = () => findRide(context.store.read, ride.rideId);
const typesTo = async ({ id }: Person) => (await messagesTo(context, id)).map(({ type }) => type);

test('an admin offers a request that waits to a driver: the others are told, and the rider gets no message', async () => {
  const before = (await messagesTo(context, ride.rider.id)).length;
  expect((await offerAgain({ driver_id: far.id })).body.message).toBe(
    'The ride is offered to the driver you chose',
  );
  expect(await rideNow()).toMatchObject({ status: 'pending', driver_id: null, attempt: 2 });
  expect((await messagesTo(context, near.id)).at(-1)).toMatchObject({
    type: 'ride_no_longer_available',
    message: 'This ride request is offered to another driver at the moment',
    notice: { kind: 'request_kept_for_another' },
  });
  // A client announces an offer once for each attempt.
  expect((await messagesTo(context, far.id)).at(-1)).toMatchObject({ type: 'ride_request', attempt: 2 });
  expect(await messagesTo(context, ride.rider.id)).toHaveLength(before);
  const [entry] = (await listAuditLogs(context, requestBy(admin, { query: { limit: 1 } }))).body;
  expect(entry).toMatchObject({
    action: 'admin_ride_modified',
    description: 'Ride offered to Fae Far',
    metadata: { status: 'pending', driver_id: null, chosen_driver_id: far.id },
  });
});

test('the free drivers around a request that waits can be chosen, nearest first', async () => {
  const { body } = await listRideCandidates(context, requestBy(admin, { params: { id: ride.rideId } }));
  expect(body.drivers.map(({ driver_id }) => driver_id)).toEqual([near.id, far.id]);
});

test('a driver who declined the request is asked again only if an admin chooses this driver', async () => {
  await declineRide(context, requestBy(near, { params: { id: ride.rideId } }));
  await offerAgain({ driver_id: far.id });
  const before = (await typesTo(near)).length;
  clock.advance(limits.offer.waveEvery);
  await sendWaves(context);
  expect(await typesTo(near)).toHaveLength(before);
  await offerAgain({ driver_id: near.id });
  expect((await typesTo(near)).at(-1)).toBe('ride_request');
  expect(await accept(near)).toEqual([200]);
});

test('a wave that was due before the offer does not end it', async () => {
  clock.advance(limits.offer.waveEvery);
  const [due] = await dueWaves(context.store.read, clock.now());
  if (!due) throw new Error('A wave is due');
  await offerAgain({ driver_id: far.id });
  const origin = { requestId: null, claims: [ride.rideId] };
  expect(await transact(context, origin, (unit) => sendWave(context, unit, due))).toBe(0);
  expect((await accept(near)).slice(0, 2)).toEqual([409, 'ride_taken']);
});

test('a request that a driver has accepted since the admin saw it stays with this driver', async () => {
  expect(await accept(near)).toEqual([200]);
  const before = await rideNow();
  expect(await outcomeOf(offerAgain({ driver_id: far.id, current_driver_id: null }))).toEqual([
    409,
    'ride_taken',
    'Another driver has accepted this ride',
  ]);
  expect(await rideNow()).toEqual(before);
  // The admin has seen it by now.
  await offerAgain({ driver_id: far.id, current_driver_id: near.id });
  expect(await rideNow()).toMatchObject({ status: 'pending', driver_id: null });
});

test('a request is offered again only to a chosen driver, and not once it has expired', async () => {
  expect(await outcomeOf(offerAgain({}))).toEqual([
    400,
    'ride_not_cancellable',
    'This ride is offered to the drivers around already',
  ]);
  clock.advance(limits.ride.expiresAfter);
  expect((await outcomeOf(offerAgain({ driver_id: far.id }))).slice(0, 2)).toEqual([
    400,
    'ride_not_cancellable',
  ]);
});
