import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { createTestContext, given, outcomeOf, type Person, requestBy } from '../../testing/index.ts';
import { getConversation } from '../notifications/getConversation.ts';
import { getWaitingCounts } from './getWaitingCounts.ts';
import { listAuditLogs } from './listAuditLogs.ts';
import { listConversations } from './listConversations.ts';
import { sendUserMessage } from './sendUserMessage.ts';
import { setConversationStatus } from './setConversationStatus.ts';

let context: Context;
let [ada, ben]: Person[] = [];
beforeAll(async () => {
  context = await createTestContext();
  ada = await given.user(context, 'admin', { name: 'Ada Admin' });
  ben = await given.user(context, 'admin', { name: 'Ben Admin' });
});
afterAll(() => context.store.close());

const by = (person: Person | undefined): Person => {
  if (!person) throw new Error('nobody');
  return person;
};
const read = async (threadId: string) =>
  (await getConversation(context, requestBy(by(ada), { params: { threadId } }))).body;
const lastOf = async (threadId: string): Promise<string> => (await read(threadId)).messages.at(-1)?.id ?? '';

/** A rider's word of thanks, which needs no reply. */
const thanks = async () => {
  const { last_message_id: last, ...waiting } = await given.waitingConversation(context);
  return { ...waiting, last };
};
const set = (threadId: string, is_answered: boolean, last_message_id: string, admin = ada) =>
  setConversationStatus(
    context,
    requestBy(by(admin), { params: { id: threadId }, body: { is_answered, last_message_id } }),
  );
const waiting = async () => {
  const query = { state: 'unanswered' as const };
  const { body } = await listConversations(context, requestBy(by(ada), { query }));
  const counts = await getWaitingCounts(context, requestBy(by(ada)));
  expect(counts.body.unanswered_conversations).toBe(body.conversations.length);
  return body.conversations.map(({ thread_id }) => thread_id);
};
const entries = async (threadId: string) => {
  const { body } = await listAuditLogs(context, requestBy(by(ada), { query: { search: threadId } }));
  return body.filter(({ action }) => action === 'admin_conversation_modified');
};

test('a conversation that is marked as answered waits no longer, says who marked it, and waits again on the next message', async () => {
  const { threadId, rider, notification, last } = await thanks();
  expect(await read(threadId)).toMatchObject({ status: 'unanswered', marked_by: null });
  expect(await waiting()).toContain(threadId);
  const { body } = await set(threadId, true, last);
  expect(body).toMatchObject({ thread_id: threadId, status: 'marked_answered', marked_by: 'Ada Admin' });
  expect(await waiting()).not.toContain(threadId);
  await given.reply(context, rider, notification, 'One more thing');
  expect(await read(threadId)).toMatchObject({ status: 'unanswered', marked_by: null });
  expect(await waiting()).toContain(threadId);
});

test('the same status again changes nothing, and the audit trail has one entry', async () => {
  const { threadId, rider, last } = await thanks();
  await set(threadId, true, last);
  const { body } = await set(threadId, true, last, ben);
  expect(body.marked_by).toBe('Ada Admin');
  expect(await entries(threadId)).toEqual([
    expect.objectContaining({
      description: 'Conversation marked as answered',
      entity_type: 'conversation',
      entity_id: threadId,
      user_name: 'Ada Admin',
      subject_name: rider.name,
      severity: 'low',
    }),
  ]);
});

test('a mark can be taken back, by another admin too', async () => {
  const { threadId, last } = await thanks();
  await set(threadId, true, last);
  expect((await set(threadId, false, last, ben)).body).toMatchObject({
    status: 'unanswered',
    marked_by: null,
  });
  expect(await waiting()).toContain(threadId);
  await set(threadId, false, last);
  expect((await entries(threadId)).map(({ description }) => description)).toEqual([
    'Conversation waits for an answer again',
    'Conversation marked as answered',
  ]);
});

test('two admins who mark it at the same time leave one entry', async () => {
  const { threadId, last } = await thanks();
  const answers = await Promise.all([set(threadId, true, last), set(threadId, true, last, ben)]);
  expect(answers.map(({ body }) => body.status)).toEqual(['marked_answered', 'marked_answered']);
  expect(await entries(threadId)).toHaveLength(1);
});

test('a conversation that has gone on since it was read is not marked', async () => {
  const { threadId, rider, notification, last } = await thanks();
  await given.reply(context, rider, notification, 'One more thing');
  expect(await outcomeOf(set(threadId, true, last))).toEqual([
    409,
    'conversation_continued',
    'Someone has written in this conversation since. Please read it first.',
  ]);
  expect(await waiting()).toContain(threadId);
  expect(await entries(threadId)).toEqual([]);
});

test('a mark and a message at the same time leave the conversation waiting', async () => {
  const { threadId, rider, notification, last } = await thanks();
  const [, marked] = await Promise.all([
    given.reply(context, rider, notification, 'One more thing'),
    outcomeOf(set(threadId, true, last)),
  ]);
  expect([200, 409]).toContain(marked[0]);
  expect((await read(threadId)).status).toBe('unanswered');
  expect(await waiting()).toContain(threadId);
});

test('where another admin has replied since, nothing is marked', async () => {
  const { threadId, rider, last } = await thanks();
  const reply = { params: { id: rider.id }, body: { message: 'You are welcome', thread_id: threadId } };
  await sendUserMessage(context, requestBy(by(ben), reply));
  expect((await outcomeOf(set(threadId, true, last))).slice(0, 2)).toEqual([409, 'conversation_continued']);
  const newest = await lastOf(threadId);
  for (const is_answered of [true, false]) {
    expect((await set(threadId, is_answered, newest)).body).toMatchObject({
      status: 'answered',
      marked_by: null,
    });
  }
  expect(await entries(threadId)).toEqual([]);
});

test('the conversation of a ride waits for no admin and has no status', async () => {
  const ride = await given.acceptedRide(context);
  await given.rideMessage(context, ride, ride.rider, 'I am at the corner');
  const { body } = await listConversations(context, requestBy(by(ada)));
  const threadId = body.conversations[0]?.thread_id ?? '';
  const answer = await set(threadId, true, await lastOf(threadId));
  expect(answer.body).not.toHaveProperty('status');
  expect(await entries(threadId)).toEqual([]);
});

test('an unknown conversation is not found', async () => {
  expect((await outcomeOf(set('nothing', true, 'nothing'))).slice(0, 2)).toEqual([
    404,
    'conversation_not_found',
  ]);
});
