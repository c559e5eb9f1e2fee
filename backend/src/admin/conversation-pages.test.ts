import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Context } from '../context.ts';
import { listConversations } from '../operations/admin/listConversations.ts';
import { createServer } from '../server.ts';
import type { Store } from '../store/store.ts';
import { createTestContext, given, type Person, requestBy } from '../testing/index.ts';
import { slowSteps } from '../testing/plan.ts';
import { earlierMessage, newestMessages } from './conversation-pages.queries.ts';

let context: Context;
let admin: Person;
let threads: { chat: string; question: string };

beforeAll(async () => {
  context = await createTestContext();
  admin = await given.user(context, 'admin');
  const ride = await given.acceptedRide(context);
  await given.rideMessage(context, ride, ride.rider, 'I am at the Umbrella corner');
  await given.rideMessage(context, ride, ride.driver, 'Two minutes');
  const { threadId } = await given.conversation(context);
  const { body } = await listConversations(context, requestBy(admin));
  const chat = body.conversations.find(({ thread_id }) => thread_id !== threadId);
  threads = { chat: chat?.thread_id ?? '', question: threadId };
});
afterAll(() => context.store.close());

const found = async (search: string) => {
  const { body } = await listConversations(context, requestBy(admin, { query: { search } }));
  expect(body.total).toBe(2);
  return body.conversations.map(({ thread_id }) => thread_id);
};

test('a search finds people, threads and earlier messages, in upper or lower case', async () => {
  expect(await found('umbrella')).toEqual([threads.chat]);
  expect(await found(threads.question.slice(-8).toLowerCase())).toEqual([threads.question]);
  const { body } = await listConversations(context, requestBy(admin));
  const [person] =
    body.conversations.find(({ thread_id }) => thread_id === threads.question)?.participants ?? [];
  expect(await found(person?.email.toUpperCase() ?? '-')).toContain(threads.question);
  expect(await found('nobody wrote this')).toEqual([]);
});

test('a search that finds more than a page continues with the cursor', async () => {
  const query = { search: '@', limit: 1 };
  const first = await listConversations(context, requestBy(admin, { query }));
  const cursor = first.headers?.['x-next-cursor'];
  const second = await listConversations(context, requestBy(admin, { query: { ...query, cursor } }));
  const ids = [first, second].flatMap(({ body }) => body.conversations.map(({ thread_id }) => thread_id));
  expect(new Set(ids)).toEqual(new Set([threads.chat, threads.question]));
  expect(second.headers).toEqual({});
});

test('the messages are searched from an index', async () => {
  expect(await slowSteps(context.store, newestMessages(context.store.read))).toEqual([]);
  expect(await slowSteps(context.store, earlierMessage(context.store.read))).toEqual([]);
});

/** Stores conversations of one message each. */
const addConversations = (store: Store, count: number) =>
  store.transaction(async (db) => {
    const ids = Array.from({ length: count }, (_, index) => `many${String(index).padStart(6, '0')}`);
    for (let from = 0; from < count; from += 100) {
      const some = ids.slice(from, from + 100);
      const at = 1_790_000_000_000 + from;
      await db
        .insertInto('conversations')
        .values(
          some.map((id) => ({
            thread_id: id,
            ride_id: null,
            message_count: 1,
            last_message_at: at,
            last_message_id: id,
          })),
        )
        .execute();
      await db
        .insertInto('conversation_messages')
        .values(
          some.map((id) => ({
            id,
            thread_id: id,
            sender_id: null,
            sender_name: 'Ada',
            message: 'Hello',
            created_at: at,
          })),
        )
        .execute();
    }
  });

test('a page has up to a thousand conversations, as the console asks for where an address names its twentieth page', async () => {
  // The server checks that its answers keep the contract.
  const server = await createServer({ logLevel: 'silent' });
  onTestFinished(() => server.close());
  await addConversations(server.context.store, 1_001);
  const { token } = await given.user(server.context, 'admin');
  const read = async (query: string) => {
    const { statusCode, headers, json } = await server.app.inject({
      url: `/api/admin/conversations${query}`,
      headers: { authorization: `Bearer ${token}` },
    });
    return [statusCode, json().conversations?.length, 'x-next-cursor' in headers];
  };
  expect(await read('')).toEqual([200, 500, true]);
  expect(await read('?limit=1000')).toEqual([200, 1_000, true]);
  expect(await read('?limit=1000&search=hello')).toEqual([200, 1_000, true]);
});
