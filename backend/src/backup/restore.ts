import type { Write } from '../store/store.ts';
import { invalid } from './invalid.ts';
import {
  deleteEverything,
  exportedColumns,
  exportedKinds,
  insertPages,
  type Row,
  secretName,
} from './pages.ts';
import type { Progress } from './progress.ts';
import { refusedRow } from './reading/constraint.ts';
import type { Staging } from './reading/staging.ts';
import type { Table } from './tables/columns.ts';
import { countRows } from './tables/count.ts';
import { emptiedNames, keptTables } from './tables/tables.ts';
import type { Vault } from './vault.ts';

/** The rows of a checked file. */
type Source = { staging: Staging; vault: Vault; documents: number };

/** The admin who restores keeps the current password, which has just been verified. */
export type Restorer = { id: string; email: string; password_hash: string };

/** Refuses a backup after which no admin could sign in. */
export const requireAdmin = ({ prepare }: Staging): void => {
  const found = prepare("select 1 from users where role = 'admin' and is_active = 1 limit 1").get();
  if (!found) throw invalid('This backup has no active admin: no user could manage the restored data');
};

/** Decrypts the secrets of rows. Refuses one that was sealed for another row. */
const secretsOpener = (table: Table, vault: Vault): ((row: Row) => Row) => {
  const names = exportedColumns(table);
  const places = exportedKinds(table).flatMap(({ kind }, place) => (kind === 'secret' ? [place] : []));
  if (places.length === 0) return (row) => row;
  return (row) =>
    row.map((value, place) => {
      if (value === null || !places.includes(place)) return value;
      const secret = vault.open(String(value), secretName(table, row, names[place] ?? ''));
      if (secret === null) throw invalid('A secret of this backup was changed');
      return secret;
    });
};

/** Gives the admin who restores the current password. */
const passwordKeeper = (table: Table, { email, password_hash }: Restorer): ((row: Row) => Row) => {
  if (table.name !== 'users') return (row) => row;
  const names = exportedColumns(table);
  const [address, password] = [names.indexOf('email'), names.indexOf('password_hash')];
  return (row) => (row[address] === email ? row.with(password, password_hash) : row);
};

const rowsPerPage = 1_000;

function* pagesOf(staging: Staging, table: Table, change: (row: Row) => Row): Generator<Row[]> {
  let page: Row[] = [];
  for (const row of staging.rows(table.name, exportedColumns(table))) {
    page.push(change(row));
    if (page.length < rowsPerPage) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

/**
 * Replaces all data with the staged rows, except the audit trail, which gets those that it lacks, and gives the database a
 * new epoch. Atomic in the caller's transaction.
 */
export const replaceEverything = async (
  db: Write,
  { staging, vault, documents }: Source,
  restorer: Restorer,
  progress: Progress,
): Promise<void> => {
  progress.begin('removing', await countRows(db, emptiedNames));
  await deleteEverything(db, progress);
  progress.begin('restoring', documents);
  for (const table of keptTables) {
    const [open, keep] = [secretsOpener(table, vault), passwordKeeper(table, restorer)];
    try {
      await insertPages(
        db,
        table,
        pagesOf(staging, table, (row) => keep(open(row))),
        progress,
      );
    } catch (error) {
      throw refusedRow(table, error);
    }
  }
  progress.begin('finishing');
  await db.updateTable('meta').set({ value: crypto.randomUUID() }).where('name', '=', 'epoch').execute();
};
