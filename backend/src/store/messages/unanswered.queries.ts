import { sql } from 'kysely';
import type { Read } from '../store.ts';

/** How many rows are read to count what waits for an admin. */
export const mostCounted = 1_000;

/**
 * The role of who wrote the last message of a conversation, or `admin` where an admin has marked it as answered. A subquery
 * for each row, as a join would read all messages.
 */
const lastWriter = sql<string>`(select case when last_of.answered_message_id = last_of.last_message_id then 'admin' else sender.role end
  from conversations last_of
  join conversation_messages latest on latest.id = last_of.last_message_id
  join users sender on sender.id = latest.sender_id where last_of.thread_id = newest.thread_id)`;

/** The newest conversations with the admins, which are those of no ride, each with the role of who wrote last. */
export const newestWithAdmins = (db: Read) =>
  db
    .selectFrom(
      db
        .selectFrom('conversations')
        // Their index has no other columns: for more, PostgreSQL would read and sort all of them.
        .select('thread_id')
        // This expression is that of the index. For `is null`, SQLite would take the index of rides and sort.
        .where(sql<boolean>`coalesce(ride_id, '') = ''`)
        .orderBy('last_message_at', 'desc')
        .orderBy('thread_id', 'desc')
        .limit(mostCounted)
        .as('newest'),
    )
    .select(['newest.thread_id', lastWriter.as('writer')]);

/** Those in which the last message waits for an answer of an admin. */
export const unansweredAmong = (db: Read) =>
  db.selectFrom(newestWithAdmins(db).as('newest')).select('newest.thread_id').where('writer', '!=', 'admin');
