import type { Notification } from '@mobility/openapi';
import type { Handler } from '../../operation.ts';
import { markDelivered, newestNotifications, unreadCountOf } from '../../store/messages/notifications.ts';

const idsOf = (notifications: readonly Notification[]): string[] => notifications.map(({ id }) => id);

/** Returns the caller's newest notifications and marks them as delivered. */
export const listNotifications: Handler<'listNotifications'> = async ({ store }, { caller }) => {
  const notifications = await newestNotifications(store.read, caller.id);
  const fresh = notifications.filter(({ delivered }) => !delivered);
  // Most requests find nothing new; then no transaction is needed.
  if (fresh.length > 0) await store.transaction((db) => markDelivered(db, caller.id, idsOf(fresh)));
  return {
    status: 200,
    body: {
      notifications: notifications.map((notification) => ({ ...notification, delivered: true })),
      unread_count: await unreadCountOf(store.read, caller.id),
    },
  };
};
