import { command } from '../../command.ts';
import { Refusal } from '../../domain/refusal.ts';
import { requiredText } from '../../domain/required-text.ts';
import { type Reply, type Route, routeOf } from '../../notifications/reply-route.ts';
import { threadOf } from '../../notifications/reply-thread.ts';
import type { Handler } from '../../operation.ts';
import { writeAudit } from '../../store/audit.ts';
import { addMessage } from '../../store/messages/conversations.ts';
import { findNotification, type NotificationRow } from '../../store/messages/notifications.ts';
import { enqueueAll } from '../../store/outbox.ts';
import { userNameOf } from '../../store/rides/rides.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';

const requireOwn = async (unit: UnitOfWork, userId: string, id: string): Promise<NotificationRow> => {
  const original = await findNotification(unit.db, userId, id);
  // Another user's id gets the same 404 as an unknown one.
  if (!original) throw new Refusal('notification_not_found', 'Notification not found');
  return original;
};

const send = async (unit: UnitOfWork, reply: Reply, { recipients, frame }: Route): Promise<string> => {
  const { message, sender, threadId } = reply;
  const [id = unit.newId()] = await enqueueAll(unit, recipients, frame(reply, unit.now));
  // A reply to all admins makes none of them a participant; only the sender takes part.
  const named = recipients.filter((recipient) => recipient === reply.original.sender_id);
  await addMessage(
    unit,
    threadId,
    { id, sender_id: sender.id, sender_name: sender.name, message, created_at: unit.now },
    [sender.id, ...named],
  );
  return id;
};

const audit = (unit: UnitOfWork, { original, message, sender, threadId }: Reply): Promise<void> =>
  writeAudit(unit, {
    action: 'notification_reply',
    entity_type: 'notification',
    entity_id: original.id,
    user_id: sender.id,
    description: 'Replied to a notification',
    metadata: {
      message,
      notification_message: original.message,
      conversation_thread: threadId,
      is_reply: true,
    },
  });

/** Replies to one of the caller's notifications: starts or continues its conversation. */
export const replyToNotification: Handler<'replyToNotification'> = (context, request) => {
  const { body, caller } = request;
  const message = requiredText('message', body.message, 'Please enter a reply message');
  return command(context, request, 'replyToNotification', async (unit) => {
    const original = await requireOwn(unit, caller.id, body.original_notification_id);
    const route = await routeOf(unit, caller, original);
    const sender = { id: caller.id, role: caller.role, name: await userNameOf(unit.db, caller.id) };
    const reply = { original, message, sender, threadId: await threadOf(unit, original) };
    const id = await send(unit, reply, route);
    await audit(unit, reply);
    return {
      status: 200 as const,
      body: { message: 'Reply sent successfully!', notification_id: id, thread_id: reply.threadId },
    };
  });
};
