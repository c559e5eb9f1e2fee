import { limits } from '@mobility/openapi/limits';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { releaseRide } from '../../operations/admin/releaseRide.ts';
import { declineRide } from '../../operations/rides/declineRide.ts';
import { listAvailableRides } from '../../operations/rides/listAvailableRides.ts';
import { updateRide } from '../../operations/rides/updateRide.ts';
import {
  type Clock,
  createClock,
  createTestContext,
  type DrivenRide,
  given,
  outcomeOf,
  type Person,
  requestBy,
} from '../../testing/index.ts';

let context: Context;
let clock: Clock;
let ride: DrivenRide;
let chosen: Person;
let other: Person;
beforeEach(async () => {
  clock = createClock();
  context = await createTestContext({ now: clock.now });
  ride = await given.arrivingRide(context);
  chosen = await given.approvedDriver(context);
  other = await given.approvedDriver(context);
  const body = { outcome: 'offer_again' as const, driver_id: chosen.id, reason: 'The car broke down' };
  const admin = await given.user(context, 'admin');
  await releaseRide(context, requestBy(admin, { params: { id: ride.rideId }, body }));
});
afterEach(() => context.store.close());

const idsFor = async (driver: Person) =>
  (await listAvailableRides(context, requestBy(driver))).body.available_rides.map(({ id }) => id);
const accept = (driver: Person) =>
  outcomeOf(
    updateRide(context, requestBy(driver, { params: { id: ride.rideId }, body: { action: 'accept' } })),
  );

/** A wave of the release before, which knows nothing of exclusive offers. `again` begins another attempt. */
const waveOfReleaseBefore = (again = 0) =>
  context.store.transaction((db) =>
    db
      .updateTable('ride_waves')
      .set((row) => ({
        attempt: row('attempt', '+', again),
        wave: again ? 1 : row('wave', '+', 1),
        next_at: clock.now() + limits.offer.waveEvery,
      }))
      .where('ride_id', '=', ride.rideId)
      .execute(),
  );

test('an offer to one driver ends with its time, also if an instance of the release before sends the next wave', async () => {
  clock.advance(limits.offer.waveEvery);
  await waveOfReleaseBefore();
  clock.advance(1);
  expect(await idsFor(other)).toEqual([ride.rideId]);
  expect(await accept(other)).toEqual([200]);
});

test('an offer that ends early ends also where an instance of the release before sends the next wave', async () => {
  clock.advance(1_000);
  expect(await idsFor(other)).toEqual([]);
  await waveOfReleaseBefore();
  expect(await idsFor(other)).toEqual([ride.rideId]);
  expect(await accept(other)).toEqual([200]);
});

test('an attempt that an instance of the release before begins is for every driver', async () => {
  clock.advance(1_000);
  await waveOfReleaseBefore(1);
  await context.store.transaction((db) =>
    db
      .updateTable('rides')
      .set((row) => ({ attempt: row('attempt', '+', 1) }))
      .where('id', '=', ride.rideId)
      .execute(),
  );
  expect(await accept(other)).toEqual([200]);
});

test('a decline leaves neither the driver nor the end of the offer behind', async () => {
  await declineRide(context, requestBy(chosen, { params: { id: ride.rideId } }));
  const row = await context.store.read
    .selectFrom('ride_waves')
    .select(['only_driver_id', 'only_until'])
    .where('ride_id', '=', ride.rideId)
    .executeTakeFirst();
  expect(row).toEqual({ only_driver_id: null, only_until: null });
});
