import type { Value } from './rows.ts';
import { type Collections, valuesOf } from './values.ts';

/** What was written in a conversation: how many messages, and the last of them. */
type Thread = { count: number; lastId: Value; lastAt: Value };

const nothing: Thread = { count: 0, lastId: null, lastAt: null };

/** What the messages of a backup say of its conversations. */
export const threadsOf = (collections: Collections) => {
  const threads = new Map<Value, Thread>();
  const messages = valuesOf(collections, 'conversation_messages', ['thread_id', 'id', 'created_at']);
  for (const [thread = null, lastId = null, lastAt = null] of messages) {
    threads.set(thread, { count: (threads.get(thread) ?? nothing).count + 1, lastId, lastAt });
  }
  return { threadOf: (thread: Value): Thread => threads.get(thread) ?? nothing };
};
