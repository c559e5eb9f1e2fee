import * as object from '../objects.ts';
import type { Rows } from '../row.ts';

const reply = (id: string) => ({ message: 'Thank you', original_notification_id: id });

export const notificationRows: Rows = {
  listNotifications: { own: 200 },
  clearNotifications: { own: 200 },
  markNotificationsRead: { own: 200, body: {} },
  replyToNotification: { own: 200, object: object.notification, foreign: 404, body: reply },
  getConversation: { own: 200, object: object.thread },
  listConversations: { own: 200 },
};
