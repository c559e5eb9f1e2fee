import type { Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** Adds declined offers, drivers who give no sign, and how far drivers were from the places of a ride. */
export const dispatch = async (db: Transaction<Database>): Promise<void> => {
  await db.schema
    .alterTable('ride_offers')
    .addColumn('declined', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('rides').addColumn('driver_silent_at', 'bigint').execute();
  await db.schema.alterTable('rides').addColumn('arrival_km', 'double precision').execute();
  await db.schema.alterTable('rides').addColumn('completion_km', 'double precision').execute();
};
