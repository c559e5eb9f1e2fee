import type { Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** Adds why an admin sent a driver's profile back. */
export const sentBack = async (db: Transaction<Database>): Promise<void> => {
  await db.schema.alterTable('driver_profiles').addColumn('sent_back_reason', 'text').execute();
};
