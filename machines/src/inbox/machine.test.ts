import type {
  LiveMessage,
  Message,
  Notifications,
  Notification as Served,
  UnreadCount,
} from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { flush, heldCall, unreached, withoutExit } from '../testing/index.ts';
import type { Warning } from '../warning.ts';
import { inboxWith, type StoredNotification } from './actors.ts';
import { inboxMachine } from './machine.ts';
import type { Notification } from './rules.ts';
import { unreadCount } from './unread.ts';

const receiver = { id: 'r1', role: 'rider' } as const;
const clock = { now: () => 1_700_000_000_000 };
const started = (id: string): LiveMessage => ({
  type: 'ride_started',
  id,
  ride_id: 'ride1',
  sent_at: Number(id),
});
const notice = (id: string, rest: Partial<Notification> = {}): Notification => ({
  id,
  type: 'ride_started',
  title: 'inbox.rideStarted',
  message: 'live.rideStarted',
  read: false,
  delivered: true,
  ...rest,
});

const kept = (id: string, rest: Partial<Served> = {}): Served => ({
  id,
  type: 'other',
  title: 'From the server',
  message: 'In its own words',
  read: false,
  delivered: true,
  ...rest,
});

const start = (stored: readonly StoredNotification[] = [], broken = false) => {
  const written: (readonly StoredNotification[])[] = [];
  const notifications = {
    read: () => {
      if (broken) throw new Error('broken record');
      return stored;
    },
    write: (_: string, list: readonly StoredNotification[]) => {
      if (broken) throw new Error('storage is full');
      written.push(list);
    },
  };
  const listing = heldCall<unknown[], Notifications>();
  const clearing = heldCall<unknown[], Message>();
  const reading = heldCall<[{ ids?: string[] }], UnreadCount>();
  const client = {
    listNotifications: listing.run,
    clearNotifications: clearing.run,
    markNotificationsRead: reading.run,
  };
  const warnings: Warning[] = [];
  const owner = { send: (warning: Warning) => void warnings.push(warning) };
  const timer = new SimulatedClock();
  const actor = createActor(inboxWith({ client, notifications, random: () => 0.5 }), {
    input: { receiver, clock, owner },
    clock: timer,
  }).start();
  const list = () => actor.getSnapshot().context.notifications;
  return { actor, written, listing, clearing, reading, list, warnings, clock: timer };
};
const networkError = (operation: string): Warning => ({
  type: 'warning',
  operation,
  error: { kind: 'network' },
});

test('messages that arrive before the stored list are merged with it by id', async () => {
  const { actor, list, written } = start([
    notice('1', { timestamp: 1, read: true }),
    notice('2', { timestamp: 2 }),
  ]);
  actor.send({ type: 'live_received', message: started('1') });
  actor.send({ type: 'live_received', message: started('3') });
  await flush();
  expect(list().map(({ id, read }) => [id, read])).toEqual([
    ['3', false],
    ['2', false],
    ['1', true],
  ]);
  expect(written.at(-1)).toEqual(list());
});

test('a broken record or a full storage causes a warning and hides no notification', async () => {
  const { actor, list, warnings } = start([], true);
  await flush();
  actor.send({ type: 'live_received', message: started('1') });
  actor.send({ type: 'live_received', message: started('1') });
  expect(list()).toHaveLength(1);
  expect(warnings[0]).toMatchObject({ type: 'warning', operation: 'writeNotifications' });
});

