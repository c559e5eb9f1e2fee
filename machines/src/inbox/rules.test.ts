import type { LiveMessage, Notification as Served } from '@mobility/openapi';
import { expect, test } from 'vitest';
import { latest, merged, type Notification, notificationOf, served, synced, unreadIds } from './rules.ts';
import { unreadCount } from './unread.ts';

const receiver = { id: 'r1', role: 'rider' } as const;
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

test('notifications that the server gives no ids stay apart', () => {
  const ids = ['one', 'two'].map((message) => served({ ...kept(''), message }, receiver).id);
  expect(new Set(ids).size).toBe(2);
  expect(unreadIds(ids.map((id) => notice(id)))).toEqual([]);
});

test('the icon follows the type of the live message', () => {
  const typeOf = (type: string) =>
    served(kept('1', { type: 'admin_message', data: { type } }), receiver).type;
  expect([typeOf('admin_ride_message'), typeOf('toString'), typeOf('proximity_alert')]).toEqual([
    'admin_ride_message',
    'admin_message',
    'admin_message',
  ]);
});

test('a read but undelivered notification counts as unread', () => {
  expect(unreadCount([notice('1', { read: true, delivered: false })])).toBe(1);
});

test('times in seconds, milliseconds and text are sorted together, newest first', () => {
  const list = [
    notice('seconds', { timestamp: 1_600_000_000 }),
    notice('text', { created_at: '2023-01-01T00:00:00Z' }),
    notice('none'),
    notice('milliseconds', { timestamp: 1_690_000_000_000 }),
  ];
  expect(merged([], list).map(({ id }) => id)).toEqual(['milliseconds', 'text', 'seconds', 'none']);
});

test('200 notifications are kept and 10 are shown', () => {
  const list = merged(
    [],
    Array.from({ length: 250 }, (_, i) => notice(`${i}`, { timestamp: i })),
  );
  expect([list.length, list[0]?.id, latest(list).length]).toEqual([200, '249', 10]);
});

test('a message without an id is identified by its ride and version', () => {
  const idOf = (message: LiveMessage) => notificationOf(message, receiver, 5)?.id;
  expect(idOf({ type: 'ride_started', ride_id: 'a', version: 3 })).toBe('ride_started:a:3');
  expect(idOf({ type: 'ride_started' })).toBe('ride_started::5');
  expect(notificationOf({ type: 'connection_ready_ack' }, receiver, 5)).toBeNull();
});

test('a notification has the text of the server and its sender', () => {
  const message: LiveMessage = { type: 'admin_message', id: 'x', message: 'You are approved', timestamp: 1 };
  expect(notificationOf(message, receiver, 5)).toMatchObject({
    title: 'inbox.adminMessage',
    params: { message: 'You are approved' },
    timestamp: 1,
  });
});

test('what the server has listed and lists no more was cleared elsewhere; what it never listed stays', () => {
  const listed = [kept('old'), kept('new')].map((one) => served(one, receiver));
  const held = synced([notice('live'), notice('new')], listed);
  expect(held.map(({ id }) => id).sort()).toEqual(['live', 'new', 'old']);
  expect(synced(held, []).map(({ id }) => id)).toEqual(['live']);
});

test('a full list of the server says nothing about older notifications', () => {
  const held = synced([], [served(kept('old'), receiver)]);
  const full = Array.from({ length: 200 }, (_, index) => served(kept(`${index}`), receiver));
  expect(synced(held, full.slice(1)).map(({ id }) => id)).not.toContain('old');
  expect(synced([notice('first', { ...held[0], timestamp: 9 })], full).map(({ id }) => id)).toContain('old');
});
