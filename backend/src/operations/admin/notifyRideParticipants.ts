import type { NotifyRequest } from '@mobility/openapi';
import { adminSender } from '../../domain/notification.ts';
import type { RideRow } from '../../domain/ride.ts';
import { adminRideMessage } from '../../live/frames.ts';
import { type Handler, Refusal } from '../../operation.ts';
import { writeAudit } from '../../store/audit.ts';
import { enqueueAll } from '../../store/outbox.ts';
import { command } from '../command.ts';
import { requiredText } from '../required-text.ts';
import { requireRide } from '../rides/ride-access.ts';

const recipientsOf = (ride: RideRow, target: NotifyRequest['target']): string[] => {
  const { rider_id, driver_id } = ride;
  if (target === 'rider') return [rider_id];
  if (driver_id !== null) return target === 'driver' ? [driver_id] : [rider_id, driver_id];
  if (target === 'both') return [rider_id];
  throw new Refusal(400, 'ride_has_no_driver', 'This ride has no driver to notify');
};

const sentence = (ride: RideRow, recipients: readonly string[]): string => {
  if (recipients.length === 2) return 'Notification sent to the rider and the driver';
  return `Notification sent to the ${recipients[0] === ride.rider_id ? 'rider' : 'driver'}`;
};

/** An admin writes to the people of a ride, in whatever state it is. */
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
