import type { Handler } from '../../operation.ts';
import { listLatestConversations } from '../../store/messages/conversations.ts';

/** All conversations, the latest first. */
export const listConversations: Handler<'listConversations'> = async ({ store }) => ({
  status: 200,
  body: { conversations: await listLatestConversations(store.read) },
});
