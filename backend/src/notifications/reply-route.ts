import type { LiveMessage, Role } from '@mobility/openapi';
import type { Caller } from '../domain/caller.ts';
import { adminMessage, replyReceived } from '../domain/messages/live-messages.ts';
import { adminSender } from '../domain/messages/notification.ts';
import { written } from '../domain/messages/ride-messages.ts';
import { Refusal } from '../domain/refusal.ts';
import { requireChat } from '../rides/ride-chat.ts';
import type { NotificationRow } from '../store/messages/notifications.ts';
import type { Read } from '../store/store.ts';
import type { UnitOfWork } from '../store/unit-of-work.ts';

/** A reply: the original notification, the text, the sender and the thread. */
export type Reply = {
  original: NotificationRow;
  message: string;
  sender: { id: string; role: Role; name: string };
  threadId: string;
};
/** Who receives a reply, and as which live message. */
export type Route = { recipients: string[]; frame(reply: Reply, now: number): LiveMessage };

/** The ids of all admins who are not locked, without one person. */
export const activeAdmins = async (db: Read, except: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('is_active', '=', 1)
    .where('id', '!=', except)
    .execute();
  return rows.map(({ id }) => id);
};

const roleOf = async (db: Read, id: string): Promise<Role> => {
  const row = await db
    .selectFrom('users')
    .select('role')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new Refusal('user_not_found', 'User not found');
  return row.role;
};

const toAdmins: Route['frame'] = ({ original, message, sender, threadId }, now) =>
  replyReceived({
    message,
    sender_id: sender.id,
    sender_name: sender.name,
    original_notification_id: original.id,
    thread_id: threadId,
    timestamp: new Date(now).toISOString(),
  });

// All admins write as 'Admin', so that a reply to one of them reaches all.
const fromAdmins: Route['frame'] = ({ original, message, threadId }, now) =>
  adminMessage({
    ...adminSender,
    message,
    original_notification_id: original.id,
    thread_id: threadId,
    timestamp: new Date(now).toISOString(),
  });

/** The rider and the driver of a ride can reply to each other until half an hour after the end. */
const acrossTheRide = async (
  { db, now }: UnitOfWork,
  caller: Caller,
  senderId: string,
  rideId: string | null,
): Promise<Route> => {
  const notParticipant = () =>
    new Refusal('not_participant', 'Only the rider and the driver of a ride can write to each other');
  if (rideId === null) throw notParticipant();
  const { ride, otherId } = await requireChat(db, rideId, caller, now);
  if (otherId !== senderId) throw notParticipant();
  return {
    recipients: [otherId],
    frame: ({ original, message, sender, threadId }, now) =>
      written(ride, { sender, message, threadId, now, original_notification_id: original.id }),
  };
};

/** Where a reply goes, read from the stored notification alone. */
export const routeOf = async (
  unit: UnitOfWork,
  caller: Caller,
  original: NotificationRow,
): Promise<Route> => {
  const { db } = unit;
  const { sender_id, ride_id } = original;
  const isFromAdmins = sender_id === null || sender_id === adminSender.sender_id;
  if (isFromAdmins || (await roleOf(db, sender_id)) === 'admin') {
    return { recipients: await activeAdmins(db, caller.id), frame: toAdmins };
  }
  if (caller.role === 'admin') return { recipients: [sender_id], frame: fromAdmins };
  return acrossTheRide(unit, caller, sender_id, ride_id);
};
