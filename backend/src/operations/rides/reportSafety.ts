import { command } from '../../command.ts';
import { replyReceived } from '../../domain/messages/live-messages.ts';
import { requiredText } from '../../domain/required-text.ts';
import { activeAdmins } from '../../notifications/reply-route.ts';
import type { Handler } from '../../operation.ts';
import { requireParty, requireRide } from '../../rides/ride-access.ts';
import { writeAudit } from '../../store/audit.ts';
import { addMessage, beginConversation, type NewMessage } from '../../store/messages/conversations.ts';
import { enqueueAll } from '../../store/outbox.ts';
import { userNameOf } from '../../store/rides/rides.ts';

const longest = 1_000;
/**
 * A report of the maximum length and its introduction exceed one message, so the end is sent as a
 * second one.
 */
const inMessages = (text: string): [first: string, rest: string] => {
  if (text.length <= longest) return [text, ''];
  const space = text.lastIndexOf(' ', longest);
  const end = space > longest / 2 ? space : longest - 1;
  return [text.slice(0, end), text.slice(end).trim()];
};

/** Sends a safety concern about a ride to all admins. The other person of the ride does not see it. */
export const reportSafety: Handler<'reportSafety'> = (context, request) => {
  const { params, caller } = request;
  const message = requiredText('message', request.body.message, 'Please describe what happened');
  return command(context, request, 'reportSafety', async (unit) => {
    const ride = await requireRide(unit.db, params.id);
    requireParty(ride, caller, 'Only the rider and the driver of a ride can report a concern about it');
    const [threadId, name] = [unit.newId(), await userNameOf(unit.db, caller.id)];
    const admins = await activeAdmins(unit.db, caller.id);
    const say = async (text: string): Promise<NewMessage> => {
      const from = { sender_id: caller.id, sender_name: name, message: text };
      const timestamp = new Date(unit.now).toISOString();
      const frame = replyReceived({ ...from, thread_id: threadId, timestamp });
      const [id = unit.newId()] = await enqueueAll(unit, admins, frame);
      return { ...from, id, created_at: unit.now };
    };
    const [first, rest] = inMessages(`Safety report for ride #${ride.id.slice(-8)}: ${message}`);
    await beginConversation(unit, threadId, await say(first), [caller.id]);
    if (rest) await addMessage(unit, threadId, await say(rest), []);
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
