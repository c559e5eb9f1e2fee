import type { LiveMessage, NotificationType } from '@mobility/openapi';
import { placeName } from '@mobility/openapi/place-name';
import { amountText } from '../money/money.ts';

type Kind = LiveMessage['type'];
type Of<K extends Kind> = Extract<LiveMessage, { type: K }>;
/** The text of the notification for each live message. */
export type NewNotification = {
  type: NotificationType;
  title: string;
  message: string;
  sender_id: string | null;
  sender_name: string | null;
  thread_id: string | null;
  ride_id: string | null;
};
type NotificationText = Pick<NewNotification, 'type' | 'title' | 'message'> &
  Partial<Pick<NewNotification, 'sender_id' | 'sender_name'>>;
type Formatters = { [K in Kind]?: (message: Of<K>) => NotificationText };

/** The sender's name if no admin is named, because a reply reaches all admins. */
export const adminSender = { sender_id: 'admin', sender_name: 'Admin' } as const;

const trip = (pickup?: string, dropoff?: string): string =>
  pickup && dropoff ? `: ${placeName(pickup)} to ${placeName(dropoff)}` : '';

const figure = (lead: string, amount?: number): string =>
  amount === undefined ? '' : `${lead}${amountText(amount)}`;

/** An amount with the sign of what it did to the balance. */
const change = (type: string | undefined, amount?: number): string =>
  figure(`: ${type === 'debit' ? '−' : '+'}`, amount);

const rides: Formatters = {
  ride_request: ({ pickup_address, dropoff_address }) => ({
    type: 'ride_request',
    title: 'Ride Request',
    message: `New ride request${trip(pickup_address, dropoff_address)}`,
  }),
  ride_redistributed: ({ pickup_address, dropoff_address }) => ({
    type: 'ride_redistributed',
    title: 'Ride Available Again',
    message: `A ride is available again${trip(pickup_address, dropoff_address)}`,
  }),
  ride_no_longer_available: ({ message }) => ({
    type: 'other',
    title: 'Ride No Longer Available',
    message: message ?? 'This ride request has been accepted by another driver',
  }),
  ride_accepted: ({ driver_name, estimated_arrival }) => ({
    type: 'ride_accepted',
    title: 'Ride Accepted',
    message: `Ride accepted by ${driver_name}, arriving in ${estimated_arrival} min`,
  }),
  driver_arrived: ({ driver_name }) => ({
    type: 'other',
    title: 'Driver Arrived',
    message: `Your driver has arrived${driver_name ? `: ${driver_name}` : ''}`,
  }),
  ride_started: () => ({
    type: 'ride_started',
    title: 'Ride Started',
    message: 'Your ride has started',
  }),
  ride_completed: ({ fare }) => ({
    type: 'ride_completed',
    title: 'Ride Completed',
    message: `Your ride is completed${figure('. Fare: ', fare)}`,
  }),
  ride_cancelled: ({ reason, cancel_reason_code: code }) => ({
    type: 'other',
    title: 'Ride Cancelled',
    // The reason of a no-show says that the ride has ended.
    message:
      (code === 'rider_no_show' && reason) || `Ride has been cancelled: ${reason || 'No reason provided'}`,
  }),
};

const money: Formatters = {
  payment_required: ({ amount, message }) => ({
    type: 'other',
    title: 'Payment Required',
    message:
      amount === undefined ? (message ?? 'Payment required') : `Payment required: ${amountText(amount)}`,
  }),
  balance_transaction: ({ message, amount, new_balance, transaction_type }) => ({
    type: 'balance_transaction',
    title: 'Balance Updated',
    message: `${message}${change(transaction_type, amount)}${figure('. New balance: ', new_balance)}`,
  }),
};

const isReply = ({ original_notification_id }: { original_notification_id?: string }): boolean =>
  original_notification_id !== undefined;

/** The message is the sender's own text; the title names the sender. */
const words: Formatters = {
  ride_message: (message) => {
    const isPerson = message.sender_role !== 'system';
    const title = isReply(message)
      ? `Reply from ${message.sender_name}`
      : `Message from ${message.sender_name}`;
    return {
      type: isReply(message) ? 'reply' : 'other',
      title: isPerson ? title : 'Ride Message',
      message: message.message,
      ...(isPerson ? { sender_id: message.sender_id ?? null, sender_name: message.sender_name } : {}),
    };
  },
  admin_message: (message) => ({
    ...adminSender,
    type: isReply(message) ? 'reply' : 'admin_message',
    title: isReply(message) ? 'Reply from Admin' : 'Message from Admin',
    message: message.message,
    ...senderOf(message),
  }),
  admin_ride_message: (message) => ({
    ...adminSender,
    type: 'admin_message',
    title: 'Message from Admin about your ride',
    message: message.message,
    ...senderOf(message),
  }),
  reply_received: (message) => ({
    type: 'reply_received',
    title: `Reply from ${message.sender_name}`,
    message: message.message,
    ...senderOf(message),
  }),
};

function senderOf({
  sender_id,
  sender_name,
}: {
  sender_id?: string;
  sender_name?: string;
}): Partial<NotificationText> {
  return { ...(sender_id ? { sender_id } : {}), ...(sender_name ? { sender_name } : {}) };
}

// Handshake, position and proximity messages are not in the table, because they create no notification.
const table: Formatters = { ...rides, ...money, ...words };

/** The notification of a live message; null if it has none. */
export const notificationOf = (message: LiveMessage): NewNotification | null => {
  // The table is indexed by the type of the message, which TypeScript cannot relate to the member of the union.
  const format = table[message.type] as ((message: LiveMessage) => NotificationText) | undefined;
  if (!format) return null;
  return {
    sender_id: null,
    sender_name: null,
    thread_id: 'thread_id' in message ? (message.thread_id ?? null) : null,
    ride_id: 'ride_id' in message ? (message.ride_id ?? null) : null,
    ...format(message),
  };
};
