export { type NotificationItem, NotificationList } from './NotificationList.tsx';
