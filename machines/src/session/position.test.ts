import type { User } from '@mobility/openapi';
import { expect, test } from 'vitest';
import { ana, dan, signedIn } from '../testing/auth-world.ts';
import { advance, flush } from '../testing/index.ts';
import { ride } from '../testing/ride-harness.ts';

/** Signed in with an acknowledged channel. */
const live = async (user: User) => {
  const world = await signedIn(user);
  world.opened[0]?.onOpen();
  await advance(world.clock, 100, 100);
  world.opened[0]?.onMessage({ type: 'connection_ready_ack', features: ['driver_location'] });
  const positions = () => world.frames.filter((frame) => Object(frame).type === 'location_update');
  const session = () => world.actor.getSnapshot().context.session;
  return { ...world, positions, session, place: { latitude: 37.7, longitude: -122.4, accuracy: 5 } };
};

test('a driver who is online after a reload is followed, on the channel and on the panel', async () => {
  const { actor, device, place, positions } = await live(dan);
  device.move?.(place, 1);
  expect(positions()).toEqual([
    { type: 'location_update', user_type: 'driver', location: { ...place, timestamp: 1 } },
  ]);
  expect(
    actor.getSnapshot().context.session?.getSnapshot().children.availability?.getSnapshot().context.location,
  ).toEqual({
    latitude: 37.7,
    longitude: -122.4,
  });
});

test('a driver who types an address is not followed until the device is chosen again', async () => {
  const { session, device, place } = await live(dan);
  session()?.send({ type: 'location_updated', location: { latitude: 1, longitude: 2, address: 'Typed' } });
  expect(device.move).toBeUndefined();
  session()?.send({ type: 'location_updated', location: place });
  expect(device.move).toBeDefined();
});

test('a rider is followed only during a ride', async () => {
  const { actor, device, place, positions, myRides } = await live(ana);
  myRides.answer([]);
  await flush();
  expect(device.move).toBeUndefined();
  actor.send({ type: 'ride_changed' });
  myRides.answer([ride({ status: 'accepted' })]);
  await flush();
  device.move?.(place, 1);
  expect(positions()).toHaveLength(1);
  actor.send({ type: 'ride_changed' });
  myRides.answer([ride({ status: 'completed' })]);
  await flush();
  expect(device.move).toBeUndefined();
});
