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

const conversation: StateHandler = async (context) => {
  const { admin, threadId } = await given.conversation(context);
  return as(admin, threadId);
};

/** The states of notifications and conversations. */
export const notificationStates: Record<string, StateHandler> = {
  'a notification from an admin': notification,
  'a message of the driver': rideMessage,
  'a conversation': conversation,
};
