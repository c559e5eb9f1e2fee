import { sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';
import { createIndexes } from './indexes.ts';

/** Lets the disputes about the rides of a driver be read from an index. */
export const disputesOfDrivers = async (db: Transaction<Database>): Promise<void> => {
  await db.schema
    .alterTable('disputes')
    .addColumn('driver_id', 'text', (column) => column.references('users.id'))
    .execute();
  await sql`update disputes set driver_id = (select driver_id from rides where rides.id = disputes.ride_id)`.execute(
    db,
  );
  await createIndexes(db, [
    {
      name: 'disputes_of_driver',
      on: 'disputes (driver_id, submitted_at, id) where driver_id is not null',
    },
  ]);
};
