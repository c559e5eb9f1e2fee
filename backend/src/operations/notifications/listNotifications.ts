import { limits } from '@mobility/openapi/limits';
import { kindOf } from '../../domain/messages/notification-kind.ts';
import type { Handler, OperationRequest } from '../../operation.ts';
import { pageOf, readCursor } from '../../store/cursor.ts';
import {
  markDelivered,
  type NotificationRow,
  newestNotifications,
  toNotification,
} from '../../store/messages/notifications.ts';

type Filter = NonNullable<OperationRequest<'listNotifications'>['query']['filter']>;

const passes = (row: NotificationRow, filter: Filter): boolean =>
  filter === 'unread' ? row.read === 0 : kindOf(row) === filter;

const countsOf = (rows: readonly NotificationRow[]) => {
  const count = (filter: Filter) => rows.filter((row) => passes(row, filter)).length;
  return {
    all: rows.length,
    unread: count('unread'),
    rides: count('rides'),
    messages: count('messages'),
    balance: count('balance'),
  };
};

/** Returns a page of the caller's notifications and marks them as delivered. */
export const listNotifications: Handler<'listNotifications'> = async ({ store }, { caller, query }) => {
  const { filter, limit = limits.notifications.kept } = query;
  const after = readCursor(query.cursor);
  const rows = await newestNotifications(store.read, caller.id);
  const found = rows.filter((row) => (!after || row.seq < after.value) && (!filter || passes(row, filter)));
  const { shown, headers } = pageOf(found, limit, ({ seq, id }) => ({ value: seq, id }));
  const fresh = shown.filter(({ delivered }) => delivered === 0);
  // Most requests find nothing new; then no transaction is needed.
  if (fresh.length > 0) {
    const ids = fresh.map(({ id }) => id);
    await store.transaction((db) => markDelivered(db, caller.id, ids), []);
  }
  const counts = countsOf(rows);
  return {
    status: 200,
    body: {
      notifications: shown.map((row) => ({ ...toNotification(row), delivered: true })),
      unread_count: counts.unread,
      counts,
    },
    headers,
  };
};
