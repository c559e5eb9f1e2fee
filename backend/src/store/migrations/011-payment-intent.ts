import type { Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** Adds to a payment the hash of the request that its idempotency key belongs to. */
export const paymentIntent = async (db: Transaction<Database>): Promise<void> => {
  await db.schema.alterTable('payments').addColumn('body_hash', 'text').execute();
};
