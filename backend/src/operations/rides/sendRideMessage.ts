import { command } from '../../command.ts';
import { written } from '../../domain/messages/ride-messages.ts';
import { requiredText } from '../../domain/required-text.ts';
import type { Handler } from '../../operation.ts';
import { requireChat } from '../../rides/ride-chat.ts';
import { writeAudit } from '../../store/audit.ts';
import { addMessage, threadOfRide } from '../../store/messages/conversations.ts';
import { enqueueAll } from '../../store/outbox.ts';
import { userNameOf } from '../../store/rides/rides.ts';

/** Sends a message between the rider and the driver of a ride; each ride has one conversation. */
export const sendRideMessage: Handler<'sendRideMessage'> = (context, request) => {
  const { params, caller } = request;
  const message = requiredText('message', request.body.message, 'Please enter a message');
  return command(context, request, 'sendRideMessage', async (unit) => {
    const { ride, otherId } = await requireChat(unit.db, params.id, caller, unit.now);
    const threadId = await threadOfRide(unit, ride.id);
    const sender = { id: caller.id, role: caller.role, name: await userNameOf(unit.db, caller.id) };
    const [id = unit.newId()] = await enqueueAll(
      unit,
      [otherId],
      written(ride, { sender, message, threadId, now: unit.now }),
    );
    await addMessage(
      unit,
      threadId,
      { id, sender_id: sender.id, sender_name: sender.name, message, created_at: unit.now },
      [caller.id, otherId],
    );
    await writeAudit(unit, {
      action: 'ride_message_sent',
      entity_type: 'ride',
      entity_id: ride.id,
      user_id: caller.id,
      description: `The ${caller.role} wrote to the other side of the ride`,
      metadata: { message, conversation_thread: threadId },
    });
    return {
      status: 200 as const,
      body: { message: 'Message sent', notification_id: id, thread_id: threadId },
    };
  });
};
