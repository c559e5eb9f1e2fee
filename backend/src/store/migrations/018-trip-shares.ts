import type { Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** Adds the links with which riders share a ride. */
export const tripShares = async (db: Transaction<Database>): Promise<void> => {
  await db.schema
    .createTable('trip_shares')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('ride_id', 'text', (column) => column.notNull().references('rides.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('revoked_at', 'bigint')
    .execute();
  await db.schema.createIndex('trip_shares_ride').on('trip_shares').column('ride_id').execute();
};
