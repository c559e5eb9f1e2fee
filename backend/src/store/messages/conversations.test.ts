import { expect, test } from 'vitest';
import { createTestContext, given } from '../../testing/index.ts';
import { addMessage, beginConversation, conversationsAfter, requireConversation } from './conversations.ts';

test('a conversation shows at most a hundred of its participants', async () => {
  const context = await createTestContext();
  const people = await Promise.all(Array.from({ length: 101 }, () => given.user(context, 'rider')));
  const ids = people.map(({ id }) => id);
  const said = { sender_id: ids[0] ?? null, sender_name: 'Robin', message: 'Hello', created_at: 1 };
  await context.store.transaction(async (db) => {
    const unit = { db, now: 1, newId: context.newId, requestId: null };
    await beginConversation(unit, 'thread', { ...said, id: 'first' });
    await addMessage(unit, 'thread', { ...said, id: 'second' }, ids);
  });
  const [listed] = await conversationsAfter(context.store.read, { after: undefined, most: 1 });
  const found = await requireConversation(context.store.read, 'thread');
  expect([listed?.participants.length, found.participants?.length]).toEqual([100, 100]);
  await context.store.close();
});
