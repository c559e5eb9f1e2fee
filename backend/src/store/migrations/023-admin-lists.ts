import { sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';

const ended = sql`coalesce(completed_at, 0)`;

/** Adds the indexes from which the admins' lists are read in their orders. */
export const adminLists = async (db: Transaction<Database>): Promise<void> => {
  await sql`create index users_newest on users (created_at, id) where deleted_at is null`.execute(db);
  await sql`create index users_of_role on users (role, created_at, id) where deleted_at is null`.execute(db);
  await sql`create index users_locked on users (created_at, id) where is_active = 0 and deleted_at is null`.execute(
    db,
  );
  await sql`create index rides_requested on rides (status, created_at, id)`.execute(db);
  await sql`create index rides_ended on rides (status, (${ended}), id)`.execute(db);
  await sql`create index rides_by_fare on rides (status, estimated_fare, id)`.execute(db);
  await sql`create index rides_owed on rides (created_at, id) where settlement = 'owed'`.execute(db);
  await db.schema.dropIndex('audit_newest').execute();
  await sql`create index audit_newest on audit (created_at, id)`.execute(db);
  await sql`create index audit_of_action on audit (action, created_at, id)`.execute(db);
  await sql`create index audit_of_severity on audit (severity, created_at, id)`.execute(db);
  await db.schema.dropIndex('conversations_newest').execute();
  await sql`create index conversations_newest on conversations (last_message_at, thread_id)`.execute(db);
};
