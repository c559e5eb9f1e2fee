import type { Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** A claimed payment knows what was asked for under its key. */
export const paymentIntent = async (db: Transaction<Database>): Promise<void> => {
  await db.schema.alterTable('payments').addColumn('body_hash', 'text').execute();
};
