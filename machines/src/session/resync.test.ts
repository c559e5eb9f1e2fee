import { expect, test } from 'vitest';
import { ana, dan, signedIn } from '../testing/auth-world.ts';
import { advance, flush } from '../testing/index.ts';

test('the notifications are read at the start, and again after each connection', async () => {
  const { clock, opened, listing, myRides } = await signedIn(ana);
  listing.answer({ notifications: [] });
  await flush();
  const connect = async (at: number) => {
    opened[at]?.onOpen();
    await advance(clock, 100, 100);
    opened[at]?.onMessage({ type: 'connection_ready_ack' });
    opened[at]?.onCaughtUp?.({ complete: false });
    await flush();
  };
  await connect(0);
  // A notification may have been sent since the first read, and no other message reports it, as of a ride.
  expect(listing.calls).toHaveLength(2);
  listing.answer({ notifications: [] });
  expect(myRides.calls).toHaveLength(2);
  opened[0]?.onClose({ code: 1012, reason: '' });
  await advance(clock, 1_000);
  await connect(1);
  expect(listing.calls).toHaveLength(3);
});

test('notifications that could not be read are read once the first connection is live', async () => {
  const { clock, opened, listing } = await signedIn(ana);
  listing.fail({ kind: 'http', status: 500 });
  await flush();
  opened[0]?.onOpen();
  await advance(clock, 100, 100);
  expect(listing.calls).toHaveLength(1);
  opened[0]?.onMessage({ type: 'connection_ready_ack' });
  await flush();
  expect(listing.calls).toHaveLength(2);
});

test('the preferences of a driver are read again after a reconnection', async () => {
  const { actor, clock, opened, duty } = await signedIn(dan);
  const radius = () =>
    actor.getSnapshot().context.session?.getSnapshot().children.preferences?.getSnapshot().context.saved
      .radius_km;
  const connect = async (at: number) => {
    opened[at]?.onOpen();
    await advance(clock, 100, 100);
    opened[at]?.onMessage({ type: 'connection_ready_ack' });
    opened[at]?.onCaughtUp?.({ complete: false });
    await flush();
  };
  await connect(0);
  duty.preferences.radius_km = 70;
  opened[0]?.onClose({ code: 1012, reason: '' });
  await advance(clock, 1_000);
  expect(radius()).toBe(25);
  await connect(1);
  expect(radius()).toBe(70);
});
