export { type NotificationItem, NotificationList } from './NotificationList.tsx';
export { RecentNotifications } from './RecentNotifications.tsx';
export { useNotificationItems } from './use-notification-items.ts';
