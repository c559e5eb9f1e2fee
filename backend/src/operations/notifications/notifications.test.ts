import { limits } from '@mobility/openapi/limits';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { jobFor, transact } from '../../command.ts';
import type { Context } from '../../context.ts';
import { adminMessage } from '../../domain/messages/live-messages.ts';
import { forgetNotifications } from '../../store/messages/notifications.ts';
import { enqueueAll } from '../../store/outbox.ts';
import { createTestContext, given, type Person, requestBy } from '../../testing/index.ts';
import { clearNotifications } from './clearNotifications.ts';
import { listNotifications } from './listNotifications.ts';
import { markNotificationsRead } from './markNotificationsRead.ts';

let context: Context;
let rider: Person;
let other: Person;
beforeEach(async () => {
  context = await createTestContext();
  rider = await given.user(context, 'rider');
  other = await given.user(context, 'rider');
});
afterEach(() => context.store.close());

const say = (message: string, to: readonly Person[] = [rider]) =>
  transact(context, jobFor(), (unit) =>
    enqueueAll(
      unit,
      to.map(({ id }) => id),
      adminMessage({ message, timestamp: 1 }),
    ),
  );
const list = async (person = rider) => (await listNotifications(context, requestBy(person))).body;
const read = async (ids?: string[], person = rider) =>
  (await markNotificationsRead(context, requestBy(person, { body: ids ? { ids } : {} }))).body.unread_count;

describe('the list', () => {
  test('the list contains only the user’s own notifications, newest first, and is empty at first', async () => {
    const counts = { all: 0, unread: 0, rides: 0, messages: 0, balance: 0 };
    expect(await list()).toEqual({ notifications: [], unread_count: 0, counts });
    await say('one');
    await say('two', [other]);
    await say('three', [rider, other, rider]);
    expect((await list()).notifications.map(({ message }) => message)).toEqual(['three', 'one']);
    expect((await list(other)).unread_count).toBe(2);
  });

  test('a notification has the id of its live message and contains the message', async () => {
    const [id] = await say('one');
    const sent = await context.store.read.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    expect((await list()).notifications[0]).toMatchObject({
      id,
      type: 'admin_message',
      title: 'Message from Admin',
      sender_id: 'admin',
      sender_name: 'Admin',
      read: false,
      timestamp: new Date(sent.created_at).toISOString(),
      data: JSON.parse(sent.message),
    });
    expect(sent.id).toBe(id);
  });

  test('listing notifications marks them as delivered, but not as read', async () => {
    await say('one');
    expect((await given.lastNotification(context, rider)).delivered).toBe(false);
    expect(await list()).toMatchObject({
      unread_count: 1,
      notifications: [{ delivered: true, read: false }],
    });
    expect((await given.lastNotification(context, rider)).delivered).toBe(true);
    expect((await list(other)).notifications).toEqual([]);
  });

  test('the list keeps the newest 200 notifications and deletes older ones', async () => {
    for (let count = 0; count <= limits.notifications.kept; count += 1) await say(`${count}`);
    await say('other', [other]);
    const { notifications } = await list();
    expect([notifications.length, notifications.at(-1)?.message]).toEqual([200, '1']);
    await context.store.transaction((db) => forgetNotifications(db, [rider.id]));
    const kept = await context.store.read.selectFrom('notifications').select('message').execute();
    expect(kept).toHaveLength(201);
    expect(kept.map(({ message }) => message)).not.toContain('0');
  });
});

describe('reading', () => {
  test('a user can mark some or all of the own notifications as read, but no others', async () => {
    const [first = ''] = await say('one');
    await say('two');
    await say('three');
    const [foreign = ''] = await say('four', [other]);
    expect(await read([])).toBe(3);
    expect(await read([first, foreign, 'unknown'])).toBe(2);
    expect((await list()).notifications.map((entry) => entry.read)).toEqual([false, false, true]);
    expect((await list(other)).unread_count).toBe(1);
    expect(await read()).toBe(0);
    expect(await read()).toBe(0);
    expect((await list(other)).unread_count).toBe(1);
  });

  test('marking a notification as read also marks it as delivered', async () => {
    await say('one');
    await read();
    expect(await given.lastNotification(context, rider)).toMatchObject({ read: true, delivered: true });
  });
});

test('clearing deletes all own notifications, can be repeated, and is audited', async () => {
  await say('one', [rider, other]);
  for (const _ of ['first', 'again']) {
    const { body } = await clearNotifications(context, requestBy(rider));
    expect(body.message).toBe('Notifications cleared');
  }
  expect((await list()).notifications).toEqual([]);
  expect((await list(other)).notifications).toHaveLength(1);
  const audit = await context.store.read
    .selectFrom('audit')
    .select('user_id')
    .where('action', '=', 'notifications_cleared')
    .execute();
  expect(audit).toEqual([{ user_id: rider.id }]);
});
