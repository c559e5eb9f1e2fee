import type { Write } from '../store.ts';
import { invalid } from './invalid.ts';
import type { Judged } from './judge-rows.ts';
import { deleteEverything, exportedColumns, insertRows, type Row } from './rows.ts';

/** Whose password stays the present one: who restores has just proved who they are. */
export type Restorer = { email: string; password_hash: string };

const admins = (rows: readonly Row[], names: string[]): Row[] =>
  rows.filter((row) => row[names.indexOf('role')] === 'admin' && row[names.indexOf('is_active')] === 1);

/** The people of a backup as they will be. Refuses a backup after which no admin could sign in. */
export const withRestorer = (judged: Judged, restorer: Restorer): Judged => {
  const tables = judged.tables.map(({ table, rows }) => {
    if (table.name !== 'users') return { table, rows };
    const names = exportedColumns(table);
    const [email, password] = [names.indexOf('email'), names.indexOf('password_hash')];
    const people = rows.map((row) =>
      row[email] === restorer.email ? row.with(password, restorer.password_hash) : row,
    );
    const able = admins(people, names);
    if (able.length === 0)
      throw invalid('This backup has no active admin: nobody could manage what it restores');
    if (judged.lostPasswords > 0 && !able.some((row) => row[email] === restorer.email)) {
      throw invalid(
        'This backup is of another installation, so its passwords do not count here, and none of its admins has your e-mail address: nobody could sign in',
      );
    }
    return { table, rows: people };
  });
  return { ...judged, tables };
};

const isConstraint = (error: unknown): boolean =>
  error instanceof Error &&
  (error.message.includes('constraint failed') || ('code' in error && String(error.code).startsWith('23')));

/** Replaces everything by the rows of a backup, and gives the database a new epoch. The caller's transaction makes it all or nothing. */
export const replaceEverything = async (db: Write, { tables }: Judged): Promise<void> => {
  await deleteEverything(db);
  for (const { table, rows } of tables) {
    try {
      await insertRows(db, table, rows);
    } catch (error) {
      if (!isConstraint(error)) throw error;
      throw invalid(`Two rows of ${table.name} claim what only one may have`);
    }
  }
  await db.updateTable('meta').set({ value: crypto.randomUUID() }).where('name', '=', 'epoch').execute();
};
