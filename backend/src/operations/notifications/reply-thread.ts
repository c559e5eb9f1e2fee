import { beginConversation } from '../../store/conversations.ts';
import type { NotificationRow } from '../../store/notifications.ts';
import type { Unit } from '../../store/unit.ts';

/** What a message without a sender is from. */
const product = 'Mobility';

/** The conversation that a notification belongs to. The first reply begins it, with what it replies to. */
export const threadOf = async (unit: Unit, original: NotificationRow): Promise<string> => {
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
