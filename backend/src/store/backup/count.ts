import { sql } from 'kysely';
import type { Read } from '../store.ts';
import { endingTables, keptTables, stayingTables } from './tables.ts';

/** How many rows each table of the store has. */
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
