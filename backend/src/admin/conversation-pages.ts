import type { Conversation, QueryOf } from '@mobility/openapi';
import { type Position, pageOf, readCursor } from '../store/cursor.ts';
import { conversationsAfter } from '../store/messages/conversations.ts';
import { contains, scan } from '../store/scan.ts';
import type { Read } from '../store/store.ts';
import {
  countConversations,
  countUnanswered,
  earlierMessage,
  newestMessages,
} from './conversation-pages.queries.ts';
import { foundHeader, searchedHeader, soughtRows } from './found.ts';
import { conversationsNamed } from './search/conversations.ts';
import { unionOf } from './search/union.ts';

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

/** Whether a search that looked for `most` conversations may have missed some: it read neither all of them nor all messages. */
const isSearchCut = async (db: Read, { rows, isCut }: { rows: unknown[]; isCut: boolean }, most: number) =>
  isCut || (rows.length < most && (await earlierMessage(db).executeTakeFirst()) !== undefined);

/** One page of all conversations, the latest first, and how many there are. */
export const readConversations = async (db: Read, query: QueryOf<'listConversations'>) => {
  const { limit = listed, cursor, state, search } = query;
  const isUnanswered = state === 'unanswered';
  const passes = await filterOf(db, search);
  const isFirst = cursor === undefined;
  const most = passes ? soughtRows(limit, isFirst) : limit + 1;
  const after = readCursor(cursor);
  const scanned = await scan({
    read: (place, count) => conversationsAfter(db, { after: place, most: count, isUnanswered }),
    positionOf,
    passes,
    after,
    most,
  });
  // At most 1,000 are unanswered, so a scan reads all of them.
  const named = isUnanswered ? [] : await conversationsNamed(db, search, { after, most });
  const rows = unionOf(scanned.rows, named, { positionOf, direction: 'desc', after, most });
  const isCut = passes !== null && (await isSearchCut(db, scanned, most));
  const page = pageOf(rows, limit, positionOf);
  const { shown } = page;
  const headers = { ...page.headers, ...searchedHeader(isCut) };
  const total = Number((await countConversations(db)).total);
  if (!isFirst) return { conversations: shown, total, headers };
  const found = passes
    ? foundHeader(rows.length, most - 1)
    : foundHeader(isUnanswered ? await countUnanswered(db) : total, Number.POSITIVE_INFINITY);
  return { conversations: shown, total, headers: { ...headers, ...found } };
};
