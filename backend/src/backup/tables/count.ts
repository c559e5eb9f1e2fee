import { sql } from 'kysely';
import type { Read } from '../../store/store.ts';
import { endingTables, keptTables, stayingTables } from './tables.ts';

/** The number of rows in each table of the store. */
export const countDocuments = async (db: Read): Promise<Record<string, number>> => {
  const names = [...keptTables.map(({ name }) => name), ...endingTables, ...stayingTables];
  const counts: Record<string, number> = {};
  for (const name of names.toSorted()) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(
      db,
    );
    counts[name] = Number(rows[0]?.count ?? 0);
  }
  return counts;
};
