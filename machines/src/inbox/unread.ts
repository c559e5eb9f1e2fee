import type { Notification } from './rules.ts';

export const isUnread = ({ read, delivered }: Notification): boolean => !read || !delivered;

/** How many notifications are not read or not delivered. */
export const unreadCount = (notifications: readonly Notification[]): number =>
  notifications.filter(isUnread).length;
