import { beginConversation } from '../store/messages/conversations.ts';
import type { NotificationRow } from '../store/messages/notifications.ts';
import type { UnitOfWork } from '../store/unit-of-work.ts';

/** The sender name of a message without a sender. */
const product = 'Mobility';

/** The conversation of a notification. The first reply creates it, with the original message as its first. */
export const threadOf = async (unit: UnitOfWork, original: NotificationRow): Promise<string> => {
  if (original.thread_id !== null) return original.thread_id;
  const threadId = unit.newId();
  await unit.db
    .updateTable('notifications')
    .set({ thread_id: threadId })
    .where('id', '=', original.id)
    .execute();
  await beginConversation(unit, threadId, {
    id: original.id,
    sender_id: original.sender_id,
    sender_name: original.sender_name ?? product,
    message: original.message,
    created_at: original.created_at,
  });
  return threadId;
};
