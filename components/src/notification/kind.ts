/** The subject of a notification, which its label shows. */
export type NotificationKind = 'ride' | 'message' | 'payment' | 'balance' | 'admin' | 'reply' | 'other';

const kinds: Readonly<Record<string, NotificationKind>> = {
  payment_required: 'payment',
  balance_transaction: 'balance',
  admin_message: 'admin',
  admin_ride_message: 'admin',
  reply: 'reply',
  reply_received: 'reply',
};

/** The kind of a notification by its type, or the type of its live message. A message of the product is about the ride. */
export const kindOf = (type: string, hasSender: boolean): NotificationKind => {
  if (type === 'ride_message') return hasSender ? 'message' : 'ride';
  if (Object.hasOwn(kinds, type)) return kinds[type] ?? 'other';
  return type.startsWith('ride_') || type === 'driver_arrived' ? 'ride' : 'other';
};
