import type { Notification, NotificationStorage } from '@mobility/machines/inbox';
import { notificationPrefix } from './clear-notifications.ts';

const key = (userId: string): string => `${notificationPrefix}${userId}`;

const isNotification = (value: unknown): value is Notification =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'title' in value;

/** The notifications of earlier visits, kept in the browser by user. */
export const notificationStorage: NotificationStorage = {
  read: (userId) => {
    const value: unknown = JSON.parse(localStorage.getItem(key(userId)) ?? '[]');
    return Array.isArray(value) ? value.filter(isNotification) : [];
  },
  write: (userId, notifications) => {
    try {
      localStorage.setItem(key(userId), JSON.stringify(notifications));
    } catch {
      // A full or closed storage loses old notifications, nothing else.
    }
  },
};
