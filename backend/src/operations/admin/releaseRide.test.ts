import { afterAll, beforeAll, expect, test } from 'vitest';
import { transact } from '../../command.ts';
import type { Context } from '../../context.ts';
import { writeAudit } from '../../store/audit.ts';
import { findRide } from '../../store/rides/rides.ts';
import {
  booksOf,
  clean,
  createTestContext,
  given,
  messagesTo,
  outcomeOf,
  type Person,
  requestBy,
} from '../../testing/index.ts';
import { updateLocation } from '../driver/updateLocation.ts';
import { cancelRide } from '../rides/cancelRide.ts';
import { listUnifiedRides } from '../rides/listUnifiedRides.ts';
import { updateRide } from '../rides/updateRide.ts';
import { listAdminRides } from './listAdminRides.ts';
import { listAuditLogs } from './listAuditLogs.ts';
import { releaseRide } from './releaseRide.ts';

let context: Context;
let admin: Person;
beforeAll(async () => {
  context = await createTestContext();
  admin = await given.user(context, 'admin');
});
afterAll(() => context.store.close());

const release = (id: string, outcome: 'offer_again' | 'cancel') => {
  const body = { outcome, reason: ' The car broke down ' };
  return releaseRide(context, requestBy(admin, { params: { id }, body }));
};
const rideNow = (rideId: string) => findRide(context.store.read, rideId);
const newestEntry = async () =>
  (await listAuditLogs(context, requestBy(admin, { query: { limit: 1 } }))).body[0];

test('an admin takes a ride from its driver without a penalty, and it is offered to others', async () => {
  const other = await given.approvedDriver(context);
  const ride = await given.arrivingRide(context);
  await release(ride.rideId, 'offer_again');
  expect(await rideNow(ride.rideId)).toMatchObject({ status: 'pending', driver_id: null, attempt: 2 });
  expect(await booksOf(context)).toEqual(clean);
  for (const [person, kind] of [
    [ride.rider, 'driver_replaced'],
    [ride.driver, 'ride_released'],
  ] as const) {
    expect((await messagesTo(context, person.id)).at(-1)).toMatchObject({ notice: { kind } });
  }
  // The reason is the admin's own. It is kept in the audit trail and not sent to the next drivers.
  const offer = (await messagesTo(context, other.id)).at(-1);
  expect(offer).toMatchObject({ type: 'ride_redistributed', ride_id: ride.rideId });
  expect(offer).not.toHaveProperty('reason');
  expect(await newestEntry()).toMatchObject({
    action: 'admin_ride_modified',
    entity_id: ride.rideId,
    user_id: admin.id,
    description: 'Ride taken from Dana Diaz',
    metadata: { reason: 'The car broke down', status: 'driver_arriving', driver_id: ride.driver.id },
  });
  await release(ride.rideId, 'cancel');
  expect((await messagesTo(context, other.id)).at(-1)).toMatchObject({
    type: 'ride_no_longer_available',
    notice: { kind: 'request_withdrawn' },
  });
});

/** The ride in the history of this person. */
const rideFor = async (person: Person, rideId: string) =>
  (await listUnifiedRides(context, requestBy(person, { query: {} }))).body.completed_matches.find(
    ({ id }) => id === rideId,
  );
const rideForAdmins = async (rideId: string) => {
  const { body } = await listAdminRides(context, requestBy(admin, { query: { search: rideId } }));
  return [...body.pending_requests, ...body.completed_matches].find(({ id }) => id === rideId);
};

test('a ride keeps who had it before, who took it away and why and who cancelled it, and only admins read names of admins and reasons', async () => {
  const ride = await given.arrivingRide(context);
  const accepted_at = (await rideFor(ride.rider, ride.rideId))?.accepted_at;
  await release(ride.rideId, 'offer_again');
  const next = await given.approvedDriver(context);
  await updateRide(context, requestBy(next, { params: { id: ride.rideId }, body: { action: 'accept' } }));
  await release(ride.rideId, 'cancel');
  const known = { driver_name: ride.driver.name, accepted_at, released_by: 'admin' };
  const forAdmins = await rideForAdmins(ride.rideId);
  expect(forAdmins).toMatchObject({
    releases: [{ ...known, released_by_name: admin.name, reason: 'The car broke down' }],
    cancelled_by_name: admin.name,
    cancelled_at: expect.any(String),
  });
  const forRider = await rideFor(ride.rider, ride.rideId);
  expect(forRider?.releases).toEqual([{ ...known, released_at: forAdmins?.releases?.[0]?.released_at }]);
  expect(forRider?.cancelled_at).toBe(forAdmins?.cancelled_at);
  expect(forRider?.cancelled_by_name).toBeUndefined();
  // The driver who has the ride does not read who had it before.
  const forDriver = await rideFor(next, ride.rideId);
  expect(forDriver?.cancelled_at).toBe(forAdmins?.cancelled_at);
  expect([forDriver?.releases, forDriver?.cancelled_by_name]).toEqual([undefined, undefined]);
});

