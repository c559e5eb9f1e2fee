import { command } from '../../command.ts';
import { adminMessage } from '../../domain/messages/live-messages.ts';
import { adminSender } from '../../domain/messages/notification.ts';
import { Refusal } from '../../domain/refusal.ts';
import { requiredText } from '../../domain/required-text.ts';
import type { Handler } from '../../operation.ts';
import { writeAudit } from '../../store/audit.ts';
import { addMessage, beginConversation, isParticipant } from '../../store/messages/conversations.ts';
import { enqueueAll } from '../../store/outbox.ts';
import { requireUser } from '../../store/people/admins.ts';
import { userNameOf } from '../../store/rides/rides.ts';

/** Writes to one user as 'Admin': starts a conversation, or continues one that the user takes part in. */
export const sendUserMessage: Handler<'sendUserMessage'> = (context, request) => {
  const { params, body, caller } = request;
  const message = requiredText('message', body.message, 'Please enter a message');
  return command(context, request, 'sendUserMessage', async (unit) => {
    const user = await requireUser(unit.db, params.id);
    const known = body.thread_id;
    if (known !== undefined && !(await isParticipant(unit.db, known, user.id))) {
      throw new Refusal('conversation_not_found', 'Conversation not found');
    }
    const threadId = known ?? unit.newId();
    const timestamp = new Date(unit.now).toISOString();
    const words = adminMessage({ ...adminSender, message, thread_id: threadId, timestamp });
    const [id = unit.newId()] = await enqueueAll(unit, [user.id], words);
    const name = await userNameOf(unit.db, caller.id);
    const said = { id, sender_id: caller.id, sender_name: name, message, created_at: unit.now };
    const participants = [caller.id, user.id];
    if (known === undefined) await beginConversation(unit, threadId, said, participants);
    else await addMessage(unit, threadId, said, participants);
    await writeAudit(unit, {
      action: 'admin_message_sent',
      entity_type: 'user',
      entity_id: user.id,
      user_id: caller.id,
      severity: 'low',
      description: 'Wrote to a user',
      metadata: { message, conversation_thread: threadId },
    });
    const answer = { message: 'Message sent', notification_id: id, thread_id: threadId };
    return { status: 200 as const, body: answer };
  });
};