test('read notifications are kept, and reported to the server by its own ids', async () => {
  const { actor, list, written, reading, warnings } = start([
    notice('1'),
    notice('2', { delivered: false }),
    notice('ride_started:a:3'),
    notice('3', { read: true }),
  ]);
  await flush();
  expect(unreadCount(list())).toBe(3);
  actor.send({ type: 'markRead', ids: ['2'] });
  expect(unreadCount(list())).toBe(2);
  expect(reading.calls.at(-1)).toEqual([{ ids: ['2'] }]);
  reading.fail({ kind: 'network' });
  actor.send({ type: 'markRead' });
  expect([unreadCount(list()), unreadCount(written.at(-1) ?? [])]).toEqual([0, 0]);
  expect(reading.calls.at(-1)).toEqual([{ ids: ['1'] }]);
  actor.send({ type: 'markRead' });
  expect(reading.calls).toHaveLength(2);
  await flush();
  expect(actor.getSnapshot().status).toBe('active');
  expect(warnings).toEqual([networkError('markNotificationsRead')]);
});

test('clearing sends its request once it can no longer be undone, then shows what the server still has', async () => {
  const { actor, list, written, listing, clearing, warnings, clock: timer } = start([notice('1')]);
  await flush();
  listing.answer({ notifications: [] });
  await flush();
  actor.send({ type: 'clearAll' });
  expect([list(), clearing.calls]).toEqual([[], []]);
  timer.increment(limits.notifications.undo);
  expect(clearing.calls).toHaveLength(1);
  clearing.fail({ kind: 'network' });
  await flush();
  expect([list().length, actor.getSnapshot().value]).toEqual([1, 'ready']);
  expect(warnings).toEqual([networkError('clearNotifications')]);

  actor.send({ type: 'clearAll' });
  timer.increment(limits.notifications.undo);
  clearing.answer({ message: 'Notifications cleared' });
  await flush();
  expect([list(), written.at(-1), actor.getSnapshot().value]).toEqual([[], [], 'syncing']);
  listing.answer({ notifications: [kept('late')] });
  await flush();
  expect(list().map(({ id }) => id)).toEqual(['late']);
});

test('an undo in time restores all notifications and keeps those that arrived meanwhile', async () => {
  const { actor, list, listing, clearing, clock: timer } = start([notice('1')]);
  await flush();
  listing.answer({ notifications: [] });
  await flush();
  actor.send({ type: 'clearAll' });
  actor.send({ type: 'live_received', message: started('4') });
  expect(list().map(({ id }) => id)).toEqual(['4']);
  timer.increment(limits.notifications.undo - 1);
  actor.send({ type: 'undoClear' });
  timer.increment(limits.notifications.undo);
  expect([list().map(({ id }) => id), clearing.calls]).toEqual([['4', '1'], []]);
});

test('a visit that ends within the time to undo leaves the clearing to the next one', async () => {
  const before = start([notice('1')]);
  await flush();
  before.listing.answer({ notifications: [kept('1')] });
  await flush();
  before.actor.send({ type: 'clearAll' });
  before.actor.send({ type: 'live_received', message: started('4') });
  before.actor.stop();

  const { list, listing, clearing, actor, written } = start(before.written.at(-1));
  await flush();
  expect([list().map(({ id }) => id), clearing.calls]).toEqual([['4'], []]);
  listing.answer({ notifications: [kept('5'), kept('1')] });
  await flush();
  expect([list().map(({ id }) => id), clearing.calls.length]).toEqual([['4', '5'], 1]);
  clearing.answer({ message: 'Notifications cleared' });
  await flush();
  listing.answer({ notifications: [] });
  await flush();
  expect([list().map(({ id }) => id), actor.getSnapshot().value]).toEqual([['4', '5'], 'ready']);
  expect(written.at(-1)).toEqual(list());
});

test('a clearing that the next visit cannot reach the server for stays hidden, and is sent later', async () => {
  const { actor, list, listing, clearing, written } = start([{ ...notice('1'), cleared: true }]);
  await flush();
  listing.fail({ kind: 'network' });
  await flush();
  expect([list(), written.at(-1)]).toEqual([[], [{ ...notice('1'), cleared: true }]]);
  actor.send({ type: 'resync' });
  listing.answer({ notifications: [kept('1')] });
  await flush();
  expect(clearing.calls).toHaveLength(1);
  clearing.fail({ kind: 'network' });
  await flush();
  expect([list().length, written.at(-1)]).toEqual([1, list()]);
});

