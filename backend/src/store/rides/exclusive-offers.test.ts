import { limits } from '@mobility/openapi/limits';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { listAdminRides } from '../../operations/admin/listAdminRides.ts';
import { releaseRide } from '../../operations/admin/releaseRide.ts';
import { declineRide } from '../../operations/rides/declineRide.ts';
import { listAvailableRides } from '../../operations/rides/listAvailableRides.ts';
import { listMyRides } from '../../operations/rides/listMyRides.ts';
import { listUnifiedRides } from '../../operations/rides/listUnifiedRides.ts';
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
import { slowSteps } from '../../testing/plan.ts';
import { exclusiveOffersQuery } from './exclusive-offers.ts';

let context: Context;
let clock: Clock;
let ride: DrivenRide;
let chosen: Person;
let other: Person;
let admin: Person;
beforeEach(async () => {
  clock = createClock();
  context = await createTestContext({ now: clock.now });
  ride = await given.arrivingRide(context);
  chosen = await given.approvedDriver(context, { name: 'Nia Near' });
  other = await given.approvedDriver(context);
  const body = { outcome: 'offer_again' as const, driver_id: chosen.id, reason: 'The car broke down' };
  admin = await given.user(context, 'admin');
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

/** The driver who alone is offered the ride, as an admin reads it. */
const offeredTo = async () => {
  const { body } = await listAdminRides(context, requestBy(admin));
  return [...body.pending_requests, ...body.completed_matches].find(({ id }) => id === ride.rideId)
    ?.offered_to;
};

test('the ride of an admin names the only driver it is offered to and the end of the offer; that of its rider and drivers does not', async () => {
  const until = new Date(clock.now() + limits.offer.waveEvery).toISOString();
  const offer = { driver_id: chosen.id, driver_name: 'Nia Near', until };
  expect(await offeredTo()).toEqual(offer);
  expect((await listMyRides(context, requestBy(admin))).body).toMatchObject([
    { id: ride.rideId, offered_to: offer },
  ]);
  const others = [
    await listMyRides(context, requestBy(ride.rider)),
    await listAvailableRides(context, requestBy(chosen)),
    await listUnifiedRides(context, requestBy(ride.driver)),
  ];
  expect(JSON.stringify(others)).toContain(ride.rideId);
  expect(JSON.stringify(others)).not.toContain('offered_to');
});

test('an admin no longer reads of an offer whose time is over, also before the next wave', async () => {
  clock.advance(limits.offer.waveEvery - 1);
  expect(await offeredTo()).toBeDefined();
  clock.advance(1);
  expect(await offeredTo()).toBeUndefined();
});

test.each([
  ['the chosen driver accepts', () => accept(chosen)],
  [
    'the chosen driver declines',
    () => declineRide(context, requestBy(chosen, { params: { id: ride.rideId } })),
  ],
  ['an instance of the release before sends a wave', () => waveOfReleaseBefore()],
])('an admin no longer reads of an offer once %s', async (_, end) => {
  clock.advance(1_000);
  expect(await offeredTo()).toBeDefined();
  await end();
  expect(await offeredTo()).toBeUndefined();
});

test('an admin no longer reads of an offer once an instance of the release before begins an attempt', async () => {
  await context.store.transaction((db) =>
    db
      .updateTable('rides')
      .set((row) => ({ attempt: row('attempt', '+', 1) }))
      .where('id', '=', ride.rideId)
      .execute(),
  );
  expect(await offeredTo()).toBeUndefined();
});

test('the offers to one driver alone are read from an index', async () => {
  const query = exclusiveOffersQuery(context.store.read, [{ id: 'a' }, { id: 'b' }]);
  expect(await slowSteps(context.store, query)).toEqual([]);
});
