import type { Handler } from '../../operation.ts';
import { markRead, unreadCountOf } from '../../store/messages/notifications.ts';

/** Marks the caller's named notifications, or all, as read and delivered. Not audited. */
export const markNotificationsRead: Handler<'markNotificationsRead'> = ({ store }, { body, caller }) =>
  store.transaction(async (db) => {
    await markRead(db, caller.id, body.ids);
    return { status: 200 as const, body: { unread_count: await unreadCountOf(db, caller.id) } };
  }, []);
