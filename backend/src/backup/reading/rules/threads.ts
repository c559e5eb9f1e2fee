import type { Value } from '../../pages.ts';
import type { Staging } from '../staging.ts';

/** The number of messages in a conversation, and the last one. */
type Thread = { count: number; lastId: Value; lastAt: Value };

/** Message counts and messages of the conversations in a backup. */
export const threadsOf = ({ prepare }: Staging) => {
  const count = prepare('select count(*) as count from conversation_messages where thread_id = ?');
  const last = prepare(
    'select id, created_at from conversation_messages where thread_id = ? order by position desc limit 1',
  );
  const message = prepare('select thread_id from conversation_messages where id = ?');
  return {
    isMessageOf: (id: Value, thread: Value): boolean => message.get(id)?.thread_id === thread,
    threadOf: (thread: Value): Thread => {
      const newest = last.get(thread);
      return {
        count: Number(count.get(thread)?.count ?? 0),
        lastId: (newest?.id ?? null) as Value,
        lastAt: (newest?.created_at ?? null) as Value,
      };
    },
  };
};
