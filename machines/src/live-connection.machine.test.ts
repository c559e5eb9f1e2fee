import type { LiveMessage } from '@mobility/openapi';
import { expect, test } from 'vitest';
import { liveConnectionMachine } from './live-connection.machine.ts';
import {
  canConnect,
  isMeantFor,
  isRejection,
  isWorthTelling,
  reconnectDelay,
} from './live-connection.rules.ts';
import { advance, unreached, withoutExit } from './testing/index.ts';
import { opening, refusing, rejecting, silent, soon, start } from './testing/live-world.ts';

test('a refusing server is asked at 0, 1, 3 and 7 s, with two toasts, and then left alone', async () => {
  const { clock, attempts, alerts, reports, actor } = start(refusing);
  await advance(clock, 60_000);
  expect(attempts).toEqual([0, 1_000, 3_000, 7_000]);
  expect(alerts.messages()).toEqual(['live.connectionError', 'live.connectionError']);
  expect(reports).toEqual([{ type: 'live_unreachable', message: 'live.unableToConnect' }]);
  expect(actor.getSnapshot().matches('dormant')).toBe(true);
});

test('who gave up looks every 5 s whether the server is back, and comes back without a word', async () => {
  const { clock, attempts, alerts, reports, health, presence, actor } = start(refusing);
  await advance(clock, 7_100);
  await advance(clock, 10_000);
  expect([health.probes.length, attempts.length]).toEqual([2, 4]);
  presence.tell('hidden');
  await advance(clock, 20_000);
  expect(health.probes).toHaveLength(2);
  health.isUp = true;
  Object.assign(presence, { isVisible: () => true });
  // The server answers, its sockets not yet: each look is one quiet attempt.
  await advance(clock, 20_500);
  expect(attempts.length).toBeGreaterThan(6);
  expect([alerts.messages().length, reports.length]).toEqual([2, 1]);
  actor.send({ type: 'retry' });
  await advance(clock, 8_000);
  expect([alerts.messages().length, reports.length]).toEqual([4, 2]);
});

test.each(['online', 'visible'] as const)('%s starts a new series', async (event) => {
  const { clock, attempts, presence } = start(refusing);
  await advance(clock, 8_000);
  presence.tell(event);
  await advance(clock, 8_000);
  expect(attempts).toHaveLength(8);
});

test('a server that opens and drops at once is not retried for ever', async () => {
  const { clock, attempts } = start(({ onOpen, onClose }) =>
    soon(() => {
      onOpen();
      onClose({ code: 1011, reason: '' });
    }),
  );
  await advance(clock, 60_000);
  expect(attempts).toHaveLength(4);
});

test('says hello at once, ready after 100 ms, and is live at the acknowledgement', async () => {
  const { clock, sent, channel, actor, reports } = start(opening);
  await advance(clock, 99, 1);
  expect(sent).toEqual([[0, 'connection_established']]);
  expect([actor.getSnapshot().hasTag('connected'), actor.getSnapshot().hasTag('live')]).toEqual([
    true,
    false,
  ]);
  await advance(clock, 1, 1);
  expect(sent.at(-1)).toEqual([100, 'connection_ready']);
  channel().onMessage({ type: 'connection_ready_ack' });
  expect(actor.getSnapshot().hasTag('live')).toBe(true);
  channel().onCaughtUp?.({ complete: true });
  expect(reports).toEqual([]);
  channel().onCaughtUp?.({ complete: false });
  expect(reports).toEqual([{ type: 'resync' }]);
});

test('a server that never acknowledges is live after 5 s', async () => {
  const { clock, actor, reports } = start(opening);
  await advance(clock, 5_090, 10);
  expect(actor.getSnapshot().hasTag('live')).toBe(false);
  await advance(clock, 10, 10);
  expect(actor.getSnapshot().hasTag('live')).toBe(true);
  expect(reports).toEqual([{ type: 'resync' }]);
});

test('a connection that hangs ends after 10 s with 4000 and is retried', async () => {
  const { clock, attempts, closes } = start(silent);
  await advance(clock, 9_950);
  expect(closes).toEqual([]);
  await advance(clock, 1_050);
  expect(closes[0]).toBe(4000);
  expect(attempts).toEqual([0, 11_000]);
});

test('messages for another role are dropped', async () => {
  const { clock, channel, reports } = start(opening);
  await advance(clock, 200);
  const started: LiveMessage = { type: 'ride_started', ride_id: 'r' };
  channel().onMessage({ type: 'ride_request', ride_id: 'r', pickup_address: 'a', dropoff_address: 'b' });
  channel().onMessage(started);
  expect(reports).toEqual([{ type: 'live_received', message: started }]);
});

