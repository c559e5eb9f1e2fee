import type { Handler } from '../../operation.ts';
import { readCursor } from '../../store/cursor.ts';
import { listLatestConversations } from '../../store/messages/conversations.ts';

/** The conversations, the latest first. */
export const listConversations: Handler<'listConversations'> = async ({ store }, { query }) => {
  const after = readCursor(query.cursor);
  const { conversations, headers } = await listLatestConversations(store.read, after, query.limit);
  return { status: 200, body: { conversations }, headers };
};
