import { setImmediate as otherWork } from 'node:timers/promises';
import { SqliteAdapter, sql } from 'kysely';
import type { Read, Write } from '../store/store.ts';
import type { Progress } from './progress.ts';
import type { Column, Table } from './tables/columns.ts';
import { emptiedNames } from './tables/tables.ts';
import type { Vault } from './vault.ts';

export type Value = string | number | null;
export type Row = Value[];

const exportedEntries = (table: Table): [string, Column][] =>
  Object.entries(table.columns).filter(([, { kind }]) => kind !== 'identity');

/** The columns of a backup, in order. */
export const exportedColumns = (table: Table): string[] => exportedEntries(table).map(([name]) => name);
/** The column descriptions of a backup, in the same order. */
export const exportedKinds = (table: Table): Column[] => exportedEntries(table).map(([, column]) => column);

/** The name that binds a secret to its column and row. */
export const secretName = (table: Table, row: Row, column: string): string => {
  const names = exportedColumns(table);
  return [table.name, column, ...table.key.map((name) => row[names.indexOf(name)])].join(':');
};

const orderOf = ({ columns, key }: Table): string[] => {
  const identity = Object.entries(columns).find(([, { kind }]) => kind === 'identity')?.[0];
  return identity === undefined ? [...key] : [identity];
};

const sealed = (table: Table, row: Row, vault: Pick<Vault, 'seal'>): Row =>
  exportedEntries(table).map(([name, { kind }], index) => {
    const value = row[index] ?? null;
    return kind === 'secret' && value !== null
      ? vault.seal(String(value), secretName(table, row, name))
      : value;
  });

const rowsPerPage = 1_000;

/** All rows in a stable order, secrets encrypted, by the page: no more than one page is in memory. */
export async function* readPages(db: Read, table: Table, vault: Pick<Vault, 'seal'>): AsyncGenerator<Row[]> {
  const [columns, order] = [exportedColumns(table), orderOf(table)];
  const [selected, ordered] = [
    [...new Set([...columns, ...order])],
    sql.join(order.map((name) => sql.ref(name))),
  ];
  const hasSecrets = exportedKinds(table).some(({ kind }) => kind === 'secret');
  const pageAfter = (last: Value[] | null) => sql<Record<string, Value>>`
    select ${sql.join(selected.map((name) => sql.ref(name)))} from ${sql.table(table.name)}
    ${last ? sql`where (${ordered}) > (${sql.join(last)})` : sql``}
    order by ${ordered} limit ${sql.lit(rowsPerPage)}`;
  let last: Value[] | null = null;
  for (;;) {
    const rows: Record<string, Value>[] = (await pageAfter(last).execute(db)).rows;
    if (rows.length > 0)
      yield rows.map((found) => {
        const row = columns.map((name) => found[name] ?? null);
        return hasSecrets ? sealed(table, row, vault) : row;
      });
    const end = rows.at(-1);
    if (!end || rows.length < rowsPerPage) return;
    last = order.map((name) => end[name] ?? null);
  }
}

const rowsPerDeletion = 5_000;

/** Deletes all rows of a table. SQLite deletes them in parts, because it works in the thread that serves all requests. */
const empty = async (db: Write, name: string, progress: Progress): Promise<void> => {
  const run = async (statement: ReturnType<typeof sql>): Promise<number> => {
    const count = Number((await statement.execute(db)).numAffectedRows);
    progress.add(count);
    return count;
  };
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) {
    await run(sql`delete from ${sql.table(name)}`);
    return;
  }
  const part = sql`delete from ${sql.table(name)} where rowid in
    (select rowid from ${sql.table(name)} limit ${sql.lit(rowsPerDeletion)})`;
  while ((await run(part)) > 0) await otherWork();
};

/** Empties all tables that a backup replaces or ends. */
export const deleteEverything = async (db: Write, progress: Progress): Promise<void> => {
  for (const name of emptiedNames) await empty(db, name, progress);
};

const valuesAtMost = 5_000;

/**
 * Inserts rows in their order, many with each statement; other requests are served between the pages. Of a table that
 * grows, a row whose key is there already is left out.
 */
export const insertPages = async (
  db: Write,
  table: Table,
  pages: Iterable<Row[]> | AsyncIterable<Row[]>,
  progress: Progress | null = null,
): Promise<void> => {
  const columns = exportedColumns(table);
  const batch = Math.floor(valuesAtMost / columns.length);
  const statement = (size: number) => {
    const one = sql`(${sql.join(columns.map(() => sql.val(null)))})`;
    return sql`insert into ${sql.table(table.name)} (${sql.join(columns.map((name) => sql.ref(name)))})
      values ${sql.join(Array.from({ length: size }, () => one))}
      ${table.grows ? sql`on conflict do nothing` : sql``}`.compile(db);
  };
  // Compiled once for all full batches, because compiling costs more than inserting.
  let full: ReturnType<typeof statement> | null = null;
  for await (const rows of pages) {
    for (let start = 0; start < rows.length; start += batch) {
      const part = rows.slice(start, start + batch);
      if (part.length === batch) full ??= statement(batch);
      const compiled = part.length === batch && full ? full : statement(part.length);
      await db.executeQuery({ ...compiled, parameters: part.flat() });
      progress?.add(part.length);
    }
    await otherWork();
  }
};
