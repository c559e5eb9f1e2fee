import { expect, test } from 'vitest';
import { kindOf } from './kind.ts';

test.each([
  ['ride_request', false, 'ride'],
  ['driver_arrived', false, 'ride'],
  ['ride_message', false, 'ride'],
  ['ride_message', true, 'message'],
  ['payment_required', false, 'payment'],
  ['balance_transaction', false, 'balance'],
  ['admin_message', true, 'admin'],
  ['admin_ride_message', true, 'admin'],
  ['reply', true, 'reply'],
  ['reply_received', true, 'reply'],
  ['surge', false, 'other'],
  ['toString', false, 'other'],
] as const)('%s, with a sender: %s, is labelled %s', (type, hasSender, kind) => {
  expect(kindOf(type, hasSender)).toBe(kind);
});
