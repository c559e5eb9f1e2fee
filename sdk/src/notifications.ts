import type { Routes } from '@mobility/openapi';

type Operations =
  | 'listNotifications'
  | 'clearNotifications'
  | 'markNotificationsRead'
  | 'replyToNotification'
  | 'getConversation';

/** What a person finds again, and what people write to each other. */
export const notifications = {
  listNotifications: 'GET /api/notifications',
  clearNotifications: 'DELETE /api/notifications/clear-all',
  markNotificationsRead: 'POST /api/notifications/read body',
  replyToNotification: 'POST /api/notifications/reply body keyed',
  getConversation: 'GET /api/notifications/conversation/{threadId}',
} satisfies Pick<Routes, Operations>;
