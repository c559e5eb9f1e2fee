import type { Notification } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import type { Context } from '../../context.ts';
import { notifyRideParticipants } from '../../operations/admin/notifyRideParticipants.ts';
import { setConversationStatus } from '../../operations/admin/setConversationStatus.ts';
import { replyToNotification } from '../../operations/notifications/replyToNotification.ts';
import { cancelRide } from '../../operations/rides/cancelRide.ts';
import { sendRideMessage } from '../../operations/rides/sendRideMessage.ts';
import { newestNotifications, toNotification } from '../../store/messages/notifications.ts';
import type { Person } from '../person.ts';
import { requestBy } from '../request.ts';
import { user } from './given-people.ts';
import { acceptedRide, type DrivenRide } from './given-rides.ts';

/** The notifications of a user, newest first. */
export const notificationsOf = async (context: Context, { id }: Person): Promise<Notification[]> =>
  (await newestNotifications(context.store.read, id)).map(toNotification);

/** The newest notification of a user. */
export const lastNotification = async (context: Context, person: Person): Promise<Notification> => {
  const [last] = await notificationsOf(context, person);
  if (!last) throw new Error(`${person.name} has no notification`);
  return last;
};

/** Replies to a notification; the result contains the id of the conversation. */
export const reply = async (context: Context, person: Person, { id }: { id: string }, message: string) => {
  const body = { message, original_notification_id: id };
  return (await replyToNotification(context, requestBy<'replyToNotification'>(person, { body }))).body;
};

/** Sends a message from one party of the ride to the other. */
export const rideMessage = async (context: Context, { rideId }: DrivenRide, from: Person, message: string) =>
  (
    await sendRideMessage(
      context,
      requestBy<'sendRideMessage'>(from, { params: { id: rideId }, body: { message } }),
    )
  ).body;

/** A ride that the rider cancelled after the accept. */
export const rideIsCancelled = async (context: Context, { rideId, rider }: DrivenRide): Promise<void> => {
  const body = { cancelled_by: 'rider' as const, reason: 'Plans changed', confirmation: true as const };
  await cancelRide(context, requestBy<'cancelRide'>(rider, { params: { id: rideId }, body }));
};

/** A ride that ended more than half an hour ago, so that its people can no longer write. */
export const rideIsLongOver = async (context: Context, ride: DrivenRide): Promise<void> => {
  await rideIsCancelled(context, ride);
  const cancelled_at = context.now() - limits.ride.contactAfterEnd;
  await context.store.transaction((db) =>
    db.updateTable('rides').set({ cancelled_at }).where('id', '=', ride.rideId).execute(),
  );
};

/** An admin message to the rider and the driver of a ride. */
export const adminNotice = async (context: Context, message = 'Please meet at the corner') => {
  const ride = await acceptedRide(context);
  const admin = await user(context, 'admin', { name: 'Alex Admin' });
  const body = { message, target: 'both' as const };
  await notifyRideParticipants(
    context,
    requestBy<'notifyRideParticipants'>(admin, { params: { id: ride.rideId }, body }),
  );
  return { ...ride, admin, notification: await lastNotification(context, ride.rider) };
};

/** The rider's reply to the admins. */
export const conversation = async (context: Context, message = 'I am there') => {
  const notice = await adminNotice(context);
  const { thread_id: threadId = '' } = await reply(context, notice.rider, notice.notification, message);
  return { ...notice, threadId };
};

/** A conversation with the id of its last message, which needs no reply. */
export const waitingConversation = async (context: Context) => {
  const waiting = await conversation(context, 'Thanks!');
  const { last_message_id } = await context.store.read
    .selectFrom('conversations')
    .select('last_message_id')
    .where('thread_id', '=', waiting.threadId)
    .executeTakeFirstOrThrow();
  return { ...waiting, last_message_id };
};

/** The same after the admin has marked it as answered. */
export const markedConversation = async (context: Context) => {
  const waiting = await waitingConversation(context);
  const { admin, threadId: id, last_message_id } = waiting;
  const body = { is_answered: true, last_message_id };
  await setConversationStatus(context, requestBy<'setConversationStatus'>(admin, { params: { id }, body }));
  return waiting;
};
