import { readdirSync, readFileSync } from 'node:fs';
import type { LiveMessage } from '@mobility/openapi';
import { describe, expect, it } from 'vitest';
import { notificationOf } from './notification.ts';

const folder = new URL('../../../../openapi/examples/', import.meta.url);
const examples = readdirSync(folder)
  .filter((file) => file.startsWith('LiveMessage.'))
  .map((file): LiveMessage => JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
const exampleOf = (type: LiveMessage['type']): LiveMessage => {
  const found = examples.find((message) => message.type === type);
  if (!found) throw new Error(`There is no example of ${type}`);
  return found;
};
/** Messages without a notification: the handshake, current positions, and a ride that changed in another window. */
const fleeting = new Set<string>([
  'connection_ready_ack',
  'nearby_drivers_update',
  'driver_location',
  'proximity_alert',
  'ride_updated',
  'admin_event',
]);

describe('the notification of a live message', () => {
  it.each(examples)(
    'the notification of $type has a title and a sentence, unless the message leaves none',
    (message) => {
      const notification = notificationOf(message);
      expect(notification === null).toBe(fleeting.has(message.type));
      if (!notification) return;
      for (const words of [notification.title, notification.message]) {
        expect(words).toMatch(/^[A-Z]/);
        expect(words).not.toMatch(/undefined|null|NaN|[{}]/);
      }
    },
  );

  it.each([
    ['ride_request', 'ride_request'],
    ['ride_redistributed', 'ride_redistributed'],
    ['ride_accepted', 'ride_accepted'],
    ['ride_started', 'ride_started'],
    ['ride_completed', 'ride_completed'],
    ['balance_transaction', 'balance_transaction'],
    ['admin_message', 'admin_message'],
    ['admin_ride_message', 'admin_message'],
    ['reply_received', 'reply_received'],
    ['driver_arrived', 'other'],
    ['ride_cancelled', 'other'],
    ['payment_required', 'other'],
    ['ride_no_longer_available', 'other'],
    ['ride_message', 'other'],
  ] as const)('a %s message leaves a notification of type %s', (live, type) => {
    expect(notificationOf(exampleOf(live))?.type).toBe(type);
  });

  it('notifications show amounts in the product’s currency', () => {
    expect(notificationOf(exampleOf('balance_transaction'))?.message).toBe(
      'Ride payment: −Ⓣ10.42. New balance: Ⓣ48.57',
    );
    const credit = { ...exampleOf('balance_transaction'), transaction_type: 'credit' as const };
    expect(notificationOf(credit)?.message).toContain(': +Ⓣ10.42.');
    const owing = { ...exampleOf('balance_transaction'), new_balance: -1234.5 };
    expect(notificationOf(owing)?.message).toContain('New balance: −Ⓣ1,234.50');
  });

  it('the notification of a no-show is its reason alone', () => {
    const reason = 'Ended by the driver: you did not come to the pickup';
    expect(
      notificationOf({ type: 'ride_cancelled', reason, cancel_reason_code: 'rider_no_show' })?.message,
    ).toBe(reason);
  });

  it('notifications name the sender of a message, and call admins by their role', () => {
    const written = {
      type: 'ride_message',
      sender_role: 'driver',
      sender_id: 'd1',
      sender_name: 'Luis',
      message: 'Hello',
      sent_at: 1,
    } as const;
    expect(notificationOf(written)).toMatchObject({ title: 'Message from Luis', sender_id: 'd1' });
    expect(notificationOf({ ...written, original_notification_id: 'n1', thread_id: 't1' })).toMatchObject({
      type: 'reply',
      title: 'Reply from Luis',
      thread_id: 't1',
    });
    expect(notificationOf({ type: 'admin_message', message: 'Hi', timestamp: 1 })).toMatchObject({
      sender_id: 'admin',
      sender_name: 'Admin',
    });
    expect(notificationOf(exampleOf('ride_message'))).toMatchObject({ sender_id: null, sender_name: null });
  });

  it('notifications are complete if optional fields of the message are missing', () => {
    expect(notificationOf({ type: 'ride_cancelled' })?.message).toBe(
      'Ride has been cancelled: No reason provided',
    );
    expect(notificationOf({ type: 'payment_required' })?.message).toBe('Payment required');
    expect(notificationOf({ type: 'ride_completed' })?.message).toBe('Your ride is completed');
    expect(notificationOf({ type: 'driver_arrived' })?.message).toBe('Your driver has arrived');
  });
});
