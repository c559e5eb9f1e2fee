import { Refusal } from '../../domain/refusal.ts';
import type { Handler } from '../../operation.ts';
import { findConversation } from '../../store/messages/conversations.ts';

/** One conversation, for admins. */
export const getConversation: Handler<'getConversation'> = async ({ store }, { params }) => {
  const conversation = await findConversation(store.read, params.threadId);
  if (!conversation) throw new Refusal('conversation_not_found', 'Conversation not found');
  return { status: 200, body: conversation };
};
