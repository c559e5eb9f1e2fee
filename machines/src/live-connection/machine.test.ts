import type { LiveMessage } from '@mobility/openapi';
import { expect, test } from 'vitest';
import { advance, unreached, withoutExit } from '../testing/index.ts';
import { opening, refusing, rejecting, silent, soon, start } from '../testing/live-world.ts';
import { liveConnectionMachine } from './machine.ts';
import { canConnect, isRejection, reconnectDelay } from './rules.ts';

test('connects at 0, 1, 3 and 7 s to a server that refuses, with two alerts, and then stops', async () => {
  const { clock, attempts, alerts, reports, actor } = start(refusing);
  await advance(clock, 60_000);
  expect(attempts).toEqual([0, 1_000, 3_000, 7_000]);
  expect(alerts.messages()).toEqual(['live.connectionError', 'live.connectionError']);
  expect(reports).toEqual([{ type: 'live_unreachable', message: 'live.unableToConnect' }]);
  expect(actor.getSnapshot().matches('dormant')).toBe(true);
});

test('a server that comes back is found by a health read every 30 s, while the page is visible', async () => {
  const { clock, attempts, health, presence } = start(refusing);
  await advance(clock, 7_100);
  await advance(clock, 70_000);
  expect([health.probes.length, attempts.length]).toEqual([3, 4]);
  Object.assign(presence, { isVisible: () => false });
  await advance(clock, 70_000);
  expect(health.probes).toHaveLength(3);
  Object.assign(presence, { isVisible: () => true });
  health.isUp = true;
  await advance(clock, 45_000);
  expect(attempts).toHaveLength(8);
});

test('a server that comes back a moment after the first health read is found by the next one', async () => {
  const { clock, attempts, health } = start(refusing);
  health.comesUpBeforeRetry = true;
  await advance(clock, 45_000);
  expect(attempts.length).toBeGreaterThan(4);
});

test('where HTTP works and sockets do not, there are four attempts and no more', async () => {
  const { clock, attempts, health, reports, actor } = start(refusing);
  health.isUp = true;
  await advance(clock, 600_000);
  expect(attempts).toEqual([0, 1_000, 3_000, 7_000]);
  expect(health.probes.length).toBeLessThan(22);
  expect(reports).toEqual([{ type: 'live_unreachable', message: 'live.unableToConnect' }]);
  actor.send({ type: 'retry' });
  await advance(clock, 60_000);
  expect(attempts).toHaveLength(8);
});

test.each(['online', 'visible'] as const)('%s starts a new series', async (event) => {
  const { clock, attempts, presence } = start(refusing);
  await advance(clock, 8_000);
  presence.emit(event);
  await advance(clock, 8_000);
  expect(attempts).toHaveLength(8);
});

test('retries end when the server drops every connection at once', async () => {
  const { clock, attempts } = start(({ onOpen, onClose }) =>
    soon(() => {
      onOpen();
      onClose({ code: 1011, reason: '' });
    }),
  );
  await advance(clock, 60_000);
  expect(attempts).toHaveLength(4);
});

test('sends connection_established at once, connection_ready after 100 ms, and is live at the acknowledgement', async () => {
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
  expect(reports).toEqual([{ type: 'live_connected', sendsPositions: false }]);
  channel().onCaughtUp?.({ complete: false });
  expect(reports).toEqual([
    { type: 'live_connected', sendsPositions: false },
    { type: 'resync', isFirst: true },
  ]);
  channel().onClose({ code: 1006, reason: '' });
  expect(reports.at(-1)).toEqual({ type: 'live_disconnected' });
});

test('a connection is live after 5 s without an acknowledgement', async () => {
  const { clock, actor, reports } = start(opening);
  await advance(clock, 5_090, 10);
  expect(actor.getSnapshot().hasTag('live')).toBe(false);
  await advance(clock, 10, 10);
  expect(actor.getSnapshot().hasTag('live')).toBe(true);
  expect(reports).toEqual([
    { type: 'resync', isFirst: true },
    { type: 'live_connected', sendsPositions: false },
  ]);
});

