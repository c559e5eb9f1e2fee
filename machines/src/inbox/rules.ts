import type { LiveMessage, NotificationType, Notification as Served, Timestamp } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import type { Alert } from '../alerts/alert.ts';
import { alertOf, type Receiver } from '../alerts/rules.ts';
import type { MessageKey } from '../messages.ts';
import { timestampMs } from '../timestamp.ts';
import { isUnread } from './unread.ts';

/** One notification. Title and message are keys; `heading` and `detail` are texts of the server and take precedence. */
export type Notification = Pick<Alert, 'message' | 'detail' | 'params' | 'moment' | 'movements'> & {
  id: string;
  type: LiveMessage['type'] | NotificationType;
  title: MessageKey;
  heading?: string;
  /** True if title and message contain everything in the texts of the server. */
  isComplete?: true;
  read: boolean;
  delivered: boolean;
  /** True if the server has listed it. When it no longer does, it was cleared on another device. */
  isListed?: true;
  timestamp?: Timestamp;
  created_at?: Timestamp;
  ride_id?: string;
  sender_id?: string;
  sender_name?: string;
};

/** Messages that are not kept: control messages and nearby users. */
type Passing =
  | 'connection_ready_ack'
  | 'nearby_drivers_update'
  | 'driver_location'
  | 'ride_updated'
  | 'admin_event'
  | 'proximity_alert';

const titles: Record<Exclude<LiveMessage['type'], Passing>, MessageKey> = {
  ride_request: 'inbox.rideRequest',
  ride_no_longer_available: 'inbox.rideNoLongerAvailable',
  ride_redistributed: 'inbox.rideRedistributed',
  ride_accepted: 'inbox.rideAccepted',
  driver_arrived: 'inbox.driverArrived',
  ride_started: 'inbox.rideStarted',
  ride_completed: 'inbox.rideCompleted',
  ride_cancelled: 'inbox.rideCancelled',
  ride_message: 'inbox.rideMessage',
  admin_message: 'inbox.adminMessage',
  admin_ride_message: 'inbox.adminRideMessage',
  reply_received: 'inbox.replyReceived',
  payment_required: 'inbox.paymentRequired',
  balance_transaction: 'inbox.balanceTransaction',
};

type Kept = Exclude<LiveMessage, { type: Passing }>;
const isKept = (message: LiveMessage): message is Kept => Object.hasOwn(titles, message.type);

const timeOf = (message: LiveMessage, now: number): Timestamp =>
  ('timestamp' in message ? message.timestamp : undefined) ?? message.sent_at ?? now;

/** Identifies a message: by its id, else by its type, ride and version. */
const idOf = (message: Kept, rideId: string | undefined, timestamp: Timestamp): string => {
  if (message.id) return message.id;
  const { version, attempt } = 'version' in message || 'attempt' in message ? message : {};
  return [message.type, rideId ?? '', version ?? attempt ?? timestamp].join(':');
};

/** The unread notification of a live message; null where it has none. */
export const notificationOf = (
  message: LiveMessage,
  receiver: Receiver,
  now: number,
): Notification | null => {
  const alert = alertOf(message, receiver);
  if (!alert || !isKept(message)) return null;
  const rideId = 'ride_id' in message ? message.ride_id : undefined;
  const timestamp = timeOf(message, now);
  return {
    id: idOf(message, rideId, timestamp),
    type: message.type,
    title: titles[message.type],
    message: alert.message,
    ...(alert.detail && { detail: alert.detail }),
    ...(alert.params && { params: alert.params }),
    ...momentOf(alert),
    read: false,
    delivered: true,
    timestamp,
    ...(rideId && { ride_id: rideId }),
    ...('sender_id' in message ? senderOf(message) : {}),
  };
};

const momentOf = ({ moment, movements }: Alert) => ({
  ...(moment && { moment }),
  ...(movements && { movements }),
});

const senderOf = (from: { sender_id?: string | null; sender_name?: string | null }) => ({
  ...(from.sender_id && { sender_id: from.sender_id }),
  ...(from.sender_name && { sender_name: from.sender_name }),
});

const isTitled = (type: string | undefined): type is Kept['type'] =>
  type !== undefined && Object.hasOwn(titles, type);

