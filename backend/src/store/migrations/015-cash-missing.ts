import type { Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** Adds to a ride when its driver reported that the cash did not arrive. */
export const cashMissing = async (db: Transaction<Database>): Promise<void> => {
  await db.schema.alterTable('rides').addColumn('cash_missing_at', 'bigint').execute();
};
