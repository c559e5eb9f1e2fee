import { sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** Adds indexes for queries that walked a whole table, or every row of one status. */
export const selectiveIndexes = async (db: Transaction<Database>): Promise<void> => {
  await sql`create index payments_of_ride_in_status on payments (ride_id, status)`.execute(db);
  await sql`create index users_by_role on users (role, is_active, id)`.execute(db);
  await sql`create index saved_places_of_user on saved_places (user_id)`.execute(db);
  await sql`create index socket_tickets_oldest on socket_tickets (expires_at)`.execute(db);
  // What the clean-up deletes, oldest first.
  await sql`create index outbox_oldest on outbox (created_at)`.execute(db);
  await sql`create index sessions_oldest on sessions (rotated_at)`.execute(db);
  await sql`create index ride_offers_oldest on ride_offers (created_at)`.execute(db);
};
