import { readConversations } from '../../admin/conversation-pages.ts';
import type { Handler } from '../../operation.ts';

/** The conversations, the latest first. */
export const listConversations: Handler<'listConversations'> = async ({ store }, { query }) => {
  const { conversations, total, headers } = await readConversations(store.read, query);
  return { status: 200, body: { conversations, total }, headers };
};
