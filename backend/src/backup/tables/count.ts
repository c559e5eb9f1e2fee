import { SqliteAdapter, sql } from 'kysely';
import type { Read } from '../../store/store.ts';
import { endingTables, followingTables, keptNames, stayingTables } from './tables.ts';

/** Above this many rows a count is estimated, because counting reads them all. */
const countedExactly = 500;

const numberOf = async (db: Read, query: ReturnType<typeof sql<{ count: number | null }>>): Promise<number> =>
  Number((await query.execute(db)).rows[0]?.count ?? 0);

/** What the database knows about the size of a table: exact on SQLite, unless rows were deleted from the middle. */
const estimate = (db: Read, name: string): Promise<number> =>
  numberOf(
    db,
    db.getExecutor().adapter instanceof SqliteAdapter
      ? sql`select (select max(rowid) from ${sql.table(name)}) - (select min(rowid) from ${sql.table(name)}) + 1 as count`
      : sql`select sum(greatest(reltuples, 0)) as count from pg_class where relkind = 'r' and
          (oid = ${name}::regclass or oid in (select inhrelid from pg_inherits where inhparent = ${name}::regclass))`,
  );

const countTable = async (db: Read, name: string): Promise<number> => {
  const few = await numberOf(
    db,
    sql`select count(*) as count from (select 1 from ${sql.table(name)} limit ${countedExactly + 1}) as few`,
  );
  return few <= countedExactly ? few : Math.max(few, Math.round(await estimate(db, name)));
};

/** The number of rows in these tables together. */
export const countRows = async (db: Read, names: readonly string[]): Promise<number> => {
  let sum = 0;
  for (const name of names) sum += await numberOf(db, sql`select count(*) as count from ${sql.table(name)}`);
  return sum;
};

/** The number of rows in each table of the store, estimated above 500. */
export const countDocuments = async (db: Read): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const name of [...keptNames, ...endingTables, ...stayingTables, ...followingTables].toSorted())
    counts[name] = await countTable(db, name);
  return counts;
};
