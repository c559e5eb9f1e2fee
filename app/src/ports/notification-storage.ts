import type { Notification, NotificationStorage } from '@mobility/machines/inbox';

const prefix = 'mobility_notifications_';
const key = (userId: string): string => `${prefix}${userId}`;

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

/** Removes the notifications of all users from this browser. */
export const clearNotificationStorage = (): void => {
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(prefix)) localStorage.removeItem(name);
  } catch {
    // A browser without storage keeps none.
  }
};
