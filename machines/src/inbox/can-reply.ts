import type { Notification } from './rules.ts';

const answerable: readonly string[] = ['admin_message', 'balance_transaction'];

/** Whether a notification may be answered: a message of an admin, a change of the balance, or anything from a person. */
export const canReply = ({
  type,
  sender_id,
  sender_name,
}: Pick<Notification, 'type' | 'sender_id' | 'sender_name'>): boolean =>
  answerable.includes(type) || Boolean(sender_id) || Boolean(sender_name);
