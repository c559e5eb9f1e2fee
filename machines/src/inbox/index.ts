export type { NotificationStorage } from './actors.ts';
export { type Notification, served } from './rules.ts';
export { unreadCount } from './unread.ts';
