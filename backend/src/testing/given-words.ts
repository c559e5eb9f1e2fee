import type { Notification } from '@mobility/openapi';
import type { Context } from '../context.ts';
import { notifyRideParticipants } from '../operations/admin/notifyRideParticipants.ts';
import { replyToNotification } from '../operations/notifications/replyToNotification.ts';
import { cancelRide } from '../operations/rides/cancelRide.ts';
import { sendRideMessage } from '../operations/rides/sendRideMessage.ts';
import { newestNotifications } from '../store/notifications.ts';
import { type Person, user } from './given-people.ts';
import { acceptedRide, type DrivenRide } from './given-rides.ts';
import { requestBy } from './request.ts';

/** What somebody finds again, newest first. */
export const notificationsOf = (context: Context, { id }: Person): Promise<Notification[]> =>
  newestNotifications(context.store.read, id);

/** The newest of them, which the test before has caused. */
export const lastNotification = async (context: Context, person: Person): Promise<Notification> => {
  const [last] = await notificationsOf(context, person);
  if (!last) throw new Error(`${person.name} has no notification`);
  return last;
};

/** Answers a notification; the result names its conversation. */
export const reply = async (context: Context, person: Person, { id }: { id: string }, message: string) => {
  const body = { message, original_notification_id: id };
  return (await replyToNotification(context, requestBy<'replyToNotification'>(person, { body }))).body;
};

/** One side of a ride has written to the other. */
export const rideMessage = async (context: Context, { rideId }: DrivenRide, from: Person, message: string) =>
  (
    await sendRideMessage(
      context,
      requestBy<'sendRideMessage'>(from, { params: { id: rideId }, body: { message } }),
    )
  ).body;

/** The rider has cancelled a ride that was accepted: nobody writes about it any more. */
export const rideIsCancelled = async (context: Context, { rideId, rider }: DrivenRide): Promise<void> => {
  const body = { cancelled_by: 'rider' as const, reason: 'Plans changed', confirmation: true as const };
  await cancelRide(context, requestBy<'cancelRide'>(rider, { params: { id: rideId }, body }));
};

/** An admin has written to the rider and the driver of a ride. */
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

/** The rider has answered the admins. */
export const conversation = async (context: Context, message = 'I am there') => {
  const notice = await adminNotice(context);
  const { thread_id: threadId = '' } = await reply(context, notice.rider, notice.notification, message);
  return { ...notice, threadId };
};
