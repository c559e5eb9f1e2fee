import type { LiveMessage } from '@mobility/openapi';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { liveConnectionWith } from './live-connection.actors.ts';
import { liveConnectionMachine } from './live-connection.machine.ts';
import {
  canConnect,
  isMeantFor,
  isRejection,
  isWorthTelling,
  reconnectDelay,
} from './live-connection.rules.ts';
import type { LiveConnectionReport } from './live-connection.setup.ts';
import type { LiveChannelHandlers } from './ports.ts';
import { advance, memoryPresence, recordingAlerts, unreached, withoutExit } from './testing/index.ts';

type Server = (handlers: LiveChannelHandlers) => void;

const start = (server: Server, userId = 'u1') => {
  const clock = new SimulatedClock();
  const presence = memoryPresence();
  const alerts = recordingAlerts();
  const reports: LiveConnectionReport[] = [];
  const attempts: number[] = [];
  const sent: [number, string][] = [];
  const frames: unknown[] = [];
  const closes: number[] = [];
  const health = { probes: [] as number[], isUp: false };
  let handlers: LiveChannelHandlers | undefined;
  const machine = liveConnectionWith({
    presence,
    random: () => 0.5,
    client: {
      getHealth: async () => {
        health.probes.push(clock.now());
        if (!health.isUp) throw new Error('away');
        return { status: 'ok' };
      },
    },
    openLiveChannel: (_, given) => {
      attempts.push(clock.now());
      handlers = given;
      server(given);
      return {
        send: (message) => frames.push(message) > 0 && sent.push([clock.now(), message.type]) > 0,
        sendToken: () => sent.push([clock.now(), 'auth_refresh']) > 0,
        skipGap: () => void sent.push([clock.now(), 'skipGap']),
        close: (code) => void closes.push(code),
      };
    },
  });
  const owner = { send: (report: LiveConnectionReport) => void reports.push(report) };
  const input = { userId, role: 'rider', alerts, owner, online: true } as const;
  const actor = createActor(machine, { clock, input }).start();
  const channel = (): LiveChannelHandlers => {
    if (!handlers) throw new Error('no channel was opened');
    return handlers;
  };
  return { actor, clock, presence, alerts, reports, attempts, sent, frames, closes, health, channel };
};

const soon = (run: () => void): void => void Promise.resolve().then(run);
const refusing: Server = ({ onError, onClose }) =>
  soon(() => {
    onError();
    onClose({ code: 1006, reason: '' });
  });
const opening: Server = ({ onOpen }) => soon(onOpen);
const silent: Server = () => undefined;
const rejecting: Server = ({ onClose }) => soon(() => onClose({ code: 1008, reason: 'Invalid token' }));

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

const acknowledged = async (features: string[]) => {
  const world = start(opening);
  await advance(world.clock, 200);
  world.channel().onMessage({ type: 'connection_ready_ack', features });
  world.channel().onCaughtUp?.({ complete: true });
  const sentSince = world.sent.length;
  return { ...world, said: () => world.sent.slice(sentSince).map(([, what]) => what) };
};

test('a server that may be silent is asked after 25 s, and left with 4000 after 35', async () => {
  const { clock, closes, channel, said, attempts } = await acknowledged(['ping']);
  await advance(clock, 24_000);
  expect(said()).toEqual([]);
  await advance(clock, 1_000);
  expect(said()).toEqual(['ping']);
  channel().onFrame?.();
  await advance(clock, 34_000);
  expect([said(), closes]).toEqual([['ping', 'ping'], []]);
  await advance(clock, 2_100);
  expect([closes[0], attempts.length]).toEqual([4000, 2]);
});

test('a server without pings is trusted, however silent', async () => {
  const { clock, closes, said, actor } = await acknowledged([]);
  actor.send({ type: 'token_changed' });
  await advance(clock, 200_000);
  expect([closes, said()]).toEqual([[], []]);
});

test('a renewed token goes on over the same channel where the server takes it', async () => {
  const { actor, said } = await acknowledged(['auth_refresh']);
  actor.send({ type: 'token_changed' });
  expect(said()).toEqual(['auth_refresh']);
});

test('a missing message is given up on after a second', async () => {
  const { clock, channel, said } = await acknowledged([]);
  channel().onGap?.();
  await advance(clock, 900);
  expect(said()).toEqual([]);
  await advance(clock, 200);
  expect(said()).toEqual(['skipGap']);
});

test('the newest position and what somebody looks for are told again on every connection', async () => {
  const at = (latitude: number, timestamp: number) => ({ latitude, longitude: 0, timestamp });
  const { actor, clock, channel, frames, said } = await acknowledged([]);
  expect(frames.at(-1)).toEqual({
    type: 'proximity_subscription',
    radius_km: 5,
    update_interval: 10,
    user_types: ['driver'],
  });
  for (const [latitude, time] of [
    [0, 0],
    [1, 500],
    [1, 1_000],
    [1.00001, 5_000],
    [1.00002, 11_000],
  ] as const)
    actor.send({ type: 'moved', position: at(latitude, time) });
  expect(said()).toEqual(Array(3).fill('location_update'));
  actor.send({ type: 'watchNearby', proximity: { radius_km: 2, update_interval: 5 } });
  channel().onClose({ code: 1012, reason: '' });
  actor.send({ type: 'moved', position: at(2, 12_000) });
  await advance(clock, 1_200);
  channel().onMessage({ type: 'connection_ready_ack' });
  expect(frames.slice(-2)).toEqual([
    { type: 'proximity_subscription', radius_km: 2, update_interval: 5, user_types: ['driver'] },
    { type: 'location_update', user_type: 'rider', location: at(2, 12_000) },
  ]);
  actor.send({ type: 'ignoreNearby' });
  expect(said().at(-1)).toBe('proximity_unsubscribe');
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
