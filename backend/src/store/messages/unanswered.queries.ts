import type { Read } from '../store.ts';

/** How many of the newest conversations are looked at. */
const looked = 1_000;

/** The query of the conversations with the admins in which the last message waits for an answer of an admin. */
export const unansweredAmong = (db: Read) =>
  db
    .selectFrom(
      db
        .selectFrom('conversations')
        .select(['thread_id', 'ride_id', 'last_message_id'])
        .orderBy('last_message_at', 'desc')
        .orderBy('thread_id', 'desc')
        .limit(looked)
        .as('newest'),
    )
    .innerJoin('conversation_messages as latest', 'latest.id', 'newest.last_message_id')
    .innerJoin('users as sender', 'sender.id', 'latest.sender_id')
    // The people of a ride write to each other.
    .where('newest.ride_id', 'is', null)
    .where('sender.role', '!=', 'admin');
