import { sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** Adds the indexes that the refunds of a ride and the online drivers are read from. */
export const adminDesk = async (db: Transaction<Database>): Promise<void> => {
  await sql`create index ledger_of_ride on ledger_transactions (ride_id) where ride_id is not null`.execute(
    db,
  );
  await db.schema.dropIndex('driver_state_online').execute();
  await sql`create index drivers_online on driver_state (user_id) where is_online = 1`.execute(db);
};
