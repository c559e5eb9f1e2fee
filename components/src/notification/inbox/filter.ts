import type { NotificationItem } from '../notification-item.ts';

/** The filters of the notifications page. */
export const filters = ['all', 'unread', 'ride', 'message', 'balance'] as const;
export type NotificationFilter = (typeof filters)[number];

/** As the server groups them: what is neither a message nor a change of the balance is about a ride. */
const groups: Readonly<Record<NotificationItem['kind'], NotificationFilter>> = {
  ride: 'ride',
  message: 'message',
  reply: 'message',
  admin: 'message',
  payment: 'ride',
  balance: 'balance',
  other: 'ride',
};

/** Whether a filter shows a notification. */
export const isShownBy = (filter: NotificationFilter, { kind, isUnread }: NotificationItem): boolean => {
  if (filter === 'all') return true;
  return filter === 'unread' ? isUnread : groups[kind] === filter;
};

/** How many of the notifications each filter shows. */
export const countsOf = (items: readonly NotificationItem[]): Record<NotificationFilter, number> => {
  const counts = { all: 0, unread: 0, ride: 0, message: 0, balance: 0 };
  for (const item of items) for (const filter of filters) if (isShownBy(filter, item)) counts[filter] += 1;
  return counts;
};
