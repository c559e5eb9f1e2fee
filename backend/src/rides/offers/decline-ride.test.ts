import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { updateLocation } from '../../operations/driver/updateLocation.ts';
import { bookRide } from '../../operations/rides/bookRide.ts';
import { cancelRide } from '../../operations/rides/cancelRide.ts';
import { declineRide } from '../../operations/rides/declineRide.ts';
import { listAvailableRides } from '../../operations/rides/listAvailableRides.ts';
import { updateRide } from '../../operations/rides/updateRide.ts';
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
} from '../../testing/index.ts';

let context: Context;
let clock: Clock;
beforeEach(async () => {
  clock = createClock();
  context = await createTestContext({ now: clock.now });
});
afterEach(() => context.store.close());

const at = (km: number) => ({ ...given.cityHall, latitude: given.cityHall.latitude + km / 111.19 });
const driversAt = async (...distances: number[]): Promise<Person[]> => {
  const drivers: Person[] = [];
  for (const km of distances) drivers.push(await given.approvedDriver(context, { at: at(km) }));
  return drivers;
};
const book = async (): Promise<string> => {
  const rider = await given.user(context, 'rider');
  return (await bookRide(context, requestBy(rider, { body: given.trip }))).body.request_id;
};
const decline = (driver: Person | undefined, id: string) => {
  if (!driver) throw new Error('There is no such driver');
  return declineRide(context, requestBy(driver, { params: { id } }));
};
const offersTo = async ({ id }: Person): Promise<number> =>
  (await messagesTo(context, id)).filter(({ type }) => type === 'ride_request').length;
const isListed = async (driver: Person, rideId: string): Promise<boolean> => {
  const { body } = await listAvailableRides(context, requestBy(driver));
  return body.available_rides.some(({ id }) => id === rideId);
};

test('after a decline the next drivers get the offer at once, and the driver no longer sees the ride', async () => {
  const drivers = await driversAt(1, 2, 3, 4, 5, 6, 7);
  const rideId = await book();
  const [first, , , , , sixth] = drivers;
  if (!first || !sixth) throw new Error('Seven drivers were made');
  expect([await offersTo(sixth), await isListed(first, rideId)]).toEqual([0, true]);
  await decline(first, rideId);
  expect([await offersTo(sixth), await isListed(first, rideId)]).toEqual([1, false]);
  clock.advance(60_000);
  expect(await isListed(first, rideId)).toBe(false);
});

test('a second decline of the same offer sends no further wave', async () => {
  const [first, ...others] = await driversAt(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12);
  const rideId = await book();
  await decline(first, rideId);
  await decline(first, rideId);
  const asked = await Promise.all(others.map(offersTo));
  expect(asked).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0]);
});

test('a driver who declined gets no message when another driver takes the ride', async () => {
  const [first, second] = await driversAt(1, 2);
  if (!first || !second) throw new Error('Two drivers were made');
  const rideId = await book();
  await decline(first, rideId);
  await updateRide(context, requestBy(second, { params: { id: rideId }, body: { action: 'accept' } }));
  expect((await messagesTo(context, first.id)).map(({ type }) => type)).not.toContain(
    'ride_no_longer_available',
  );
});

test('a ride that another driver gave back is offered again to a driver who had declined it', async () => {
  const [first, second] = await driversAt(1, 2);
  if (!first || !second) throw new Error('Two drivers were made');
  const rideId = await book();
  await decline(first, rideId);
  const params = { id: rideId };
  await updateRide(context, requestBy(second, { params, body: { action: 'accept' } }));
  const body = { cancelled_by: 'driver' as const, reason: 'Flat tyre', confirmation: true as const };
  await cancelRide(context, requestBy(second, { params, body }));
  expect(await isListed(first, rideId)).toBe(true);
});

test('a declined ride goes to the next driver who accepts automatically', async () => {
  const drivers = await driversAt(1, 2, 3, 4, 5);
  const willing = await given.approvedDriver(context, { at: at(6), autoAccept: true });
  const rideId = await book();
  await decline(drivers[0], rideId);
  expect(await findRide(context.store.read, rideId)).toMatchObject({ driver_id: willing.id });
});

test('simulated drivers get the offer at once when the last human driver has declined', async () => {
  const [person, machine] = await driversAt(1, 2);
  if (!person || !machine) throw new Error('Two drivers were made');
  await given.simulated(context, machine);
  const rideId = await book();
  expect(await offersTo(machine)).toBe(0);
  await decline(person, rideId);
  expect(await offersTo(machine)).toBe(1);
});

test('only a pending ride in reach can be declined', async () => {
  const [first] = await driversAt(1);
  if (!first) throw new Error('One driver was made');
  expect((await outcomeOf(decline(first, 'no-such-ride'))).slice(0, 2)).toEqual([404, 'ride_not_found']);
  const { rideId: taken } = await given.acceptedRide(context);
  expect((await outcomeOf(decline(first, taken))).slice(0, 2)).toEqual([409, 'ride_taken']);
  await updateLocation(context, requestBy(first, { body: { location: { latitude: 0, longitude: 0 } } }));
  const { rideId } = await given.pendingRide(context);
  expect((await outcomeOf(decline(first, rideId))).slice(0, 2)).toEqual([409, 'out_of_range']);
});

test('the list shows when the ride is offered to the next drivers', async () => {
  const [first] = await driversAt(1);
  if (!first) throw new Error('One driver was made');
  await book();
  const until = async () => {
    const { body } = await listAvailableRides(context, requestBy(first));
    return body.available_rides[0]?.asked_until;
  };
  expect(await until()).toBe(new Date(clock.now() + 8_000).toISOString());
  clock.advance(8_000);
  expect(await until()).toBeNull();
});

test('a driver with notifications off is not counted in a wave, unless offers are accepted automatically', async () => {
  const drivers = await driversAt(1, 2, 3, 4, 5, 6);
  const [quiet, , , , , sixth] = drivers;
  if (!quiet || !sixth) throw new Error('Six drivers were made');
  const silence = (changes: { auto_accept: 0 | 1 }) =>
    context.store.transaction((db) =>
      db
        .updateTable('driver_state')
        .set({ ...changes, notifications_enabled: 0 })
        .where('user_id', '=', quiet.id)
        .execute(),
    );
  await silence({ auto_accept: 0 });
  const rider = await given.user(context, 'rider');
  const { body } = await bookRide(context, requestBy(rider, { body: given.trip }));
  expect(body.matches_found).toBe(6);
  expect([await offersTo(sixth), await isListed(quiet, body.request_id)]).toEqual([1, true]);
  await silence({ auto_accept: 1 });
  const rideId = await book();
  expect(await findRide(context.store.read, rideId)).toMatchObject({ driver_id: quiet.id });
});