test('clearing again restarts the time to undo, and the undo restores both', async () => {
  const { actor, list, listing, clearing, clock: timer } = start([notice('1')]);
  await flush();
  listing.answer({ notifications: [] });
  await flush();
  actor.send({ type: 'clearAll' });
  timer.increment(limits.notifications.undo - 1);
  actor.send({ type: 'live_received', message: started('4') });
  actor.send({ type: 'clearAll' });
  timer.increment(limits.notifications.undo - 1);
  expect([list(), clearing.calls]).toEqual([[], []]);
  actor.send({ type: 'undoClear' });
  expect(list().map(({ id }) => id)).toEqual(['4', '1']);
});

test('what arrives while cleared notifications can be brought back is not cleared with them', async () => {
  const { actor, list, listing, clearing, clock: timer } = start([notice('1')]);
  await flush();
  listing.answer({ notifications: [] });
  await flush();
  actor.send({ type: 'clearAll' });
  actor.send({ type: 'live_received', message: started('4') });
  timer.increment(limits.notifications.undo);
  clearing.answer({ message: 'Notifications cleared' });
  await flush();
  expect(list().map(({ id }) => id)).toEqual(['4']);
});

test('the list of the server is merged in at the start and after a gap', async () => {
  const { actor, list, listing, warnings } = start([notice('1', { timestamp: 3, delivered: false })]);
  await flush();
  actor.send({ type: 'live_received', message: started('4') });
  listing.answer({
    notifications: [kept('1', { read: true }), kept('2', { timestamp: 2, sender_id: 'admin', ride_id: 'r' })],
  });
  await flush();
  expect(list().map(({ id, read, delivered }) => [id, read, delivered])).toEqual([
    ['4', false, true],
    ['1', true, true],
    ['2', false, true],
  ]);
  expect(list()[1]?.title).toBe('inbox.rideStarted');
  expect(list()[2]).toMatchObject({
    heading: 'From the server',
    detail: 'In its own words',
    sender_id: 'admin',
    ride_id: 'r',
  });
  actor.send({ type: 'resync' });
  listing.fail({ kind: 'network' });
  await flush();
  expect([list().length, actor.getSnapshot().value]).toEqual([3, { failed: 'waiting' }]);
  expect(warnings).toEqual([networkError('listNotifications')]);
});

test('a list that cannot be read is read again after half a minute, and counts as failed until then', async () => {
  const { actor, list, listing, clock: timer } = start();
  await flush();
  listing.fail({ kind: 'http', status: 500 });
  await flush();
  timer.increment(32_999);
  expect(listing.calls).toHaveLength(1);
  timer.increment(1);
  expect([listing.calls.length, actor.getSnapshot().matches('failed')]).toEqual([2, true]);
  listing.answer({ notifications: [kept('1')] });
  await flush();
  expect([list().length, actor.getSnapshot().value]).toEqual([1, 'ready']);
  timer.increment(120_000);
  expect(listing.calls).toHaveLength(2);
});

test('a read notification stays read when the server still lists it as unread', async () => {
  const { actor, list, listing } = start([notice('1')]);
  await flush();
  actor.send({ type: 'markRead' });
  listing.answer({ notifications: [kept('1')] });
  await flush();
  expect(unreadCount(list())).toBe(0);
});

test('the machine reaches and leaves every state', () => {
  const exploration = {
    input: { receiver, clock },
    events: [{ type: 'clearAll' }, { type: 'undoClear' }, { type: 'resync' }, { type: 'markRead' }],
    outputs: {
      restoreNotifications: [
        { notifications: [], cleared: [] },
        { notifications: [], cleared: [notice('1')] },
      ],
      listNotifications: [{ listed: [], notifications: [] }],
    },
  };
  expect(unreached(inboxMachine, exploration)).toEqual([]);
  expect(withoutExit(inboxMachine, exploration)).toEqual([]);
});
