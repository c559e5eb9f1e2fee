import type { Handler } from '../../operation.ts';
import { readCursor } from '../../store/cursor.ts';
import { listLatestConversations } from '../../store/messages/conversations.ts';

/** The conversations, the latest first. */
export const listConversations: Handler<'listConversations'> = async ({ store }, { query }) => {
  const { conversations, headers } = await listLatestConversations(store.read, {
    after: readCursor(query.cursor),
    limit: query.limit,
    isUnanswered: query.state === 'unanswered',
  });
  return { status: 200, body: { conversations }, headers };
};
