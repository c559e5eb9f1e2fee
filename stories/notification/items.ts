import type { NotificationItem } from '@mobility/components/notification';
import approval from '@mobility/openapi/examples/LiveMessage.admin_message.json' with { type: 'json' };
import payment from '@mobility/openapi/examples/LiveMessage.payment_required.json' with { type: 'json' };
import accepted from '@mobility/openapi/examples/LiveMessage.ride_accepted.json' with { type: 'json' };
import { hostile, longName } from '../fixtures.ts';

/** Sixteen minutes after the newest notification of the stories. */
export const now = Date.parse('2026-11-21T16:30:00Z');

/** Notifications of the bell and the panels, made of the contract's live messages. */
export const items: readonly NotificationItem[] = [
  {
    id: payment.id,
    type: payment.type,
    kind: 'payment',
    title: 'Payment required',
    message: payment.message,
    timestamp: payment.sent_at,
    isUnread: true,
  },
  {
    id: accepted.id,
    type: accepted.type,
    kind: 'ride',
    title: 'Ride accepted',
    message: 'Your ride has been accepted!',
    timestamp: accepted.sent_at,
    isUnread: true,
  },
  {
    id: approval.id,
    type: approval.type,
    kind: 'admin',
    title: 'Message from Admin',
    message: approval.message,
    timestamp: approval.timestamp,
    isUnread: false,
    senderName: 'Admin',
    mayReply: true,
  },
];

/** Notifications of two days, of every kind. */
export const inbox: readonly NotificationItem[] = [
  {
    id: 'pay',
    type: 'payment_required',
    kind: 'payment',
    title: 'Payment Required',
    message: 'Payment required: Ⓣ13.67',
    timestamp: '2026-11-21T16:28:00Z',
    isUnread: true,
    rideId: 'ride',
  },
  {
    id: 'things',
    type: 'admin_message',
    kind: 'admin',
    title: 'Message from Admin about your ride',
    message: 'Dana found a cup and an umbrella on the back seat. Shall we send them to you?',
    timestamp: '2026-11-21T16:16:00Z',
    isUnread: true,
    senderId: 'admin',
    senderName: 'Alex Ames',
    mayReply: true,
  },
  {
    id: 'done',
    type: 'ride_completed',
    kind: 'ride',
    title: 'Ride Completed',
    message: 'Your ride is completed. Fare: Ⓣ13.67',
    timestamp: '2026-11-21T15:57:00Z',
    isUnread: false,
    rideId: 'ride',
  },
  {
    id: 'arcade',
    type: 'ride_message',
    kind: 'message',
    title: 'Message from Dana Diaz',
    message: 'I am at the north arcade, by the clock tower.',
    timestamp: '2026-11-21T15:38:00Z',
    isUnread: false,
    senderId: 'dana',
    senderName: 'Dana Diaz',
    mayReply: true,
    rideId: 'ride',
  },
  {
    id: 'cancelled',
    type: 'ride_cancelled',
    kind: 'ride',
    title: 'Ride Cancelled',
    message: 'Ride has been cancelled: Engine trouble. Compensation +Ⓣ2.74, new balance Ⓣ189.32.',
    timestamp: '2026-11-20T18:02:00Z',
    isUnread: false,
    rideId: 'earlier',
  },
  {
    id: 'refund',
    type: 'balance_transaction',
    kind: 'balance',
    title: 'Balance Updated',
    message: 'The route was longer than planned: +Ⓣ4.20. New balance: Ⓣ186.58',
    timestamp: '2026-11-20T09:40:00Z',
    isUnread: false,
    mayReply: true,
  },
];

/** A notification with long texts. */
export const long: NotificationItem = {
  id: 'long',
  type: 'ride_accepted',
  kind: 'ride',
  title: longName,
  message: longName.repeat(3),
  isUnread: true,
};
/** A notification with hostile markup in its texts. */
export const attack: NotificationItem = {
  id: 'hostile',
  type: 'ride_message',
  kind: 'message',
  title: hostile,
  message: hostile,
  senderName: hostile,
  isUnread: false,
};
