import type { ConversationStatus } from '@mobility/openapi';
import type { Read } from '../store.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { selectLastWord } from './conversation-status.queries.ts';

type LastWord = Awaited<ReturnType<typeof selectLastWord>>[number];

/** The list of those that wait follows the same rules, see `unanswered.queries.ts`. */
const statusOf = ({ written_by, ...row }: LastWord): ConversationStatus => {
  if (written_by === null || written_by === 'admin') return 'answered';
  return row.answered_message_id === row.last_message_id ? 'marked_answered' : 'unanswered';
};

/** Whether a conversation waits for an answer; without a status if it is about a ride. Undefined without a message. */
export const readConversationStatus = async (db: Read, threadId: string) => {
  const [row] = await selectLastWord(db, { id: threadId });
  if (!row) return undefined;
  const { last_message_id, marked_by } = row;
  const status = row.ride_id === null ? statusOf(row) : undefined;
  return { last_message_id, status, marked_by: status === 'marked_answered' ? marked_by : null };
};

type Mark = { threadId: string; lastMessageId: string; answeredBy: string | null };

/**
 * Marks a conversation as answered by an admin, or removes that mark. Returns false, without a change, if its last message
 * is another one.
 */
export const markConversation = async (
  { db }: UnitOfWork,
  { threadId, lastMessageId, answeredBy }: Mark,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('conversations')
    .set({ answered_message_id: answeredBy && lastMessageId, answered_by: answeredBy })
    .where('thread_id', '=', threadId)
    .where('last_message_id', '=', lastMessageId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
