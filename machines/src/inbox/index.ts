export type { NotificationStorage } from './actors.ts';
export { type Notification, unreadCount } from './rules.ts';
