import type { Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** Adds to a session that the lock of its user's account has ended it. */
export const revokedBy = async (db: Transaction<Database>): Promise<void> => {
  await db.schema.alterTable('sessions').addColumn('revoked_by', 'text').execute();
};
