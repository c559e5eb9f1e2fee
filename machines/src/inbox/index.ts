export type { NotificationStorage } from './actors.ts';
export { canReply } from './can-reply.ts';
export type { NotificationCard } from './cards.ts';
export { type Notification, served } from './rules.ts';
export { unreadCount } from './unread.ts';
