import type { Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** Adds the driver who alone is offered a ride until its next wave. */
export const exclusiveOffers = async (db: Transaction<Database>): Promise<void> => {
  await db.schema
    .alterTable('ride_waves')
    .addColumn('only_driver_id', 'text', (column) => column.references('users.id'))
    .execute();
};
