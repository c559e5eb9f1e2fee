import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { endingTables, keptTables, stayingTables } from '../store/backup/tables.ts';

const read = async ({ store }: Context, names: readonly string[]): Promise<Record<string, string[]>> => {
  const dump: Record<string, string[]> = {};
  for (const name of names) {
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(store.read);
    dump[name] = rows.map((row) => JSON.stringify(row)).toSorted();
  }
  return dump;
};

/** Every row of every table. */
export const dumpOf = (context: Context) =>
  read(context, [...keptTables.map(({ name }) => name), ...endingTables, ...stayingTables]);

/** Every row that a backup holds. */
export const keptOf = (context: Context) =>
  read(
    context,
    keptTables.map(({ name }) => name),
  );
