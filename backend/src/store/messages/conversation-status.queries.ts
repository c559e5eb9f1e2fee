import { prepared } from '../prepared.ts';
import type { Read } from '../store.ts';

/** The query of who wrote last in a conversation, and of who marked it as answered and when. */
const lastWordOf = (db: Read, { id }: { id: string }) =>
  db
    .selectFrom('conversations')
    .innerJoin('conversation_messages as last', 'last.id', 'conversations.last_message_id')
    .leftJoin('users as writer', 'writer.id', 'last.sender_id')
    .leftJoin('users as marker', 'marker.id', 'conversations.answered_by')
    .select(['ride_id', 'last_message_id', 'answered_message_id'])
    .select(['writer.role as written_by', 'marker.name as marked_by'])
    .where('conversations.thread_id', '=', id);

/** Who wrote last in a conversation, and who marked it as answered. */
export const selectLastWord = prepared(['id'], lastWordOf);
