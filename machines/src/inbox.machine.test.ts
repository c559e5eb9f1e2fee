import type { LiveMessage } from '@mobility/openapi';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { inboxWith } from './inbox.actors.ts';
import { inboxMachine } from './inbox.machine.ts';
import { latest, merged, type Notification, notificationOf, unreadCount } from './inbox.rules.ts';
import { flush, unreached, withoutExit } from './testing/index.ts';

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

const start = (stored: readonly Notification[] = [], broken = false) => {
  const written: (readonly Notification[])[] = [];
  const notifications = {
    read: () => {
      if (broken) throw new Error('broken record');
      return stored;
    },
    write: (_: string, list: readonly Notification[]) => {
      if (broken) throw new Error('storage is full');
      written.push(list);
    },
  };
  const actor = createActor(inboxWith({ notifications }), { input: { receiver, clock } }).start();
  return { actor, written, list: () => actor.getSnapshot().context.notifications };
};

afterEach(() => vi.restoreAllMocks());

test('what comes before the restored list is merged with it, by id', async () => {
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

test('a broken record or a full storage is no reason to show nothing', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { actor, list } = start([], true);
  await flush();
  actor.send({ type: 'live_received', message: started('1') });
  actor.send({ type: 'live_received', message: started('1') });
  expect(list()).toHaveLength(1);
});

test('reading and clearing are kept', async () => {
  const { actor, list, written } = start([notice('1'), notice('2', { delivered: false })]);
  await flush();
  expect(unreadCount(list())).toBe(2);
  actor.send({ type: 'markRead', id: '2' });
  expect(unreadCount(list())).toBe(1);
  actor.send({ type: 'markRead' });
  expect(unreadCount(list())).toBe(0);
  actor.send({ type: 'clearAll' });
  expect([list(), written.at(-1)]).toEqual([[], []]);
});

test('read but undelivered still counts as unread', () => {
  expect(unreadCount([notice('1', { read: true, delivered: false })])).toBe(1);
});

test('seconds, milliseconds and text sort together, newest first', () => {
  const list = [
    notice('seconds', { timestamp: 1_600_000_000 }),
    notice('text', { created_at: '2023-01-01T00:00:00Z' }),
    notice('none'),
    notice('milliseconds', { timestamp: 1_690_000_000_000 }),
  ];
  expect(merged([], list).map(({ id }) => id)).toEqual(['milliseconds', 'text', 'seconds', 'none']);
});

test('200 are kept, 10 are shown', () => {
  const list = merged(
    [],
    Array.from({ length: 250 }, (_, i) => notice(`${i}`, { timestamp: i })),
  );
  expect([list.length, list[0]?.id, latest(list).length]).toEqual([200, '249', 10]);
});

test('a message without an id is known by its ride and version', () => {
  const idOf = (message: LiveMessage) => notificationOf(message, receiver, 5)?.id;
  expect(idOf({ type: 'ride_started', ride_id: 'a', version: 3 })).toBe('ride_started:a:3');
  expect(idOf({ type: 'ride_started' })).toBe('ride_started::5');
  expect(notificationOf({ type: 'connection_ready_ack' }, receiver, 5)).toBeNull();
});

test('the server’s words and the sender come along', () => {
  const message: LiveMessage = { type: 'admin_message', id: 'x', message: 'You are approved', timestamp: 1 };
  expect(notificationOf(message, receiver, 5)).toMatchObject({
    title: 'inbox.adminMessage',
    params: { sender: 'Admin', message: 'You are approved' },
    timestamp: 1,
  });
});

test('every state is reached, and ready lasts as long as the session', () => {
  const exploration = { input: { receiver, clock }, events: [{ type: 'clearAll' }] };
  const outputs = { restoreNotifications: [[]] };
  expect(unreached(inboxMachine, { ...exploration, outputs })).toEqual([]);
  expect(withoutExit(inboxMachine, { ...exploration, outputs })).toEqual(['inbox.ready']);
});
