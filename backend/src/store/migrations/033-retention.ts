import { sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** Adds the indexes from which the clean-up reads expired links, oldest first. */
export const retention = async (db: Transaction<Database>): Promise<void> => {
  await sql`create index email_validations_oldest on email_validations (expires_at)`.execute(db);
  await sql`create index password_resets_oldest on password_resets (expires_at)`.execute(db);
};