test('a refused token asks for another once; refused again it says so', async () => {
  const { actor, clock, reports, attempts } = start(rejecting);
  await advance(clock, 10_000);
  expect(attempts).toEqual([0]);
  actor.send({ type: 'token_changed' });
  await advance(clock, 10_000);
  expect(reports).toEqual([
    { type: 'auth_rejected', again: false },
    { type: 'auth_rejected', again: true },
  ]);
});

test('a token that was good for a while may be refused again', async () => {
  const { actor, clock, channel, reports } = start(opening);
  for (const _ of ['first', 'second']) {
    await advance(clock, 200);
    channel().onMessage({ type: 'connection_ready_ack' });
    channel().onClose({ code: 1008, reason: 'Token expired' });
    actor.send({ type: 'token_changed' });
  }
  expect(reports.filter(({ type }) => type === 'auth_rejected')).toEqual([
    { type: 'auth_rejected', again: false },
    { type: 'auth_rejected', again: false },
  ]);
});

test('a normal close is not retried until the person comes back', async () => {
  const { clock, channel, attempts, presence } = start(opening);
  await advance(clock, 200);
  channel().onClose({ code: 1000, reason: '' });
  await advance(clock, 60_000);
  expect(attempts).toHaveLength(1);
  presence.tell('visible');
  await advance(clock, 0);
  expect(attempts).toHaveLength(2);
});

test('without a network no attempt is spent', async () => {
  const { clock, channel, attempts, presence, actor } = start(opening);
  await advance(clock, 200);
  presence.tell('offline');
  channel().onClose({ code: 1006, reason: '' });
  await advance(clock, 60_000);
  expect([attempts.length, actor.getSnapshot().context.retries]).toEqual([1, 0]);
  presence.tell('online');
  expect(attempts).toHaveLength(2);
});

test('a channel that cannot be made counts as an attempt and is told', async () => {
  const { clock, attempts, alerts } = start(() => {
    throw new Error('no socket');
  });
  await advance(clock, 60_000);
  expect(attempts).toHaveLength(4);
  expect(alerts.messages()).toEqual(Array(4).fill('live.connectionFailed'));
});

test('stopping closes with 1000 and says nothing more', async () => {
  const { actor, clock, closes, channel, reports } = start(opening);
  await advance(clock, 200);
  actor.stop();
  channel().onMessage({ type: 'ride_started' });
  expect([closes, reports]).toEqual([[1000], []]);
});

test('the rules', () => {
  expect(['u1', '', 'undefined', 'null', ' '].map(canConnect)).toEqual([true, false, false, false, false]);
  expect([1, 2, 3, 4].map(reconnectDelay)).toEqual([1_000, 2_000, 4_000, 5_000]);
  expect(isRejection({ code: 1008, reason: 'Other' })).toBe(false);
  expect(isWorthTelling(null, { latitude: 0, longitude: 0, timestamp: 0 })).toBe(true);
  expect(isMeantFor('admin', { type: 'ride_cancelled' })).toBe(true);
});

type Told = {
  retries: number;
  online: boolean;
  rejected: boolean;
  isQuiet: boolean;
  features: readonly string[];
};

test('every state is reached and left, but for a user without an id', () => {
  const sink = { send: () => undefined };
  const events = [
    ...['channel_opened', 'channel_failed', 'channel_refused', 'online', 'offline', 'became_visible'],
    ...['retry', 'token_changed', 'channel_frame', 'channel_gap', 'gap_outlasted'],
  ].map((type) => ({ type }));
  const closes = [
    { type: 'channel_message', message: { type: 'connection_ready_ack' } },
    { type: 'channel_message', message: { type: 'connection_ready_ack', features: ['ping'] } },
    { type: 'channel_caught_up', complete: false },
    ...[1000, 1006].map((code) => ({ type: 'channel_closed', code, reason: '' })),
    { type: 'channel_closed', code: 1008, reason: 'Token expired' },
  ];
  const exploration = (userId: string) => ({
    input: { userId, role: 'rider', alerts: sink, owner: sink, online: true },
    events: [...events, ...closes],
    endless: ['transport', 'watchPresence'],
    tell: ({ retries, online, rejected, isQuiet, features }: Told) => [
      retries,
      online,
      rejected,
      isQuiet,
      features,
    ],
  });
  expect(unreached(liveConnectionMachine, exploration('u1'))).toEqual(['liveConnection.ineligible']);
  expect(unreached(liveConnectionMachine, exploration('null'))).not.toContain('liveConnection.ineligible');
  expect(withoutExit(liveConnectionMachine, exploration('u1'))).toEqual(['liveConnection.ineligible']);
});
