import { written } from '../../domain/ride-messages.ts';
import type { Handler } from '../../operation.ts';
import { writeAudit } from '../../store/audit.ts';
import { addMessage, threadOfRide } from '../../store/conversations.ts';
import { enqueueAll } from '../../store/outbox.ts';
import { nameOf } from '../../store/rides.ts';
import { command } from '../command.ts';
import { requiredText } from '../required-text.ts';
import { requireTalk } from './ride-talk.ts';

/** The rider and the driver of an active ride write to each other; it becomes the ride's one conversation. */
export const sendRideMessage: Handler<'sendRideMessage'> = (context, request) => {
  const { params, caller } = request;
  const message = requiredText('message', request.body.message, 'Please enter a message');
  return command(context, request, 'sendRideMessage', async (unit) => {
    const { ride, otherId } = await requireTalk(unit.db, params.id, caller);
    const threadId = await threadOfRide(unit, ride.id);
    const sender = { id: caller.id, role: caller.role, name: await nameOf(unit.db, caller.id) };
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
