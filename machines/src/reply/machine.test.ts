import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { flush, recordingAlerts } from '../testing/index.ts';
import { replyWith } from './actors.ts';

const original = { id: 'n1', type: 'admin_message', senderId: 'admin', senderName: 'Admin' };

const start = (answer: () => Promise<{ message: string }> = async () => ({ message: 'Sent' })) => {
  const replyToNotification = vi.fn(answer);
  let made = 0;
  const ids = { next: () => `key-${++made}` };
  const alerts = recordingAlerts();
  const actor = createActor(replyWith({ client: { replyToNotification }, ids }), {
    input: { original, alerts },
  });
  actor.start().send({ type: 'open' });
  return { actor, alerts, replyToNotification };
};

test('a reply is sent once and trimmed; then the box is empty and closed, and an alert confirms it', async () => {
  const { actor, alerts, replyToNotification } = start();
  actor.send({ type: 'setText', text: '  Yes, please.\n' });
  actor.send({ type: 'send' });
  actor.send({ type: 'send' });
  expect(actor.getSnapshot().value).toBe('sending');
  await flush();
  expect(replyToNotification.mock.calls).toEqual([
    [
      {
        message: 'Yes, please.',
        original_notification_id: 'n1',
        original_sender_id: 'admin',
        original_sender_name: 'Admin',
        original_type: 'admin_message',
      },
      { idempotencyKey: 'key-1' },
    ],
  ]);
  expect(actor.getSnapshot()).toMatchObject({ value: 'collapsed', context: { text: '', error: null } });
  expect(alerts.messages()).toEqual(['reply.sent']);
});

test('a reply of only spaces is not sent, and each attempt shows what is missing', () => {
  const { actor, replyToNotification } = start();
  actor.send({ type: 'setText', text: ' \n ' });
  actor.send({ type: 'send' });
  expect(actor.getSnapshot()).toMatchObject({
    value: 'writing',
    context: { error: { message: 'reply.enterMessage' }, attempt: 1 },
  });
  actor.send({ type: 'send' });
  expect(actor.getSnapshot().context.attempt).toBe(2);
  actor.send({ type: 'setText', text: 'Y' });
  expect(actor.getSnapshot().context.error).toBeNull();
  expect(replyToNotification).not.toHaveBeenCalled();
});

test('Cancel closes the box and clears the text', () => {
  const { actor } = start();
  actor.send({ type: 'setText', text: 'Yes' });
  actor.send({ type: 'cancel' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'collapsed', context: { text: '' } });
});

test.each([
  ['the text of the server', { kind: 'http', status: 409, detail: 'The ride is over' }, 'The ride is over'],
  [
    'each item of a list of the server, joined with commas',
    { kind: 'http', status: 422, detail: [{ msg: 'Too long' }, { message: 'Too loud' }] },
    'Too long, Too loud',
  ],
  ['its own sentence', { kind: 'http', status: 500 }, undefined],
])('a failed reply keeps its text and shows %s', async (_, error, detail) => {
  const { actor, alerts } = start(() => Promise.reject(Object.assign(new Error('refused'), error)));
  actor.send({ type: 'setText', text: 'Yes' });
  actor.send({ type: 'send' });
  await flush();
  expect(actor.getSnapshot().value).toBe('writing');
  const { text, error: shown } = actor.getSnapshot().context;
  expect([text, shown]).toEqual(['Yes', { message: 'reply.failed', ...(detail && { detail }) }]);
  expect(alerts.messages()).toEqual([]);
});

test('a retry of the same text keeps its key, and another text has another key', async () => {
  const { actor, replyToNotification } = start(() =>
    Promise.reject(Object.assign(new Error('slow'), { kind: 'timeout' })),
  );
  for (const text of ['Yes', null, 'No']) {
    if (text !== null) actor.send({ type: 'setText', text });
    actor.send({ type: 'send' });
    await flush();
  }
  const keys = replyToNotification.mock.calls.map((call: unknown[]) => call[1]);
  expect(keys.map((key) => Object(key).idempotencyKey)).toEqual(['key-1', 'key-1', 'key-2']);
});

test('a text that was typed before is in an open box, and is not sent by itself', async () => {
  const replyToNotification = vi.fn(async () => ({ message: 'Sent' }));
  const ids = { next: () => 'another' };
  const kept = { text: 'Yes', idempotencyKey: 'key-7' };
  const actor = createActor(replyWith({ client: { replyToNotification }, ids }), {
    input: { original, alerts: recordingAlerts(), kept },
  });
  expect(actor.start().getSnapshot()).toMatchObject({ value: 'writing', context: { text: 'Yes' } });
  await flush();
  expect(replyToNotification).not.toHaveBeenCalled();
  actor.send({ type: 'send' });
  await flush();
  expect(replyToNotification).toHaveBeenCalledExactlyOnceWith(expect.anything(), { idempotencyKey: 'key-7' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'collapsed', context: { text: '' } });
});
