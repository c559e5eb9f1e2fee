import { sql } from 'kysely';
import { endingTables, keptTables, stayingTables } from '../backup/tables/tables.ts';
import type { Context } from '../context.ts';

const read = async ({ store }: Context, names: readonly string[]): Promise<Record<string, string[]>> => {
  const dump: Record<string, string[]> = {};
  for (const name of names) {
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(store.read);
    dump[name] = rows.map((row) => JSON.stringify(row)).toSorted();
  }
  return dump;
};

/** All rows of all tables. */
export const dumpOf = (context: Context) =>
  read(context, [...keptTables.map(({ name }) => name), ...endingTables, ...stayingTables]);

/** All rows that a backup contains. */
export const keptOf = (context: Context) =>
  read(
    context,
    keptTables.map(({ name }) => name),
  );
