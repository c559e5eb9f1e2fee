import { expect, onTestFinished, test } from 'vitest';
import type { Context } from '../../context.ts';
import { openPositions } from '../../matching/open-positions.ts';
import { goOnline } from '../../operations/driver/goOnline.ts';
import { updateLocation } from '../../operations/driver/updateLocation.ts';
import { listMyRides } from '../../operations/rides/listMyRides.ts';
import { updateRide } from '../../operations/rides/updateRide.ts';
import { type Clock, createClock } from '../../testing/clock.ts';
import { cityHall } from '../../testing/given/given-people.ts';
import type { DrivenRide } from '../../testing/given/given-rides.ts';
import { createTestContext, given, type Person } from '../../testing/index.ts';
import { requestBy } from '../../testing/request.ts';

const kmPerDegree = 111.195;

const open = async (): Promise<{ context: Context; clock: Clock }> => {
  const clock = createClock();
  const context = await createTestContext({ now: clock.now });
  onTestFinished(() => context.store.close());
  return { context, clock };
};

/** Reports a position this far north of the pickup, ten seconds after the one before. */
const stepTo = async (context: Context, clock: Clock, driver: Person, km: number): Promise<void> => {
  clock.advance(10_000);
  const location = {
    latitude: cityHall.latitude + km / kmPerDegree,
    longitude: cityHall.longitude,
    accuracy: 5,
  };
  await updateLocation(context, requestBy(driver, { body: { location } }));
};

const command = (context: Context, { rideId, driver }: DrivenRide, action: 'start' | 'complete') =>
  updateRide(context, requestBy(driver, { params: { id: rideId }, body: { action } }));

const drivenOf = async (context: Context, { rideId }: DrivenRide, viewer?: Person) => {
  const person = viewer ?? (await given.user(context, 'admin'));
  const { body } = await listMyRides(context, requestBy(person));
  const ride = body.find(({ id }) => id === rideId);
  return [ride?.driven_distance_km, ride?.driven_distance_partial];
};

test('only admins see the driven distance of a completed ride, which does not include the way to the pickup', async () => {
  const { context, clock } = await open();
  const ride = await given.acceptedRide(context);
  for (const km of [-0.4, -0.2, 0]) await stepTo(context, clock, ride.driver, km);
  await command(context, ride, 'start');
  for (const km of [0.2, 0.4, 0.3, 0.5]) await stepTo(context, clock, ride.driver, km);
  expect(await drivenOf(context, ride)).toEqual([undefined, undefined]);
  await command(context, ride, 'complete');
  expect(await drivenOf(context, ride)).toEqual([0.7, false]);
  for (const viewer of [ride.rider, ride.driver])
    expect(await drivenOf(context, ride, viewer)).toEqual([undefined, undefined]);
});

test('a ride without positions on the way says nothing about it', async () => {
  const { context } = await open();
  const ride = await given.completedRide(context);
  expect(await drivenOf(context, ride)).toEqual([undefined, undefined]);
});

test('the way survives a restart of the server', async () => {
  const { context, clock } = await open();
  const ride = await given.inProgressRide(context);
  await stepTo(context, clock, ride.driver, 0.2);
  await context.positions.close();
  const after = { ...context, positions: await openPositions({ ...context.config, ...context }) };
  await stepTo(after, clock, ride.driver, 0.4);
  await command(after, ride, 'complete');
  expect(await drivenOf(after, ride)).toEqual([0.4, false]);
});

test('a driver who goes online again on the way keeps what was driven', async () => {
  const { context, clock } = await open();
  const ride = await given.inProgressRide(context);
  await stepTo(context, clock, ride.driver, 0.2);
  await goOnline(context, requestBy(ride.driver));
  await stepTo(context, clock, ride.driver, 0.4);
  await command(context, ride, 'complete');
  expect(await drivenOf(context, ride)).toEqual([0.4, false]);
});
