import { transact } from '../../command.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Handler } from '../../operation.ts';
import { writeAudit } from '../../store/audit.ts';
import { markConversation, readConversationStatus } from '../../store/messages/conversation-status.ts';
import { requireConversation } from '../../store/messages/conversations.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';

const continued = () =>
  new Refusal(
    'conversation_continued',
    'Someone has written in this conversation since. Please read it first.',
  );

const audit = (unit: UnitOfWork, threadId: string, adminId: string, isAnswered: boolean): Promise<void> =>
  writeAudit(unit, {
    action: 'admin_conversation_modified',
    entity_type: 'conversation',
    entity_id: threadId,
    user_id: adminId,
    severity: 'low',
    description: isAnswered ? 'Conversation marked as answered' : 'Conversation waits for an answer again',
    metadata: { conversation_thread: threadId },
  });

/** Marks a conversation as answered, or lets it wait for an answer again. */
export const setConversationStatus: Handler<'setConversationStatus'> = (
  context,
  { params: { id: threadId }, body, caller, requestId },
) =>
  transact(context, { requestId, claims: [caller.id, threadId] }, async (unit) => {
    const { is_answered, last_message_id: lastMessageId } = body;
    const before = await readConversationStatus(unit.db, threadId);
    if (before && before.last_message_id !== lastMessageId) throw continued();
    if (before?.status === (is_answered ? 'unanswered' : 'marked_answered')) {
      const mark = { threadId, lastMessageId, answeredBy: is_answered ? caller.id : null };
      // A user may have written since the status was read.
      if (!(await markConversation(unit, mark))) throw continued();
      await audit(unit, threadId, caller.id, is_answered);
    }
    return { status: 200 as const, body: await requireConversation(unit.db, threadId) };
  });
