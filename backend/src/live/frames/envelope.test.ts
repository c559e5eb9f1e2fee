import { expect, test } from 'vitest';
import { Enveloper } from './envelope.ts';
import { frameOf } from './frame.ts';

const row = { id: 'message-1', seq: 7, epoch: 'one', created_at: Date.UTC(2026, 10, 24, 12) };
const envelope = { sent_at: '2026-11-24T12:00:00.000Z', id: 'message-1', seq: 7, epoch: 'one' };

/** The text of a frame, whose header has to state its length. */
const textIn = (frame: Buffer): string => {
  const short = frame[1] ?? 0;
  const [header, length] =
    short < 126
      ? [2, short]
      : short === 126
        ? [4, frame.readUInt16BE(2)]
        : [10, Number(frame.readBigUInt64BE(2))];
  expect([frame[0], frame.length]).toEqual([0x81, header + length]);
  return frame.subarray(header).toString();
};

test.each([0, 1, 125, 126, 65_535, 65_536, 100_000])('a text of %i bytes is one frame', (length) => {
  expect(textIn(frameOf('a'.repeat(length)))).toBe('a'.repeat(length));
});

test('characters of several bytes are counted in bytes', () => {
  expect(textIn(frameOf('é'.repeat(100)))).toBe('é'.repeat(100));
});

test.each([
  ['a message', { type: 'ride_started', ride_id: 'r"1' }],
  ['a text that looks like a field', { type: 'ride_message', message: 'Say "id": 3, {"seq":1}' }],
  ['a text in another script', { type: 'ride_message', message: 'أنا هنا' }],
])('%s is sent with its envelope', (_, message) => {
  const text = textIn(new Enveloper().frameOf({ ...row, message: JSON.stringify(message) }));
  expect(JSON.parse(text)).toEqual({ ...envelope, ...message });
});

test('the time of a message with a time of its own stays, and each field is there once', () => {
  const message = { type: 'ride_message', sent_at: '2026-11-24T11:59:00.000Z', id: 'old', seq: 1 };
  const text = textIn(new Enveloper().frameOf({ ...row, message: JSON.stringify(message) }));
  expect(JSON.parse(text)).toEqual({ ...envelope, type: 'ride_message', sent_at: message.sent_at });
  expect(text.match(/"(?:sent_at|id|seq|epoch)":/g)).toHaveLength(4);
});

test('rows that differ in message, time or receiver differ in their frames', () => {
  const enveloper = new Enveloper();
  const rows = [
    { ...row, message: '{"type":"a"}' },
    { ...row, message: '{"type":"a"}', id: 'message-2', seq: 3 },
    { ...row, message: '{"type":"a"}', created_at: Date.UTC(2026, 10, 24, 13) },
    { ...row, message: '{"type":"b"}' },
  ];
  expect(rows.map((one) => JSON.parse(textIn(enveloper.frameOf(one))))).toEqual([
    { ...envelope, type: 'a' },
    { ...envelope, type: 'a', id: 'message-2', seq: 3 },
    { ...envelope, type: 'a', sent_at: '2026-11-24T13:00:00.000Z' },
    { ...envelope, type: 'b' },
  ]);
});
