import type { LiveMessage, Timestamp } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import type { Alert } from './alert.ts';
import { alertOf, type Receiver } from './alerts.rules.ts';
import type { MessageKey } from './messages.ts';
import { timestampMs } from './timestamp.rules.ts';

/** One entry of the bell. Title and sentence are keys; `detail` is the server's own sentence and wins. */
export type Notification = Pick<Alert, 'message' | 'detail' | 'params'> & {
  id: string;
  type: LiveMessage['type'];
  title: MessageKey;
  read: boolean;
  delivered: boolean;
  timestamp?: Timestamp;
  created_at?: Timestamp;
  ride_id?: string;
};

/** How many notifications are kept from one visit to the next. */
export const storedAtMost = 200;

/** What passes by and is not kept: the channel's own word, and who is near just now. */
type Passing = 'connection_ready_ack' | 'nearby_drivers_update' | 'proximity_alert';

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

/** Without an id of its own, a message is the same one when it says the same of the same ride. */
const idOf = (message: Kept, rideId: string | undefined, timestamp: Timestamp): string => {
  if (message.id) return message.id;
  const { version, attempt } = 'version' in message || 'attempt' in message ? message : {};
  return [message.type, rideId ?? '', version ?? attempt ?? timestamp].join(':');
};

/** The notification that a live message leaves behind, unread; null where it leaves none. */
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
    read: false,
    delivered: true,
    timestamp,
    ...(rideId && { ride_id: rideId }),
  };
};

const sortKey = ({ timestamp, created_at }: Notification): number =>
  timestampMs(timestamp ?? created_at) ?? 0;

/** Both lists as one, by id, newest first, at most as many as are stored. What was read stays read. */
export const merged = (held: readonly Notification[], added: readonly Notification[]): Notification[] => {
  const byId = new Map(held.map((notification) => [notification.id, notification]));
  for (const notification of added) {
    if (!byId.has(notification.id)) byId.set(notification.id, notification);
  }
  return [...byId.values()].sort((a, b) => sortKey(b) - sortKey(a)).slice(0, storedAtMost);
};

/** The newest, which lists show; how many more there are is told by the length of the merged list. */
export const latest = (notifications: readonly Notification[]): readonly Notification[] =>
  notifications.slice(0, limits.live.listCap);

/** Unread is what is not read or not delivered. */
export const unreadCount = (notifications: readonly Notification[]): number =>
  notifications.filter(({ read, delivered }) => !read || !delivered).length;
