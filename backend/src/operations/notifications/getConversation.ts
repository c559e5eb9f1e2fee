import type { Handler } from '../../operation.ts';
import { requireConversation } from '../../store/messages/conversations.ts';

/** One conversation, for admins. */
export const getConversation: Handler<'getConversation'> = async ({ store }, { params }) => ({
  status: 200,
  body: await requireConversation(store.read, params.threadId),
});
