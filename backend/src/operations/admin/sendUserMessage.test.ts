import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import {
  createTestContext,
  given,
  messagesTo,
  outcomeOf,
  type Person,
  requestBy,
} from '../../testing/index.ts';
import { getConversation } from '../notifications/getConversation.ts';
import { listAuditLogs } from './listAuditLogs.ts';
import { sendUserMessage } from './sendUserMessage.ts';

let context: Context;
let admin: Person;
let rider: Person;
beforeAll(async () => {
  context = await createTestContext();
  admin = await given.user(context, 'admin', { name: 'Ada Admin' });
  rider = await given.user(context, 'rider', { name: 'Maya Chen' });
});
afterAll(() => context.store.close());

const write = (id: string, message: string, thread_id?: string) =>
  sendUserMessage(
    context,
    requestBy(admin, { params: { id }, body: { message, ...(thread_id && { thread_id }) } }),
  );
const threadOf = async (threadId = '') =>
  (await getConversation(context, requestBy(admin, { params: { threadId } }))).body;

test('a message starts a conversation that the reply and the next message continue', async () => {
  const { body } = await write(rider.id, ' Please send a photo ');
  expect((await messagesTo(context, rider.id)).at(-1)).toMatchObject({
    type: 'admin_message',
    message: 'Please send a photo',
    sender_id: 'admin',
    thread_id: body.thread_id,
  });
  await given.reply(context, rider, await given.lastNotification(context, rider), 'Here it is');
  await write(rider.id, 'Thank you', body.thread_id);
  const { messages, participants } = await threadOf(body.thread_id);
  expect(messages.map(({ message, sender_name }) => [sender_name, message])).toEqual([
    ['Ada Admin', 'Please send a photo'],
    ['Maya Chen', 'Here it is'],
    ['Ada Admin', 'Thank you'],
  ]);
  expect(participants?.map(({ name }) => name)).toEqual(['Ada Admin', 'Maya Chen']);
  const [entry] = (await listAuditLogs(context, requestBy(admin, { query: { limit: 1 } }))).body;
  expect(entry).toMatchObject({ entity_id: rider.id, metadata: { conversation_thread: body.thread_id } });
});

test('a conversation of others, an unknown user and a blank message are refused', async () => {
  const { body } = await write(rider.id, 'Hello');
  const other = await given.user(context, 'rider');
  const refused = async (call: ReturnType<typeof write>) => (await outcomeOf(call)).slice(0, 2);
  expect(await refused(write(other.id, 'Hello', body.thread_id))).toEqual([404, 'conversation_not_found']);
  expect(await refused(write('nobody', 'Hello'))).toEqual([404, 'user_not_found']);
  await expect(async () => write(rider.id, '  ')).rejects.toMatchObject({ code: 'validation_failed' });
  expect((await messagesTo(context, other.id)).length).toBe(0);
});
