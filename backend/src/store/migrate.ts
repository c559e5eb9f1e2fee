import type { Transaction } from 'kysely';
import { migrations, numbered } from './migrations/list.ts';
import type { Database } from './schema.ts';

type Db = Transaction<Database>;

const createTables = async (db: Db): Promise<void> => {
  await db.schema
    .createTable('meta')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .execute();
};

const versionOf = async (db: Db): Promise<number> => {
  const row = await db
    .selectFrom('meta')
    .select('value')
    .where('name', '=', 'schema_version')
    .executeTakeFirst();
  return Number(row?.value ?? 0);
};

/** The names of the migrations that have run. A database of an earlier release stored only their number. */
const namesIn = async (db: Db): Promise<string[]> => {
  const rows = await db.selectFrom('migrations').select('name').execute();
  if (rows.length > 0) return rows.map(({ name }) => name);
  const version = await versionOf(db);
  if (version > numbered) throw newer(`schema ${version}`);
  return migrations.slice(0, version).map(({ name }) => name);
};

const newer = (what: string): Error => new Error(`The database is newer than this server: it has ${what}`);

const keepNames = async (db: Db, names: readonly string[]): Promise<void> => {
  await db
    .insertInto('migrations')
    .values(names.map((name) => ({ name })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  // Servers of earlier releases and backups compare the number.
  const value = String(names.length);
  await db
    .insertInto('meta')
    .values({ name: 'schema_version', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
};

/** Runs the first migrations that this database lacks. Throws if it has one that this server does not know. */
export const migrateTo = async (db: Db, count: number): Promise<void> => {
  await createTables(db);
  const names = await namesIn(db);
  const unknown = names.filter((name) => migrations.every((known) => known.name !== name));
  if (unknown.length > 0) throw newer(unknown.join(', '));
  for (const { name, run } of migrations.slice(0, count)) {
    if (names.includes(name)) continue;
    await run(db);
    names.push(name);
  }
  await keepNames(db, names);
};

/** Runs the migrations that are missing in this database. Throws if the database is newer than the code. */
export const migrate = (db: Db): Promise<void> => migrateTo(db, migrations.length);
