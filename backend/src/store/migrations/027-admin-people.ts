import { sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** Adds the indexes from which an admin reads what belongs to one user, what waits for a person, and all movements. */
export const adminPeople = async (db: Transaction<Database>): Promise<void> => {
  await sql`create index audit_by_user on audit (user_id, created_at, id)`.execute(db);
  await sql`create index audit_about on audit (entity_id, created_at, id)`.execute(db);
  for (const [name, columns] of [
    ['disputes_of_rider', 'rider_id, submitted_at, id'],
    ['disputes_by_status', 'status, submitted_at, id'],
    ['disputes_newest', 'submitted_at, id'],
  ] as const) {
    await db.schema.dropIndex(name).execute();
    await sql`create index ${sql.ref(name)} on disputes (${sql.raw(columns)})`.execute(db);
  }
  await sql`create index emails_newest on emails (created_at, id)`.execute(db);
  await sql`create index emails_to on emails (recipient, created_at, id)`.execute(db);
  await sql`create index ledger_movements on ledger_entries (position) where substr(account, 1, 5) = 'user:'`.execute(
    db,
  );
  await sql`create index profiles_waiting on driver_profiles (user_id) where is_approved = 0`.execute(db);
  await sql`create index rides_with_silent_driver on rides (id) where driver_silent_at is not null`.execute(
    db,
  );
};
