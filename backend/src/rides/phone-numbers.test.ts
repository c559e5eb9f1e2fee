import type { Ride } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { setUserStatus } from '../operations/admin/setUserStatus.ts';
import { listMyRides } from '../operations/rides/listMyRides.ts';
import { listUnifiedRides } from '../operations/rides/listUnifiedRides.ts';
import {
  type Clock,
  createClock,
  createTestContext,
  given,
  type Person,
  requestBy,
} from '../testing/index.ts';

const riderPhone = '+1 415 555 0171';
const driverPhone = '+1 415 555 0182';

let clock: Clock;
let context: Context;
let people: { rider: Person; driver: Person };
beforeEach(async () => {
  clock = createClock();
  context = await createTestContext({ now: clock.now });
  people = { rider: await given.user(context, 'rider'), driver: await given.approvedDriver(context) };
  const { rider, driver } = people;
  await context.store.transaction(async (db) => {
    for (const [{ id }, phone] of [
      [rider, riderPhone],
      [driver, driverPhone],
    ] as const)
      await db.updateTable('users').set({ phone }).where('id', '=', id).execute();
  });
});
afterEach(() => context.store.close());

/** The ride in both lists of a person. */
const look = async (person: Person, rideId: string): Promise<Ride[]> => {
  const mine = await listMyRides(context, requestBy(person));
  const driven = await listUnifiedRides(context, requestBy(person));
  const found = [mine.body, driven.body.completed_matches].flatMap((rides) =>
    rides.filter(({ id }) => id === rideId),
  );
  expect(found).toHaveLength(2);
  return found;
};
const phonesIn = async (person: Person, rideId: string) =>
  (await look(person, rideId)).map(({ driver_phone, rider_phone }) => [driver_phone, rider_phone]);
const twice = <T>(value: T): T[] => [value, value];

/** Neither list of either person contains a number. */
const expectNoPhones = async (rideId: string) => {
  for (const person of [people.rider, people.driver])
    expect(JSON.stringify(await look(person, rideId))).not.toMatch(/555 01[78]/);
};

test.each(['completed', 'cancelled'] as const)(
  'each side sees the number of the other until half an hour after the end of a ride: %s',
  async (end) => {
    const ride = await given[end === 'completed' ? 'completedRide' : 'acceptedRide'](context, people);
    if (end === 'cancelled') await given.rideIsCancelled(context, ride);
    const { rider, driver } = people;
    clock.advance(limits.ride.contactAfterEnd - 1);
    expect(await phonesIn(rider, ride.rideId)).toEqual(twice([driverPhone, undefined]));
    expect(await phonesIn(driver, ride.rideId)).toEqual(twice([undefined, riderPhone]));
    clock.advance(1);
    await expectNoPhones(ride.rideId);
  },
);

test.each([
  ['rider', 'acceptedRide'],
  ['driver', 'inProgressRide'],
] as const)('a ride that the lock of its %s ended shows no number', async (side, state) => {
  const ride = await given[state](context, people);
  const admin = await given.user(context, 'admin');
  const body = { is_active: false };
  await setUserStatus(context, requestBy(admin, { params: { id: people[side].id }, body }));
  for (const person of [people.rider, people.driver])
    expect((await look(person, ride.rideId))[0]).toMatchObject({ cancel_reason_code: 'person_unavailable' });
  await expectNoPhones(ride.rideId);
});

test('a ride that waits for a driver shows no number, and an admin never sees one', async () => {
  const { rideId } = await given.pendingRide(context, people);
  expect(await phonesIn(people.rider, rideId)).toEqual(twice([undefined, undefined]));
  const admin = await given.user(context, 'admin');
  const driven = await given.completedRide(context);
  expect(JSON.stringify(await look(admin, driven.rideId))).not.toContain('_phone');
});
