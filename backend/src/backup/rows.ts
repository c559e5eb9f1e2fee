import { sql } from 'kysely';
import type { Read, Write } from '../store/store.ts';
import type { Column, Table } from './tables/columns.ts';
import { endingTables, keptTables } from './tables/tables.ts';
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

const sealed = (table: Table, row: Row, vault: Vault): Row =>
  exportedEntries(table).map(([name, { kind }], index) => {
    const value = row[index] ?? null;
    return kind === 'secret' && value !== null
      ? vault.seal(String(value), secretName(table, row, name))
      : value;
  });

/** All rows in a stable order, secrets encrypted. */
export const readRows = async (db: Read, table: Table, vault: Vault): Promise<Row[]> => {
  const columns = exportedColumns(table);
  const { rows } = await sql<Record<string, Value>>`
    select ${sql.join(columns.map((name) => sql.ref(name)))} from ${sql.table(table.name)}
    order by ${sql.join(orderOf(table).map((name) => sql.ref(name)))}`.execute(db);
  const hasSecrets = exportedKinds(table).some(({ kind }) => kind === 'secret');
  return rows.map((found) => {
    const row = columns.map((name) => found[name] ?? null);
    return hasSecrets ? sealed(table, row, vault) : row;
  });
};

/** Empties all tables that a backup replaces or ends, referring tables first. */
export const deleteEverything = async (db: Write): Promise<void> => {
  const names = [...endingTables, ...keptTables.map(({ name }) => name).toReversed()];
  for (const name of names) await sql`delete from ${sql.table(name)}`.execute(db);
};

const valuesAtMost = 5_000;

/** Inserts the rows in their order. */
export const insertRows = async (db: Write, table: Table, rows: readonly Row[]): Promise<void> => {
  const columns = exportedColumns(table);
  const batch = Math.floor(valuesAtMost / columns.length);
  const statement = (size: number) => {
    const one = sql`(${sql.join(columns.map(() => sql.val(null)))})`;
    return sql`insert into ${sql.table(table.name)} (${sql.join(columns.map((name) => sql.ref(name)))})
      values ${sql.join(Array.from({ length: size }, () => one))}`.compile(db);
  };
  // Compiled once for all full batches, because compiling costs more than inserting.
  const full = rows.length >= batch ? statement(batch) : null;
  for (let start = 0; start < rows.length; start += batch) {
    const part = rows.slice(start, start + batch);
    const compiled = full && part.length === batch ? full : statement(part.length);
    await db.executeQuery({ ...compiled, parameters: part.flat() });
  }
};