type Data = NonNullable<Served['data']>;
const trip = ['pickup_address', 'dropoff_address'] as const;
/** The fields that a stored message needs so that its sentence is as complete as the text of the server. */
const needed: Partial<Record<Kept['type'], readonly (keyof Data)[]>> = {
  ride_request: trip,
  ride_redistributed: trip,
  ride_accepted: ['driver_name', 'estimated_arrival'],
  ride_completed: ['fare'],
  ride_message: ['message'],
  admin_message: ['message'],
  admin_ride_message: ['message'],
  reply_received: ['message', 'sender_name'],
  payment_required: ['amount'],
  balance_transaction: ['message', 'amount', 'new_balance'],
};

/**
 * The sentence of a stored live message; null for unknown types and where a field of the sentence is
 * missing.
 */
const toldBy = (data: Data | undefined, receiver: Receiver) => {
  const type = data?.type;
  // The contract types each field of the stored message; the check below finds those that the sentence needs.
  const alert = isTitled(type) ? alertOf(data as LiveMessage, receiver) : null;
  if (!alert || !isTitled(type)) return null;
  const { message, params, detail } = alert;
  const isComplete = !needed[type]?.some((part) => data?.[part] == null);
  return {
    ...momentOf(alert),
    ...(isComplete && {
      message,
      ...(params && { params }),
      // A detail with a notice can be translated.
      ...(typeof detail === 'object' && { detail }),
      isComplete: true as const,
    }),
  };
};

/** A notification of the server's list, as the inbox keeps it. */
export const served = (notification: Served, receiver: Receiver): Notification => {
  const { id, type, title, message, read, delivered, timestamp, created_at, ride_id, data } = notification;
  const live = data?.type;
  const told = toldBy(data, receiver);
  return {
    // Notifications of a server that gives them no ids stay apart.
    id: id || [type, ride_id, timestamp ?? created_at, message].join(':'),
    // The type of the live message is more specific, so it decides the icon.
    type: isTitled(live) ? live : type,
    title: isTitled(live) ? titles[live] : 'inbox.other',
    heading: title,
    message: 'inbox.other',
    detail: message,
    ...told,
    read,
    delivered,
    isListed: true,
    ...(timestamp !== undefined && { timestamp }),
    ...(created_at !== undefined && { created_at }),
    ...(ride_id && { ride_id }),
    ...senderOf(notification),
  };
};

const sortKey = ({ timestamp, created_at }: Notification): number =>
  timestampMs(timestamp ?? created_at) ?? 0;

/** Merges two lists by id, newest first, up to the stored maximum. Read notifications stay read. */
export const merged = <N extends Notification>(held: readonly N[], added: readonly N[]): N[] => {
  const byId = new Map(held.map((notification) => [notification.id, notification]));
  for (const notification of added) {
    if (!byId.has(notification.id)) byId.set(notification.id, notification);
  }
  return [...byId.values()].sort((a, b) => sortKey(b) - sortKey(a)).slice(0, limits.notifications.kept);
};

/**
 * Merges the list of the server into the known one: adds what is missing, takes over what was read elsewhere, and drops
 * what was cleared elsewhere. A full list is only the newest part, and says nothing about what is older.
 */
export const synced = (held: readonly Notification[], listed: readonly Notification[]): Notification[] => {
  const byId = new Map(listed.map((notification) => [notification.id, notification]));
  const isWhole = listed.length < limits.notifications.kept;
  const known = held.flatMap((notification): Notification[] => {
    const same = byId.get(notification.id);
    if (!same) return isWhole && notification.isListed ? [] : [notification];
    const { read, delivered } = notification;
    return [
      {
        ...notification,
        read: read || same.read,
        delivered: delivered || same.delivered,
        isListed: true,
      },
    ];
  });
  return merged(known, listed);
};

/** The notifications whose ids are not among those of the others. */
export const without = (
  notifications: readonly Notification[],
  others: readonly Notification[],
): Notification[] => {
  const ids = new Set(others.map(({ id }) => id));
  return notifications.filter(({ id }) => !ids.has(id));
};

/** Ids of unread notifications of the server: all, or those among the given ones. Ids made by the client contain colons. */
export const unreadIds = (notifications: readonly Notification[], ids?: readonly string[]): string[] =>
  notifications
    .filter((notification) => isUnread(notification) && (ids === undefined || ids.includes(notification.id)))
    .map((notification) => notification.id)
    .filter((known) => !known.includes(':'));

/** The newest notifications, which lists show. */
export const latest = (notifications: readonly Notification[]): readonly Notification[] =>
  notifications.slice(0, limits.live.listCap);
