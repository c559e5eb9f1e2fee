import type { Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** Adds the PIN that starts a ride, the setting that asks for it, and the colour of a vehicle. */
export const startPin = async (db: Transaction<Database>): Promise<void> => {
  await db.schema
    .alterTable('settings')
    .addColumn('start_pin', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('rides').addColumn('start_pin', 'text').execute();
  await db.schema.alterTable('driver_profiles').addColumn('vehicle_color', 'text').execute();
};
