import { afterAll, beforeAll, expect, test } from 'vitest';
import { authenticate, revokeSession, startSession } from '../../auth/sessions.ts';
import type { Context } from '../../context.ts';
import { cityHall } from '../../testing/given/given-people.ts';
import { acceptedRide } from '../../testing/given/given-rides.ts';
import { createTestContext, given, type Person, requestBy } from '../../testing/index.ts';
import { listAvailableRides } from '../rides/listAvailableRides.ts';
import { getDriverPreferences } from './getDriverPreferences.ts';
import { goOffline } from './goOffline.ts';
import { goOnline } from './goOnline.ts';
import { updateLocation } from './updateLocation.ts';

let context: Context;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.store.close());

/** The same person, signed in on one more device. */
const onTablet = async (person: Person): Promise<Person> => {
  const token = await context.store.transaction((db) => startSession(db, context, person));
  return { ...person, token, caller: await authenticate(context, token) };
};
/** A driver who is online on the phone and signed in on the tablet. */
const twoDevices = async () => {
  const phone = await given.approvedDriver(context);
  await goOnline(context, requestBy(phone));
  return { phone, tablet: await onTablet(phone) };
};
const report = (device: Person, latitude: number) =>
  updateLocation(context, requestBy(device, { body: { location: { ...cityHall, latitude } } }));
const latitudeOf = async ({ id }: Person) => (await context.positions.of([id])).get(id)?.latitude;
const sourceFor = async (device: Person) => [
  (await getDriverPreferences(context, requestBy(device))).body.position_from,
  (await listAvailableRides(context, requestBy(device))).body.position_from,
];
const here = ['this_device', 'this_device'];
const elsewhere = ['another_device', 'another_device'];

test('only the device that went online reports positions, and each device reads which one it is', async () => {
  const { phone, tablet } = await twoDevices();
  await report(phone, 37.77);
  expect(await report(tablet, 37.78)).toEqual({ status: 200, body: { message: 'Location updated' } });
  expect(await latitudeOf(phone)).toBe(37.77);
  expect([await sourceFor(phone), await sourceFor(tablet)]).toEqual([here, elsewhere]);
});

test('a device takes over when it goes online again', async () => {
  const { phone, tablet } = await twoDevices();
  await goOnline(context, requestBy(tablet));
  await report(tablet, 37.78);
  await report(phone, 37.77);
  expect(await latitudeOf(phone)).toBe(37.78);
  expect([await sourceFor(phone), await sourceFor(tablet)]).toEqual([elsewhere, here]);
});

test('an offline driver gives the location on any device, but during a ride only the last one reports', async () => {
  const { phone, tablet } = await twoDevices();
  await goOffline(context, requestBy(phone));
  await report(tablet, 37.78);
  expect(await latitudeOf(phone)).toBe(37.78);
  await goOnline(context, requestBy(phone));
  await acceptedRide(context, { driver: phone });
  await goOffline(context, requestBy(phone));
  await report(tablet, 37.79);
  expect(await latitudeOf(phone)).not.toBe(37.79);
  await report(phone, 37.76);
  expect(await latitudeOf(phone)).toBe(37.76);
});

test('the positions of each device count once the session that went online has ended', async () => {
  const { phone, tablet } = await twoDevices();
  await context.store.transaction((db) => revokeSession(db, phone.caller.sessionId, context.now()));
  await report(tablet, 37.78);
  expect([await latitudeOf(phone), await sourceFor(tablet)]).toEqual([37.78, here]);
});

const changeState = (driver: Person, change: { is_online: 1 } | { position_session: null }) =>
  context.store.transaction((db) =>
    db.updateTable('driver_state').set(change).where('user_id', '=', driver.id).execute(),
  );

test('the positions of each device count while it is not known which one went online', async () => {
  const { phone, tablet } = await twoDevices();
  await changeState(phone, { position_session: null });
  await report(tablet, 37.78);
  await report(phone, 37.77);
  expect([await latitudeOf(phone), await sourceFor(phone), await sourceFor(tablet)]).toEqual([
    37.77,
    here,
    here,
  ]);
});

test('a device that was online before does not block the one that a server of the release before takes online', async () => {
  const { phone, tablet } = await twoDevices();
  await goOffline(context, requestBy(phone));
  // Such a server does not know the session and leaves it as it is.
  await changeState(phone, { is_online: 1 });
  await report(tablet, 37.78);
  expect([await latitudeOf(phone), await sourceFor(tablet)]).toEqual([37.78, here]);
});
