import { expect, test } from 'vitest';
import { enveloped } from './live-messages.ts';

const row = {
  position: 1,
  user_id: 'rider',
  id: 'message-1',
  seq: 7,
  epoch: 'one',
  created_at: Date.UTC(2026, 10, 24, 12),
};
const envelope = { sent_at: '2026-11-24T12:00:00.000Z', id: 'message-1', seq: 7, epoch: 'one' };

test.each([
  ['a message', { type: 'ride_started', ride_id: 'r"1' }],
  ['a text that looks like a field', { type: 'ride_message', message: 'Say "id": 3, {"seq":1}' }],
])('%s is sent with its envelope', (_, message) => {
  const frame = enveloped({ ...row, message: JSON.stringify(message) });
  expect(JSON.parse(frame)).toEqual({ ...envelope, ...message });
});

test('the time of a message with a time of its own stays, and each field is there once', () => {
  const message = { type: 'ride_message', sent_at: '2026-11-24T11:59:00.000Z', id: 'old', seq: 1 };
  const frame = enveloped({ ...row, message: JSON.stringify(message) });
  expect(JSON.parse(frame)).toEqual({ ...envelope, type: 'ride_message', sent_at: message.sent_at });
  expect(frame.match(/"(?:sent_at|id|seq|epoch)":/g)).toHaveLength(4);
});
