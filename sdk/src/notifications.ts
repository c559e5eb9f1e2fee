import type { Routes } from '@mobility/openapi';

type Operations =
  | 'listNotifications'
  | 'clearNotifications'
  | 'markNotificationsRead'
  | 'replyToNotification'
  | 'getConversation';

/** What a person finds again, and what people write to each other. */
export const notifications = {
  listNotifications: 'GET /api/notifications Notifications',
  clearNotifications: 'DELETE /api/notifications/clear-all Message',
  markNotificationsRead: 'POST /api/notifications/read body UnreadCount',
  replyToNotification: 'POST /api/notifications/reply body keyed ReplyResult',
  getConversation: 'GET /api/notifications/conversation/{threadId} ConversationThread',
} satisfies Pick<Routes, Operations>;
