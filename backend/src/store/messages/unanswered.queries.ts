import { sql } from 'kysely';
import type { Read } from '../store.ts';

/** How many rows are read to count what waits for an admin. */
export const mostCounted = 1_000;

/** The newest conversations with the admins, which are those of no ride, each with the role of who wrote last. */
export const newestWithAdmins = (db: Read) =>
  db
    .selectFrom(
      db
        .selectFrom('conversations')
        .select(['thread_id', 'last_message_id'])
        // This expression is that of their index. For `is null`, SQLite would take the index of rides and sort.
        .where(sql<boolean>`coalesce(ride_id, '') = ''`)
        .orderBy('last_message_at', 'desc')
        .orderBy('thread_id', 'desc')
        .limit(mostCounted)
        .as('newest'),
    )
    .innerJoin('conversation_messages as latest', 'latest.id', 'newest.last_message_id')
    .leftJoin('users as sender', 'sender.id', 'latest.sender_id');

/** Those in which the last message waits for an answer of an admin. */
export const unansweredAmong = (db: Read) => newestWithAdmins(db).where('sender.role', '!=', 'admin');
