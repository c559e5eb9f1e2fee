import { command } from '../../command.ts';
import { replyReceived } from '../../domain/messages/live-messages.ts';
import { requiredText } from '../../domain/required-text.ts';
import { activeAdmins } from '../../notifications/reply-route.ts';
import type { Handler } from '../../operation.ts';
import { requireParty, requireRide } from '../../rides/ride-access.ts';
import { writeAudit } from '../../store/audit.ts';
import { beginConversation } from '../../store/messages/conversations.ts';
import { enqueueAll } from '../../store/outbox.ts';
import { userNameOf } from '../../store/rides/rides.ts';

/** Sends a safety concern about a ride to all admins. The other person of the ride does not see it. */
export const reportSafety: Handler<'reportSafety'> = (context, request) => {
  const { params, caller } = request;
  const message = requiredText('message', request.body.message, 'Please describe what happened');
  return command(context, request, 'reportSafety', async (unit) => {
    const ride = await requireRide(unit.db, params.id);
    requireParty(ride, caller, 'Only the rider and the driver of a ride can report a concern about it');
    const [threadId, name] = [unit.newId(), await userNameOf(unit.db, caller.id)];
    const text = `Safety report for ride #${ride.id.slice(-8)}: ${message}`.slice(0, 1_000);
    const [id = unit.newId()] = await enqueueAll(
      unit,
      await activeAdmins(unit.db, caller.id),
      replyReceived({
        message: text,
        sender_id: caller.id,
        sender_name: name,
        thread_id: threadId,
        timestamp: new Date(unit.now).toISOString(),
      }),
    );
    const first = { id, sender_id: caller.id, sender_name: name, message: text, created_at: unit.now };
    await beginConversation(unit, threadId, first, [caller.id]);
    await writeAudit(unit, {
      action: 'safety_reported',
      entity_type: 'ride',
      entity_id: ride.id,
      user_id: caller.id,
      severity: 'critical',
      description: `The ${caller.role} reported a safety concern`,
      metadata: { message, conversation_thread: threadId },
    });
    return { status: 200 as const, body: { message: 'Report sent' } };
  });
};
