import { sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** An index, and the SQL of its table, columns and condition. */
export type Index = { name: string; on: string };

/** Creates indexes, except those that PostgreSQL has built before the migration. */
export const createIndexes = async (db: Transaction<Database>, indexes: readonly Index[]): Promise<void> => {
  for (const { name, on } of indexes)
    await sql`create index if not exists ${sql.id(name)} on ${sql.raw(on)}`.execute(db);
};
