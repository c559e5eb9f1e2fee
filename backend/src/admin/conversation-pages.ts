import type { Conversation, QueryOf } from '@mobility/openapi';
import { type Position, pageOf, readCursor } from '../store/cursor.ts';
import { conversationsAfter } from '../store/messages/conversations.ts';
import { contains, scan } from '../store/scan.ts';
import type { Read } from '../store/store.ts';
import { countConversations, newestMessages } from './conversation-pages.queries.ts';

const listed = 500;

const positionOf = ({ last_message_at, thread_id }: Conversation): Position => ({
  value: Date.parse(String(last_message_at)),
  id: thread_id,
});

/** The filter that no index serves; null without a search. */
const filterOf = async (db: Read, search = ''): Promise<((conversation: Conversation) => boolean) | null> => {
  const words = search.trim();
  if (!words) return null;
  const messages = await newestMessages(db).execute();
  const said = new Set(messages.filter((row) => contains([row.message], words)).map((row) => row.thread_id));
  return ({ thread_id, participants }) =>
    said.has(thread_id) ||
    contains([thread_id, ...participants.flatMap(({ name, email }) => [name, email ?? null])], words);
};

/** One page of all conversations, the latest first, and how many there are. */
export const readConversations = async (db: Read, query: QueryOf<'listConversations'>) => {
  const { limit = listed, cursor, state, search } = query;
  const isUnanswered = state === 'unanswered';
  const rows = await scan({
    read: (after, most) => conversationsAfter(db, { after, most, isUnanswered }),
    positionOf,
    passes: await filterOf(db, search),
    after: readCursor(cursor),
    most: limit + 1,
  });
  const { shown, headers } = pageOf(rows, limit, positionOf);
  const { total } = await countConversations(db);
  return { conversations: shown, total: Number(total), headers };
};
