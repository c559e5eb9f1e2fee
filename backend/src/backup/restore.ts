import type { Write } from '../store/store.ts';
import { invalid } from './invalid.ts';
import { deleteEverything, exportedColumns, insertRows, type Row } from './rows.ts';
import type { ValidatedBackup } from './validate-rows.ts';

/** The admin who restores keeps the current password, which has just been verified. */
export type Restorer = { email: string; password_hash: string };

const admins = (rows: readonly Row[], names: string[]): Row[] =>
  rows.filter((row) => row[names.indexOf('role')] === 'admin' && row[names.indexOf('is_active')] === 1);

/** The users after the restore. Refuses a backup after which no admin could sign in. */
export const withRestorer = (validated: ValidatedBackup, restorer: Restorer): ValidatedBackup => {
  const tables = validated.tables.map(({ table, rows }) => {
    if (table.name !== 'users') return { table, rows };
    const names = exportedColumns(table);
    const [email, password] = [names.indexOf('email'), names.indexOf('password_hash')];
    const people = rows.map((row) =>
      row[email] === restorer.email ? row.with(password, restorer.password_hash) : row,
    );
    const able = admins(people, names);
    if (able.length === 0)
      throw invalid('This backup has no active admin: no user could manage the restored data');
    if (validated.lostPasswords > 0 && !able.some((row) => row[email] === restorer.email)) {
      throw invalid(
        'This backup is of another installation, so its passwords are not valid here, and none of its admins has your e-mail address: no user could sign in',
      );
    }
    return { table, rows: people };
  });
  return { ...validated, tables };
};

const isConstraint = (error: unknown): boolean =>
  error instanceof Error &&
  (error.message.includes('constraint failed') || ('code' in error && String(error.code).startsWith('23')));

/**
 * Replaces all data with the rows of a backup, and gives the database a new epoch. Atomic in the caller's transaction.
 */
export const replaceEverything = async (db: Write, { tables }: ValidatedBackup): Promise<void> => {
  await deleteEverything(db);
  for (const { table, rows } of tables) {
    try {
      await insertRows(db, table, rows);
    } catch (error) {
      if (!isConstraint(error)) throw error;
      throw invalid(`Two rows of ${table.name} have the same value in a unique field`);
    }
  }
  await db.updateTable('meta').set({ value: crypto.randomUUID() }).where('name', '=', 'epoch').execute();
};
