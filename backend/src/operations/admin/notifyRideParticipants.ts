import type { NotifyRequest } from '@mobility/openapi';
import type { OutcomeSentence } from '@mobility/openapi/outcome-sentences';
import { command } from '../../command.ts';
import { adminRideMessage } from '../../domain/messages/live-messages.ts';
import { adminSender } from '../../domain/messages/notification.ts';
import { Refusal } from '../../domain/refusal.ts';
import { requiredText } from '../../domain/required-text.ts';
import type { RideRow } from '../../domain/ride.ts';
import type { Handler } from '../../operation.ts';
import { requireRide } from '../../rides/ride-access.ts';
import { writeAudit } from '../../store/audit.ts';
import { enqueueAll } from '../../store/outbox.ts';

const recipientsOf = (ride: RideRow, target: NotifyRequest['target']): string[] => {
  const { rider_id, driver_id } = ride;
  if (target === 'rider') return [rider_id];
  if (driver_id !== null) return target === 'driver' ? [driver_id] : [rider_id, driver_id];
  if (target === 'both') return [rider_id];
  throw new Refusal('ride_has_no_driver', 'This ride has no driver to notify');
};

const sentence = (
  ride: RideRow,
  recipients: readonly string[],
): OutcomeSentence<'notifyRideParticipants'> => {
  if (recipients.length === 2) return 'Notification sent to the rider and the driver';
  return `Notification sent to the ${recipients[0] === ride.rider_id ? 'rider' : 'driver'}`;
};

/** Sends an admin's message to the rider, the driver or both, in any status of the ride. */
export const notifyRideParticipants: Handler<'notifyRideParticipants'> = (context, request) => {
  const { params, body, caller } = request;
  const message = requiredText('message', body.message, 'Please enter a message');
  return command(context, request, 'notifyRideParticipants', async (unit) => {
    const ride = await requireRide(unit.db, params.id);
    const recipients = recipientsOf(ride, body.target);
    const timestamp = new Date(unit.now).toISOString();
    const words = adminRideMessage({ ride_id: ride.id, message, timestamp, ...adminSender });
    await enqueueAll(unit, recipients, words);
    await writeAudit(unit, {
      action: 'admin_ride_modified',
      entity_type: 'ride',
      entity_id: ride.id,
      user_id: caller.id,
      severity: 'low',
      description: sentence(ride, recipients),
      metadata: { notification_message: message, target: body.target },
    });
    return { status: 200 as const, body: { message: sentence(ride, recipients) } };
  });
};
