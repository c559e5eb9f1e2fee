import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { flush } from '../testing/index.ts';
import { tripShareWith } from './actors.ts';

const start = (client: {
  shareTrip?: () => Promise<{ token: string }>;
  stopSharingTrip?: () => Promise<{ message: string }>;
}) => {
  const calls: string[] = [];
  const answers = {
    shareTrip: async (id: string) => {
      calls.push(`share ${id}`);
      return client.shareTrip ? client.shareTrip() : { token: `link-${calls.length}` };
    },
    stopSharingTrip: async (id: string) => {
      calls.push(`stop ${id}`);
      return client.stopSharingTrip ? client.stopSharingTrip() : { message: 'Sharing stopped' };
    },
  };
  const actor = createActor(tripShareWith({ client: answers }), { input: { rideId: 'r1' } }).start();
  return { actor, calls };
};

test('a link is created when the dialog opens, and kept when it closes and opens again', async () => {
  const { actor, calls } = start({});
  actor.send({ type: 'open' });
  await flush();
  expect(actor.getSnapshot()).toMatchObject({ value: 'shared', context: { token: 'link-1' } });
  actor.send({ type: 'close' });
  actor.send({ type: 'open' });
  await flush();
  expect(actor.getSnapshot().matches('shared')).toBe(true);
  expect(calls).toEqual(['share r1']);
});

test('after a revocation there is no link until another one is requested', async () => {
  const { actor, calls } = start({});
  actor.send({ type: 'open' });
  await flush();
  actor.send({ type: 'stopSharing' });
  actor.send({ type: 'stopSharing' });
  await flush();
  expect(actor.getSnapshot()).toMatchObject({ value: 'stopped', context: { token: null } });
  actor.send({ type: 'retry' });
  await flush();
  expect(actor.getSnapshot()).toMatchObject({ value: 'shared', context: { token: 'link-3' } });
  expect(calls).toEqual(['share r1', 'stop r1', 'share r1']);
});

test('a link that could not be created is tried again on demand', async () => {
  let isDown = true;
  const { actor } = start({
    shareTrip: async () => {
      if (isDown) throw new Error('down');
      return { token: 'link' };
    },
  });
  actor.send({ type: 'open' });
  await flush();
  expect(actor.getSnapshot()).toMatchObject({
    value: 'failed',
    context: { error: { message: 'share.failed' } },
  });
  isDown = false;
  actor.send({ type: 'retry' });
  await flush();
  expect(actor.getSnapshot()).toMatchObject({ value: 'shared', context: { token: 'link', error: null } });
});

test('a link that could not be revoked stays, and the dialog shows an error', async () => {
  const { actor } = start({ stopSharingTrip: () => Promise.reject(new Error('down')) });
  actor.send({ type: 'open' });
  await flush();
  actor.send({ type: 'stopSharing' });
  await flush();
  expect(actor.getSnapshot()).toMatchObject({
    value: 'shared',
    context: { token: 'link-1', error: { message: 'share.stopFailed' } },
  });
});

test('a link that could not be created is created once the channel is open', async () => {
  let isDown = true;
  const { actor, calls } = start({
    shareTrip: async () => {
      if (isDown) throw { kind: 'network' };
      return { token: 'link' };
    },
  });
  actor.send({ type: 'open' });
  await flush();
  isDown = false;
  actor.send({ type: 'live_connected' });
  await flush();
  expect(actor.getSnapshot()).toMatchObject({ value: 'shared', context: { token: 'link', error: null } });
  actor.send({ type: 'close' });
  actor.send({ type: 'live_connected' });
  expect([actor.getSnapshot().value, calls]).toEqual(['closed', ['share r1', 'share r1']]);
});

test.each([
  ['did not reach the server is no longer shown', { kind: 'network' }, null],
  ['was refused is still shown', { kind: 'http', status: 500 }, { message: 'share.stopFailed' }],
])('a revocation that %s once the channel is open', async (_, failure, error) => {
  const { actor, calls } = start({ stopSharingTrip: () => Promise.reject(failure) });
  actor.send({ type: 'open' });
  await flush();
  actor.send({ type: 'stopSharing' });
  await flush();
  expect(actor.getSnapshot().context.error).toMatchObject({ message: 'share.stopFailed' });
  actor.send({ type: 'live_connected' });
  await flush();
  expect(actor.getSnapshot()).toMatchObject({ value: 'shared', context: { token: 'link-1', error } });
  expect(calls).toEqual(['share r1', 'stop r1']);
});
