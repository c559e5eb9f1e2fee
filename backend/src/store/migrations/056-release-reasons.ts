import type { Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** Adds why a driver or an admin ended an attempt. Attempts that ended earlier have no reason. */
export const releaseReasons = async (db: Transaction<Database>): Promise<void> => {
  await db.schema.alterTable('ride_attempts').addColumn('reason', 'text').execute();
};
