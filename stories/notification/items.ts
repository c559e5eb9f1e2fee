import type { NotificationItem } from '@mobility/components/notification';
import approval from '@mobility/openapi/examples/LiveMessage.admin_message.json' with { type: 'json' };
import payment from '@mobility/openapi/examples/LiveMessage.payment_required.json' with { type: 'json' };
import accepted from '@mobility/openapi/examples/LiveMessage.ride_accepted.json' with { type: 'json' };

/** Notifications of the bell and the panels, made of the contract's live messages. */
export const items: readonly NotificationItem[] = [
  {
    id: payment.id,
    type: payment.type,
    title: 'Payment required',
    message: payment.message,
    timestamp: payment.sent_at,
    isUnread: true,
  },
  {
    id: accepted.id,
    type: accepted.type,
    title: 'Ride accepted',
    message: 'Your ride has been accepted!',
    timestamp: accepted.sent_at,
    isUnread: true,
  },
  {
    id: approval.id,
    type: approval.type,
    title: 'Message from Admin',
    message: approval.message,
    timestamp: approval.timestamp,
    isUnread: false,
  },
];
