import { given } from '@mobility/backend/testing';
import { as, type StateHandler } from './state.ts';

/** An admin wrote to a rider about a ride. The caller is the rider, or the admin if the rider has replied. */
const notification: StateHandler = async (context, { caller }) => {
  if (caller === 'admin') {
    const { admin } = await given.conversation(context);
    return as(admin, (await given.lastNotification(context, admin)).id);
  }
  const { rider, notification: notice } = await given.adminNotice(context);
  return as(rider, notice.id);
};

/** The driver wrote to the rider, who is the caller. The id is that of the notification, or of the ride where `ride` is given. */
const rideMessage: StateHandler = async (context, { over, ride: ofRide }) => {
  const ride = await given.acceptedRide(context);
  await given.rideMessage(context, ride, ride.driver, 'I am at the main entrance.');
  const { id } = await given.lastNotification(context, ride.rider);
  if (over) await given.rideIsLongOver(context, ride);
  return as(ride.rider, ofRide ? ride.rideId : id);
};

/** A user wrote last. The other id is that of the last message, and where `marked` is given, an admin marked it as answered. */
const conversation: StateHandler = async (context, { marked }) => {
  const make = marked ? given.markedConversation : given.waitingConversation;
  const { admin, threadId, last_message_id } = await make(context);
  return { ...as(admin, threadId), other: last_message_id };
};

/** The states of notifications and conversations. */
export const notificationStates: Record<string, StateHandler> = {
  'a notification from an admin': notification,
  'a message of the driver': rideMessage,
  'a conversation': conversation,
};
