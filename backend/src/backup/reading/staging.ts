import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as otherWork } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { sqliteDialect } from '../../store/dialects/sqlite.ts';
import { migrateTo } from '../../store/migrate.ts';
import { migrations } from '../../store/migrations/list.ts';
import type { Database } from '../../store/schema.ts';
import type { Row } from '../pages.ts';

/** The newest version of the schema. */
export const newestSchema = migrations.length;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const listed = (names: readonly string[]): string => names.map(quoted).join(', ');

/** Runs the first migrations in a file, and closes it. */
const migrateFile = async (path: string, version: number, copy?: string): Promise<void> => {
  const db = new Kysely<Database>({ dialect: sqliteDialect(path, { purpose: 'write', kept: null }) });
  try {
    await db.transaction().execute((transaction) => migrateTo(transaction, version));
    if (copy) await sql`vacuum into ${copy}`.execute(db);
  } finally {
    await db.destroy();
  }
};

/** The empty database of each version that was needed, because the migrations take longer than a small restore. */
const templates = new Map<number, Buffer>();

const templateOf = async (folder: string, version: number): Promise<Buffer> => {
  const found = templates.get(version);
  if (found) return found;
  const copy = join(folder, 'template.db');
  await migrateFile(join(folder, 'empty.db'), version, copy);
  const template = readFileSync(copy);
  templates.set(version, template);
  return template;
};

// The rows of a file may come in any order; what refers to what is checked when all are there.
const open = (path: string): DatabaseSync => {
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: false });
  // The file is deleted after the restore, whatever happens.
  database.exec('pragma journal_mode = off; pragma synchronous = off; pragma locking_mode = exclusive');
  database.exec('pragma cache_size = -65536');
  return database;
};

/**
 * Drops the triggers and the indexes that only make reading fast, because the rows arrive faster without them. Returns
 * the statements that create them again.
 */
const strip = (database: DatabaseSync): string[] => {
  const found = database
    .prepare(
      "select type, name, sql from sqlite_master where type in ('trigger', 'index') and sql is not null",
    )
    .all()
    .filter(({ sql: text }) => !/^create unique/i.test(String(text)));
  for (const { type, name } of found) database.exec(`drop ${type} ${quoted(String(name))}`);
  return found.map(({ sql: text }) => String(text));
};

/**
 * A database in a file of its own that holds the rows of a backup while they are checked. It begins with the schema of
 * the backup, so that the migrations bring rows of an earlier release up to date.
 */
export type Staging = Awaited<ReturnType<typeof createStaging>>;

/** Creates an empty database of this version of the schema in the folder. Close it before the folder is removed. */
export const createStaging = async (folder: string, version: number) => {
  const path = join(folder, 'staging.db');
  writeFileSync(path, await templateOf(folder, version), { mode: 0o600 });
  let database = open(path);
  const stripped = strip(database);
  database.exec('begin');
  return {
    /** The version of the schema that it begins with. */
    version,
    /** Prepares a query. */
    prepare: (query: string) => database.prepare(query),
    /** The columns of a table, without one that the database fills in itself; empty if there is no such table. */
    columnsOf: (table: string, identity?: string): string[] =>
      database
        .prepare('select name from pragma_table_info(?)')
        .all(table)
        .map(({ name }) => String(name))
        .filter((name) => name !== identity),
    /** Prepares the insertion of rows with these columns. */
    inserter: (table: string, columns: readonly string[]) => {
      const statement = database.prepare(
        `insert into ${quoted(table)} (${listed(columns)}) values (${columns.map(() => '?').join(', ')})`,
      );
      return (row: Row): void => void statement.run(...row);
    },
    /** The rows of a table in the order of the file. */
    *rows(table: string, columns: readonly string[]): Generator<Row> {
      const found = database
        .prepare(`select ${listed(columns)} from ${quoted(table)} order by rowid`)
        .iterate();
      for (const row of found) yield columns.map((name) => row[name] as Row[number]);
    },
    /** Brings the rows to the newest version of the schema. */
    migrate: async (): Promise<void> => {
      database.exec('commit');
      for (const statement of stripped) {
        database.exec(statement);
        await otherWork();
      }
      if (version < newestSchema) {
        database.close();
        await migrateFile(path, newestSchema);
        database = open(path);
      }
      database.exec('create index if not exists disputes_of_ride on disputes (ride_id)');
    },
    close: (): void => database.close(),
  };
};
