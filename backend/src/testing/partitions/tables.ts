import { sql, type TableMetadata } from 'kysely';
import type { Read } from '../../store/store.ts';
import { onPostgres } from '../place.ts';

/** The tables of the store. Partitions are not tables of their own. */
export const tablesOf = async (db: Read): Promise<TableMetadata[]> => {
  const tables = await db.introspection.getTables();
  if (!onPostgres()) return tables;
  const { rows } = await sql<{
    name: string;
  }>`select relname as name from pg_class where relispartition`.execute(db);
  const parts = new Set(rows.map(({ name }) => name));
  return tables.filter(({ name }) => !parts.has(name));
};
