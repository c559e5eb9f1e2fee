import type { ConversationMessage, Ride, Timestamp } from '@mobility/openapi';
import { isActive, phaseOf } from '@mobility/openapi/lifecycle';
import { limits } from '@mobility/openapi/limits';
import type { Notification } from '../inbox/rules.ts';
import { isUnread } from '../inbox/unread.ts';
import type { Party } from '../ride/rules.ts';
import { timestampMs } from '../timestamp.ts';

/** A message that the user sent in this visit, as the answer of the server names it. */
export type SentMessage = { id: string; text: string; at: number };

/** One message of a conversation, as a screen shows it. */
export type SpokenMessage = { id: string; isMine: boolean; text: string; at: Timestamp };

/** A notification of a message that the other person of the ride wrote; messages of the product have no sender. */
const isFromOther =
  (rideId: string) =>
  ({ type, ride_id, sender_id }: Notification): boolean =>
    type === 'ride_message' && ride_id === rideId && sender_id !== undefined;

const textIn = ({ params, detail }: Notification): string | undefined => {
  const text = params?.message ?? detail;
  return typeof text === 'string' ? text : undefined;
};

/** The notifications of messages about a ride that the user has not read. */
export const unreadMessages = (
  notifications: readonly Notification[],
  rideId: string,
): readonly Notification[] =>
  notifications.filter((notification) => isFromOther(rideId)(notification) && isUnread(notification));

type Sources = {
  userId: string;
  rideId: string;
  /** The messages from the server; empty where it cannot list them. */
  listed: readonly ConversationMessage[];
  /** The inbox, which has a message of the other person before the list is read again. */
  notifications: readonly Notification[];
  sent: readonly SentMessage[];
};

/** The messages of a ride from all sources, each once, oldest first. */
export const conversationOf = ({ userId, rideId, listed, notifications, sent }: Sources): SpokenMessage[] => {
  const known = new Map<string, SpokenMessage>();
  const add = (message: SpokenMessage): void => {
    if (!known.has(message.id)) known.set(message.id, message);
  };
  listed.forEach(({ id, sender_id, message, created_at }, index) => {
    add({ id: id ?? `${index}`, isMine: sender_id === userId, text: message, at: created_at });
  });
  for (const notification of notifications.filter(isFromOther(rideId))) {
    const text = textIn(notification);
    const at = notification.timestamp ?? notification.created_at;
    if (text !== undefined && at !== undefined) add({ id: notification.id, isMine: false, text, at });
  }
  for (const message of sent) add({ ...message, isMine: true });
  return [...known.values()].sort((a, b) => (timestampMs(a.at) ?? 0) - (timestampMs(b.at) ?? 0));
};

type Contactable = Pick<
  Ride,
  'status' | 'driver_id' | 'completed_at' | 'cancelled_at' | 'cancel_reason_code'
>;

/**
 * Whether the two people of a ride are in contact: from the acceptance until half an hour after the end, when something may
 * have been left in the car. A person who is no longer available cannot be reached.
 */
export const isInContact = (ride: Contactable, now: number): boolean => {
  const phase = phaseOf[ride.status];
  if (!ride.driver_id || phase === undefined || phase === 'pending') return false;
  if (isActive(ride)) return true;
  if (ride.cancel_reason_code === 'person_unavailable') return false;
  const endedAt = timestampMs(ride.completed_at ?? ride.cancelled_at);
  return endedAt !== null && now - endedAt < limits.ride.contactAfterEnd;
};

/** What one person of a ride can do with the other in the present state of the ride. */
export type Reach = {
  /** The number to call; null where there is none. */
  phone: string | null;
  canWrite: boolean;
  /** Whether the ride is under way, so that its car can be followed, also by others with a link. */
  canFollow: boolean;
};

type Reached = Contactable & Pick<Ride, 'driver_phone' | 'rider_phone'>;

/** How the rider or the driver reaches the other person. A ride that has ended may still hold what was known before. */
export const reachOf = (ride: Reached, by: Party, now: number): Reach => {
  const canWrite = isInContact(ride, now);
  const phone = by === 'rider' ? ride.driver_phone : ride.rider_phone;
  return { phone: (canWrite && phone) || null, canWrite, canFollow: isActive(ride) };
};
