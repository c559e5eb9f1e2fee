import type { Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** Adds what is known of the attempts of rides that ended before a trip. Attempts that ended earlier have no rows. */
export const rideAttempts = async (db: Transaction<Database>): Promise<void> => {
  await db.schema
    .createTable('ride_attempts')
    .addColumn('ride_id', 'text', (column) => column.notNull().references('rides.id'))
    .addColumn('attempt', 'integer', (column) => column.notNull())
    .addColumn('driver_id', 'text', (column) => column.references('users.id'))
    .addColumn('accepted_at', 'bigint')
    .addColumn('ended_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_by', 'text', (column) => column.notNull())
    .addColumn('admin_id', 'text', (column) => column.references('users.id'))
    .addPrimaryKeyConstraint('ride_attempts_key', ['ride_id', 'attempt'])
    .execute();
};
