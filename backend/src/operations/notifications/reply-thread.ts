import { beginConversation } from '../../store/conversations.ts';
import { findNotification, type NotificationRow } from '../../store/notifications.ts';
import type { Unit } from '../../store/unit.ts';

/** What a message without a sender is from. */
const product = 'Mobility';

const claim = async (unit: Unit, original: NotificationRow, threadId: string): Promise<boolean> => {
  const result = await unit.db
    .updateTable('notifications')
    .set({ thread_id: threadId })
    .where('id', '=', original.id)
    .where('thread_id', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
};

/** The conversation that a notification belongs to. The first reply begins it, with what it replies to. */
export const threadOf = async (unit: Unit, original: NotificationRow): Promise<string> => {
  if (original.thread_id !== null) return original.thread_id;
  const threadId = unit.newId();
  if (await claim(unit, original, threadId)) {
    await beginConversation(unit, threadId, {
      id: original.id,
      sender_id: original.sender_id,
      sender_name: original.sender_name ?? product,
      message: original.message,
      created_at: original.created_at,
    });
    return threadId;
  }
  // Another reply was faster: theirs is the thread.
  const current = await findNotification(unit.db, original.user_id, original.id);
  return current?.thread_id ?? threadId;
};
