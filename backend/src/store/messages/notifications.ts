import type { Notification } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import type { NotificationsTable } from '../schema.ts';
import type { Read, Write } from '../store.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** A stored notification. */
export type NotificationRow = NotificationsTable;
const { kept } = limits.notifications;

/** A notification in the form of the contract. */
export const toNotification = (row: NotificationRow): Notification => ({
  id: row.id,
  type: row.type,
  title: row.title,
  message: row.message,
  read: row.read === 1,
  delivered: row.delivered === 1,
  timestamp: new Date(row.created_at).toISOString(),
  sender_id: row.sender_id,
  sender_name: row.sender_name,
  thread_id: row.thread_id,
  ride_id: row.ride_id,
  data: JSON.parse(row.data),
});

/** A user's notifications, newest first. At most `kept`, so that filtering and counting them costs little. */
export const newestNotifications = (db: Read, userId: string): Promise<NotificationRow[]> =>
  db
    .selectFrom('notifications')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('seq', 'desc')
    .limit(kept)
    .execute();

/** Marks these notifications as delivered. */
export const markDelivered = async (db: Write, userId: string, ids: readonly string[]): Promise<void> => {
  await db
    .updateTable('notifications')
    .set({ delivered: 1 })
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute();
};

/** Marks the given notifications, or all, as read and delivered. */
export const markRead = async (db: Write, userId: string, ids?: readonly string[]): Promise<void> => {
  if (ids?.length === 0) return;
  await db
    .updateTable('notifications')
    .set({ read: 1, delivered: 1 })
    .where('user_id', '=', userId)
    .where((row) => row.or([row('read', '=', 0), row('delivered', '=', 0)]))
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .execute();
};

/** The number of a user's unread or undelivered notifications. */
export const unreadCountOf = async (db: Read, userId: string): Promise<number> => {
  const row = await db
    .selectFrom('notifications')
    .select((column) => column.fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .where((column) => column.or([column('read', '=', 0), column('delivered', '=', 0)]))
    .executeTakeFirstOrThrow();
  return Number(row.count);
};

/** Deletes all notifications of a user. Returns their number. */
export const clearNotificationsOf = async (unit: UnitOfWork, userId: string): Promise<number> => {
  const result = await unit.db.deleteFrom('notifications').where('user_id', '=', userId).executeTakeFirst();
  return Number(result.numDeletedRows);
};

/** One of a user's own notifications; undefined for an unknown id or another user's notification. */
export const findNotification = (
  db: Read,
  userId: string,
  id: string,
): Promise<NotificationRow | undefined> =>
  db
    .selectFrom('notifications')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Deletes all but the newest notifications of these users, since no list shows older ones. */
export const forgetNotifications = async (db: Write, userIds: readonly string[]): Promise<void> => {
  const forgotten = db
    .selectFrom('live_sequences')
    .innerJoin('notifications', 'notifications.user_id', 'live_sequences.user_id')
    .select('notifications.id')
    .where('live_sequences.user_id', 'in', userIds)
    .where((row) => row('notifications.seq', '<=', row('live_sequences.seq', '-', kept)));
  await db.deleteFrom('notifications').where('id', 'in', forgotten).execute();
};
