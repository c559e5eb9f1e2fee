import type { Transaction } from 'kysely';
import type { Database } from '../schema.ts';
import { createIndexes, type Index } from './indexes.ts';

export const conversationsWithAdminsIndexes: Index[] = [
  {
    name: 'conversations_with_admins',
    on: `conversations (last_message_at, thread_id) where coalesce(ride_id, '') = ''`,
  },
];

/** Finds the newest conversations with the admins, however many people of rides write to each other meanwhile. */
export const conversationsWithAdmins = (db: Transaction<Database>): Promise<void> =>
  createIndexes(db, conversationsWithAdminsIndexes);
