import type { Transaction } from 'kysely';
import type { Database } from '../schema.ts';
import { createIndexes } from './indexes.ts';

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
  // For the data of a person, and for the references to users who are deleted by a restore.
  await createIndexes(db, [
    { name: 'ride_attempts_of_driver', on: 'ride_attempts (driver_id)' },
    { name: 'ride_attempts_of_admin', on: 'ride_attempts (admin_id) where admin_id is not null' },
  ]);
};
