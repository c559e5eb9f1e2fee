import type { Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** Adds how far drivers came with their riders. It is not known of rides that began earlier. */
export const drivenDistance = async (db: Transaction<Database>): Promise<void> => {
  const { schema } = db;
  await schema.alterTable('locations').addColumn('driven_ride', 'text').execute();
  await schema
    .alterTable('locations')
    .addColumn('driven_km', 'double precision', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema
    .alterTable('locations')
    .addColumn('driven_partial', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('rides').addColumn('driven_km', 'double precision').execute();
  await schema.alterTable('rides').addColumn('driven_partial', 'integer').execute();
};
