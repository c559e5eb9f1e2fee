export type { NotificationStorage } from './actors.ts';
export { type Notification, served, unreadCount } from './rules.ts';