test('a ride that its driver gave back says so', async () => {
  const ride = await given.acceptedRide(context);
  const body = { cancelled_by: 'driver' as const, reason: 'Flat tyre', confirmation: true as const };
  await cancelRide(context, requestBy(ride.driver, { params: { id: ride.rideId }, body }));
  expect((await rideFor(ride.rider, ride.rideId))?.releases).toMatchObject([
    { driver_name: ride.driver.name, released_by: 'driver' },
  ]);
});

test.each(['pendingRide', 'acceptedRide', 'arrivingRide', 'inProgressRide'] as const)(
  'an admin cancels a ride (%s) without a penalty, and both users are notified',
  async (make) => {
    const ride = await given[make](context);
    await release(ride.rideId, 'cancel');
    expect(await rideNow(ride.rideId)).toMatchObject({
      status: 'cancelled',
      cancelled_by: 'system',
      cancel_reason_code: 'admin_cancelled',
      cancel_reason: 'The car broke down',
      penalty_amount: 0,
    });
    const people = 'driver' in ride ? [ride.rider, ride.driver as Person] : [ride.rider];
    for (const { id } of people) {
      expect((await messagesTo(context, id)).map(({ type }) => type)).toContain('ride_cancelled');
    }
    expect(await booksOf(context)).toEqual(clean);
    expect((await newestEntry())?.description).toBe(
      'driver' in ride ? 'Ride of Dana Diaz cancelled by an admin' : 'Ride cancelled by an admin',
    );
  },
);

test('the audit trail stores no name of a driver, and names one by the present name', async () => {
  const ride = await given.acceptedRide(context);
  await release(ride.rideId, 'offer_again');
  const rename = { name: 'Dana Dunn' };
  await context.store.transaction((db) =>
    db.updateTable('users').set(rename).where('id', '=', ride.driver.id).execute(),
  );
  expect((await newestEntry())?.description).toBe('Ride taken from Dana Dunn');
  const rows = await context.store.read.selectFrom('audit').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('Dana');
  await release(ride.rideId, 'cancel');
});

test('an entry of a server that kept no outcome is shown as it was written', async () => {
  const ride = await given.acceptedRide(context);
  const metadata = { reason: 'Late', status: 'accepted', driver_id: ride.driver.id };
  await transact(context, { requestId: null, claims: [] }, (unit) =>
    writeAudit(unit, {
      action: 'admin_ride_modified',
      entity_type: 'ride',
      entity_id: ride.rideId,
      user_id: admin.id,
      description: 'Ride taken from its driver',
      metadata,
    }),
  );
  expect(await newestEntry()).toMatchObject({ description: 'Ride taken from its driver', metadata });
  await release(ride.rideId, 'cancel');
});

test('a ride that is over cannot be released, and only a ride before its start is offered again', async () => {
  const refusal = [400, 'ride_not_cancellable'];
  const { rideId: done } = await given.completedRide(context);
  expect((await outcomeOf(release(done, 'cancel'))).slice(0, 2)).toEqual(refusal);
  for (const make of ['pendingRide', 'inProgressRide'] as const) {
    const { rideId } = await given[make](context);
    expect((await outcomeOf(release(rideId, 'offer_again'))).slice(0, 2)).toEqual(refusal);
  }
  expect((await outcomeOf(release('no-such-ride', 'cancel'))).slice(0, 2)).toEqual([404, 'ride_not_found']);
});

test('an arrival and a completion far from their places are allowed, recorded, and shown to the admin', async () => {
  const { driver, rideId } = await given.acceptedRide(context);
  const command = (action: 'arrive' | 'start' | 'complete') =>
    updateRide(context, requestBy(driver, { params: { id: rideId }, body: { action } }));
  const location = { latitude: given.cityHall.latitude + 0.05, longitude: given.cityHall.longitude };
  await updateLocation(context, requestBy(driver, { body: { location } }));
  await command('arrive');
  expect(await newestEntry()).toMatchObject({
    severity: 'medium',
    description: 'Driver reported the arrival 5.56 km from the pickup',
  });
  await command('start');
  await command('complete');
  const { completed_matches } = (await listAdminRides(context, requestBy(admin))).body;
  const shown = completed_matches.find(({ id }) => id === rideId);
  expect(shown).toMatchObject({ arrival_distance_km: 5.56, completion_distance_km: 4.38 });
});
