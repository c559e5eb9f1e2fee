import type { Value } from '../rows.ts';
import { type Collections, valuesOf } from './values.ts';

/** The number of messages in a conversation, and the last one. */
type Thread = { count: number; lastId: Value; lastAt: Value };

const nothing: Thread = { count: 0, lastId: null, lastAt: null };

/** Message counts and last messages of the conversations in a backup. */
export const threadsOf = (collections: Collections) => {
  const threads = new Map<Value, Thread>();
  const messages = valuesOf(collections, 'conversation_messages', ['thread_id', 'id', 'created_at']);
  for (const [thread = null, lastId = null, lastAt = null] of messages) {
    threads.set(thread, { count: (threads.get(thread) ?? nothing).count + 1, lastId, lastAt });
  }
  return { threadOf: (thread: Value): Thread => threads.get(thread) ?? nothing };
};
