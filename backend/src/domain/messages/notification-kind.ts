import type { Notification } from '@mobility/openapi';

const messageTypes: readonly string[] = ['reply', 'reply_received', 'admin_message'];

/** The filter that a notification belongs to, besides `unread`. */
export const kindOf = ({
  type,
  sender_id,
}: Pick<Notification, 'type' | 'sender_id'>): 'balance' | 'messages' | 'rides' => {
  if (type === 'balance_transaction') return 'balance';
  return sender_id || messageTypes.includes(type) ? 'messages' : 'rides';
};
