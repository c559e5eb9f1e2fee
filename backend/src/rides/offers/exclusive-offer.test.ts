import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limits } from '@mobility/openapi/limits';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Context } from '../../context.ts';
import { expireRides } from '../../jobs/expire-rides.ts';
import { sendWaves } from '../../jobs/send-waves.ts';
import { releaseRide } from '../../operations/admin/releaseRide.ts';
import { setUserStatus } from '../../operations/admin/setUserStatus.ts';
import { goOffline } from '../../operations/driver/goOffline.ts';
import { cancelRide } from '../../operations/rides/cancelRide.ts';
import { declineRide } from '../../operations/rides/declineRide.ts';
import { listAvailableRides } from '../../operations/rides/listAvailableRides.ts';
import { updateRide } from '../../operations/rides/updateRide.ts';
import { findRide } from '../../store/rides/rides.ts';
import {
  auditMoney,
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

const kept = [409, 'ride_taken', 'This ride request is offered to another driver at the moment'];
const gone = [409, 'ride_taken', 'This ride request is no longer available'];

let context: Context;
let clock: Clock;
let admin: Person;
let ride: WaitingRide;
let chosen: Person;
let other: Person;

const giveTo = ({ id }: Person, where = context) =>
  releaseRide(
    where,
    requestBy(admin, {
      params: { id: ride.rideId },
      body: { outcome: 'offer_again' as const, driver_id: id, reason: 'The car broke down' },
    }),
  );
const accept = (driver: Person, where = context) =>
  outcomeOf(
    updateRide(where, requestBy(driver, { params: { id: ride.rideId }, body: { action: 'accept' } })),
  );
const idsFor = async (driver: Person, where = context) =>
  (await listAvailableRides(where, requestBy(driver))).body.available_rides.map(({ id }) => id);
const rideNow = (where = context) => findRide(where.store.read, ride.rideId);
const typesTo = async ({ id }: Person) => (await messagesTo(context, id)).map(({ type }) => type);
const endOfOffer = async () => {
  clock.advance(limits.offer.waveEvery);
  return sendWaves(context);
};
/** Until the offer ends, only the chosen driver can accept the ride. After that, every driver nearby can. */
const expectWholeOffer = async () => {
  clock.advance(limits.offer.waveEvery - 1);
  expect(await sendWaves(context)).toBe(0);
  expect(await idsFor(other)).toEqual([]);
  expect(await accept(other)).toEqual(kept);
  clock.advance(1);
  await sendWaves(context);
  expect(await idsFor(other)).toEqual([ride.rideId]);
  expect((await typesTo(other)).at(-1)).toBe('ride_request');
  expect(await accept(other)).toEqual([200]);
};

/** A ride that an admin takes from its driver, and one that waits for its first driver, with an offer to both others. */
const kinds = {
  'was taken from its driver': async () => {
    ride = await given.arrivingRide(context);
    chosen = await given.approvedDriver(context);
    other = await given.approvedDriver(context);
  },
  'waited for a driver': async () => {
    chosen = await given.approvedDriver(context);
    other = await given.approvedDriver(context);
    ride = await given.pendingRide(context);
  },
};

const begin = async (dataDir?: string) => {
  clock = createClock();
  context = await createTestContext({ now: clock.now, ...(dataDir && { dataDir }) });
  admin = await given.user(context, 'admin');
};
const end = async () => {
  expect(await auditMoney(context)).toMatchObject({ sum: 0, unbalanced: [] });
  await context.store.close();
};

describe.each(Object.entries(kinds))('an offer to one driver of a ride that %s', (_, make) => {
  beforeEach(async () => {
    await begin();
    await make();
  });
  afterEach(end);

  test('is for that driver alone until it ends, and then for the drivers around', async () => {
    await giveTo(chosen);
    expect(await idsFor(chosen)).toEqual([ride.rideId]);
    await expectWholeOffer();
  });

  test('is accepted by that driver alone, also of all who accept at the same time', async () => {
    const many = [other];
    for (let count = 0; count < 5; count += 1) many.push(await given.approvedDriver(context));
    await giveTo(chosen);
    const [first, ...others] = await Promise.all([chosen, ...many].map((driver) => accept(driver)));
    expect(first).toEqual([200]);
    expect(new Set(others.map(([status, code]) => `${status} ${code}`))).toEqual(new Set(['409 ride_taken']));
    expect(await rideNow()).toMatchObject({ status: 'accepted', driver_id: chosen.id });
  });

  test('goes on where that driver is locked, who cannot accept it', async () => {
    await giveTo(chosen);
    await setUserStatus(context, requestBy(admin, { params: { id: chosen.id }, body: { is_active: false } }));
    expect((await accept(chosen)).slice(0, 2)).toEqual([403, 'driver_offline']);
    await expectWholeOffer();
  });

  test('goes on where that driver goes offline, who cannot accept it', async () => {
    await giveTo(chosen);
    await goOffline(context, requestBy(chosen));
    expect(await idsFor(chosen)).toEqual([]);
    expect((await accept(chosen)).slice(0, 2)).toEqual([403, 'driver_offline']);
    await expectWholeOffer();
  });

  test('ends when the rider cancels the ride, and the chosen driver is told', async () => {
    await giveTo(chosen);
    const body = { cancelled_by: 'rider' as const, reason: 'Plans changed', confirmation: true as const };
    await cancelRide(context, requestBy(ride.rider, { params: { id: ride.rideId }, body }));
    expect((await typesTo(chosen)).at(-1)).toBe('ride_no_longer_available');
    expect(await accept(chosen)).toEqual(gone);
    expect(await endOfOffer()).toBe(0);
    expect(await rideNow()).toMatchObject({ status: 'cancelled', penalty_amount: 0 });
  });

  test('ends where that driver declines: the others are asked at once, and this driver no more', async () => {
    await giveTo(chosen);
    await declineRide(context, requestBy(chosen, { params: { id: ride.rideId } }));
    expect(await idsFor(chosen)).toEqual([]);
    expect((await typesTo(other)).at(-1)).toBe('ride_request');
    const before = (await typesTo(chosen)).length;
    await endOfOffer();
    expect(await typesTo(chosen)).toHaveLength(before);
    expect(await accept(other)).toEqual([200]);
  });

  test('does not end where another driver declines the ride', async () => {
    await giveTo(chosen);
    await declineRide(context, requestBy(other, { params: { id: ride.rideId } }));
    clock.advance(limits.offer.waveEvery - 1);
    expect(await accept(other)).toEqual(kept);
    expect(await accept(chosen)).toEqual([200]);
  });

  test('can go to a next driver before the first one has answered', async () => {
    await giveTo(chosen);
    await giveTo(other);
    expect((await typesTo(chosen)).at(-1)).toBe('ride_no_longer_available');
    expect(await idsFor(chosen)).toEqual([]);
    expect(await accept(chosen)).toEqual(kept);
    expect(await accept(other)).toEqual([200]);
  });

  test('has the whole time until the ride expires, however late it comes', async () => {
    await giveTo(chosen);
    clock.advance(limits.ride.expiresAfter - 1);
    await sendWaves(context);
    await giveTo(other);
    clock.advance(1);
    expect(await expireRides(context)).toBe(0);
    expect(await accept(other)).toEqual([200]);
  });
});

test.each(Object.entries(kinds))(
  'a server that is started again keeps the offer of a ride that %s',
  async (_, make) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'mobility-offer-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    await begin(dataDir);
    await make();
    await giveTo(chosen);
    await context.store.close();
    context = await createTestContext({ now: clock.now, dataDir });
    onTestFinished(end);
    expect(await idsFor(chosen)).toEqual([ride.rideId]);
    await expectWholeOffer();
  },
);
