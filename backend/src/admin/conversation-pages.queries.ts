import { limits } from '@mobility/openapi/limits';
import { sql } from 'kysely';
import { unansweredAmong } from '../store/messages/unanswered.queries.ts';
import type { Read } from '../store/store.ts';

/** How many conversations there are. */
export const countConversations = (db: Read) =>
  db
    .selectFrom('conversation_totals')
    .select(sql<number>`coalesce(sum(conversations), 0)`.as('total'))
    .executeTakeFirstOrThrow();

/** How many conversations wait for an answer of an admin. */
export const countUnanswered = async (db: Read): Promise<number> => {
  const counted = await db
    .selectFrom(unansweredAmong(db).as('unanswered'))
    .select((row) => row.fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  return Number(counted.total);
};

/** The position of the newest message that a search does not read. */
const lastUnread = () =>
  sql<number>`(select max(position) from conversation_messages) - ${limits.history.searched}`;

/** The query of the newest 10,000 messages, as far as a search needs them. */
export const newestMessages = (db: Read) =>
  db
    .selectFrom('conversation_messages')
    .select(['thread_id', 'message'])
    .where('position', '>', lastUnread());

/** The query of one message before those. */
export const earlierMessage = (db: Read) =>
  db.selectFrom('conversation_messages').select('position').where('position', '<=', lastUnread()).limit(1);