test('a connection that does not open is closed with 4000 after 10 s and retried', async () => {
  const { clock, attempts, closes } = start(silent);
  await advance(clock, 9_950);
  expect(closes).toEqual([]);
  await advance(clock, 1_050);
  expect(closes[0]).toBe(4000);
  expect(attempts).toEqual([0, 11_000]);
});

test('messages are forwarded before and after the acknowledgement, which is not', async () => {
  const { clock, channel, reports } = start(opening);
  await advance(clock, 200);
  const started: LiveMessage = { type: 'ride_started', ride_id: 'r' };
  const completed: LiveMessage = { type: 'ride_completed', ride_id: 'r' };
  channel().onMessage(started);
  channel().onMessage({ type: 'connection_ready_ack' });
  channel().onMessage({ type: 'connection_ready_ack' });
  channel().onMessage(completed);
  expect(reports).toEqual([
    { type: 'live_received', message: started },
    { type: 'live_connected', sendsPositions: false },
    { type: 'live_received', message: completed },
  ]);
});

test('reports a refused token, and whether a fresh one was refused too', async () => {
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

test('a refusal after a live connection counts as the first one', async () => {
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

test('a normal close is not retried until the page becomes visible', async () => {
  const { clock, channel, attempts, presence } = start(opening);
  await advance(clock, 200);
  channel().onClose({ code: 1000, reason: '' });
  await advance(clock, 60_000);
  expect(attempts).toHaveLength(1);
  presence.emit('visible');
  await advance(clock, 0);
  expect(attempts).toHaveLength(2);
});

test('without a network no attempt is counted', async () => {
  const { clock, channel, attempts, presence, actor } = start(opening);
  await advance(clock, 200);
  presence.emit('offline');
  channel().onClose({ code: 1006, reason: '' });
  await advance(clock, 60_000);
  expect([attempts.length, actor.getSnapshot().context.retries]).toEqual([1, 0]);
  presence.emit('online');
  expect(attempts).toHaveLength(2);
});

test('a channel that cannot be created counts as an attempt and shows an alert', async () => {
  const { clock, attempts, alerts } = start(() => {
    throw new Error('no socket');
  });
  await advance(clock, 60_000);
  expect(attempts).toHaveLength(4);
  expect(alerts.messages()).toEqual(Array(4).fill('live.connectionFailed'));
});

test('stopping closes the channel with 1000 and reports nothing more', async () => {
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
});

type Told = {
  retries: number;
  online: boolean;
  rejected: boolean;
  isProbe: boolean;
  features: readonly string[];
};

test('the machine reaches and leaves every state, except for a user without an id', () => {
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
    distinguish: ({ retries, online, rejected, isProbe, features }: Told) => [
      retries,
      online,
      rejected,
      isProbe,
      features,
    ],
  });
  expect(unreached(liveConnectionMachine, exploration('u1'))).toEqual(['liveConnection.ineligible']);
  expect(unreached(liveConnectionMachine, exploration('null'))).not.toContain('liveConnection.ineligible');
  expect(withoutExit(liveConnectionMachine, exploration('u1'))).toEqual(['liveConnection.ineligible']);
});

test.each([
  [['driver_location'], true],
  [['resume'], false],
])('a server with the features %j sends positions: %s', async (features, sendsPositions) => {
  const { clock, channel, frames, reports } = start(opening);
  await advance(clock, 200);
  expect(frames).toContainEqual({
    type: 'connection_ready',
    user_id: 'u1',
    features: ['driver_location', 'ride_updated', 'admin_event'],
  });
  channel().onMessage({ type: 'connection_ready_ack', features });
  expect(reports).toContainEqual({ type: 'live_connected', sendsPositions });
});

test('only the resync of a first connection without a failed attempt is the first one', async () => {
  const { clock, channel, reports } = start(opening);
  const connect = async () => {
    await advance(clock, 1_200);
    channel().onMessage({ type: 'connection_ready_ack' });
    channel().onCaughtUp?.({ complete: false });
  };
  await connect();
  channel().onClose({ code: 1012, reason: '' });
  await connect();
  const resyncs = reports.filter(({ type }) => type === 'resync');
  expect(resyncs).toEqual([
    { type: 'resync', isFirst: true },
    { type: 'resync', isFirst: false },
  ]);
});
