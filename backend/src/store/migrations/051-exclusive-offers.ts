import type { Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** Adds the driver who alone is offered a ride, and until when. */
export const exclusiveOffers = async (db: Transaction<Database>): Promise<void> => {
  await db.schema
    .alterTable('ride_waves')
    .addColumn('only_driver_id', 'text', (column) => column.references('users.id'))
    .execute();
  await db.schema.alterTable('ride_waves').addColumn('only_until', 'bigint').execute();
};
