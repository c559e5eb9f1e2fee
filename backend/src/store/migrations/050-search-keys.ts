import { SqliteAdapter, sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** Only the 26 letters, so that both engines do it alike, and in the order of bytes, so that an index finds beginnings. */
const folded = (column: string, isSqlite: boolean) =>
  sql.raw(isSqlite ? `lower(${column})` : `lower(${column} collate "C")`);

/** The end of an id, which the console shows instead of all of it. */
const shown = (column: string, isSqlite: boolean) =>
  sql.raw(isSqlite ? `lower(substr(${column}, -8))` : `lower(right(${column}, 8) collate "C")`);

/** Finds a user by the beginning of the name or the address, and users, rides and conversations by the end of the id. */
export const searchKeys = async (db: Transaction<Database>): Promise<void> => {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  for (const column of ['email', 'name'])
    await sql`create index ${sql.id(`users_by_${column}`)} on users ((${folded(column, isSqlite)}), id)
      where deleted_at is null`.execute(db);
  for (const [table, column] of [
    ['users', 'id'],
    ['rides', 'id'],
    ['conversations', 'thread_id'],
  ] as const)
    await sql`create index ${sql.id(`${table}_by_shown_id`)} on ${sql.table(table)} ((${shown(column, isSqlite)}))`.execute(
      db,
    );
  await sql`create index conversations_of_user on conversation_participants (user_id, thread_id)`.execute(db);
};
