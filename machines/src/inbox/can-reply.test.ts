import { expect, test } from 'vitest';
import { canReply } from './can-reply.ts';

test.each([
  ['a message of an admin', { type: 'admin_message' }, true],
  ['a change of the balance', { type: 'balance_transaction' }, true],
  ['a message of a person', { type: 'ride_message', sender_id: 'd1' }, true],
  ['a reply that names only its sender', { type: 'reply_received', sender_name: 'Luis' }, true],
  ['a ride that was accepted', { type: 'ride_accepted' }, false],
  ['a message of the product', { type: 'ride_message' }, false],
] as const)('whether %s may be answered', (_, notification, may) => {
  expect(canReply(notification)).toBe(may);
});
