import type { AvailableRide, User } from '@mobility/openapi';
import { expect, test } from 'vitest';
import { ana, dan, signedIn } from '../testing/auth-world.ts';
import { advance, flush } from '../testing/index.ts';
import { ride } from '../testing/ride-harness.ts';

const signedInWithRide = async (user: User, ...rides: ReturnType<typeof ride>[]) => {
  const world = await signedIn(user);
  world.myRides.answer(rides);
  await flush();
  const activeRide = () => world.actor.getSnapshot().context.session?.getSnapshot().children.activeRide;
  return { ...world, activeRide, child: () => activeRide()?.getSnapshot().children.ride };
};

test('a live fact reaches the machine of the active ride', async () => {
  const { opened, child } = await signedInWithRide(ana, ride({ status: 'accepted', version: 2 }));
  opened[0]?.onMessage({ type: 'driver_arrived', ride_id: 'r', version: 3 });
  expect(child()?.getSnapshot().value.lifecycle).toBe('arriving');
});

test('a command of the active ride makes the app refresh its lists', async () => {
  const { child, update, emitted, myRides } = await signedInWithRide(dan, ride({ status: 'accepted' }));
  child()?.send({ type: 'arrive' });
  update.answer({ message: '' });
  await flush();
  expect(emitted).toContainEqual({ type: 'ride_changed', ride_id: 'r' });
  expect(myRides.calls).toHaveLength(2);
});

test('an accepted offer becomes the active ride without waiting for the list', async () => {
  const { actor, update, child } = await signedInWithRide(dan);
  const offer = ride({ id: 'o', status: 'pending' }) as AvailableRide;
  actor.getSnapshot().context.session?.getSnapshot().children.offers?.send({ type: 'accept', ride: offer });
  expect(child()).toBeUndefined();
  update.answer({ message: '' });
  await flush();
  expect(child()?.getSnapshot()).toMatchObject({ value: { lifecycle: 'accepted' } });
});

test('the active ride is read at intervals only while the live channel sends no positions', async () => {
  const { clock, opened, myRides } = await signedInWithRide(ana, ride({ status: 'accepted' }));
  opened[0]?.onOpen();
  await advance(clock, 100, 100);
  opened[0]?.onMessage({ type: 'connection_ready_ack', features: ['driver_location'] });
  await advance(clock, 20_000, 1_000);
  expect(myRides.calls).toHaveLength(1);
  opened[0]?.onClose({ code: 1006, reason: '' });
  await advance(clock, 3_000, 1_000);
  expect(myRides.calls).toHaveLength(2);
});

test('a gap in the live messages makes the active ride be read again', async () => {
  const { opened, myRides } = await signedInWithRide(ana);
  opened[0]?.onOpen();
  opened[0]?.onCaughtUp?.({ complete: false });
  await flush();
  expect(myRides.calls).toHaveLength(2);
});

test('admins follow no ride', async () => {
  const { actor, myRides } = await signedIn({ ...ana, id: 'a1', role: 'admin' });
  expect(actor.getSnapshot().context.session?.getSnapshot().children.activeRide).toBeUndefined();
  expect(myRides.calls).toEqual([]);
});

test('signing out ends the active ride', async () => {
  const { actor, activeRide } = await signedInWithRide(ana, ride({ status: 'accepted' }));
  actor.send({ type: 'logout' });
  await flush();
  expect(activeRide()).toBeUndefined();
});
