import { preparedFor } from '../../store/live/prepared-for.ts';
import { prepared } from '../../store/prepared.ts';
import type { Read } from '../../store/store.ts';

type Newest = { id: string; most: number };

/** The query of the threads that a person takes part in, the newest first. */
export const newestThreads = (db: Read, { id, most }: Newest) =>
  db
    .selectFrom('conversation_participants')
    .select('thread_id')
    .where('user_id', '=', id)
    .orderBy('thread_id', 'desc')
    .limit(most);

/** The threads that a person takes part in, the newest first. */
export const newestThreadsOf = prepared(['id', 'most'], newestThreads);

/** The places of conversations in their list. */
export const placesOf = preparedFor(['id'], (db: Read, keys: readonly { id: string }[]) =>
  db
    .selectFrom('conversations')
    .select(['thread_id as id', 'last_message_at as value'])
    .where(
      'thread_id',
      'in',
      keys.map(({ id }) => id),
    ),
);
