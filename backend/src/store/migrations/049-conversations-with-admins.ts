import { sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** Finds the newest conversations with the admins, however many people of rides write to each other meanwhile. */
export const conversationsWithAdmins = async (db: Transaction<Database>): Promise<void> => {
  await sql`create index conversations_with_admins on conversations (last_message_at, thread_id)
    where coalesce(ride_id, '') = ''`.execute(db);
};
