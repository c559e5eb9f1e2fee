import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { sqliteDialect } from './dialects/sqlite.ts';
import { explainDamage, keepPrivate } from './dialects/sqlite-file.ts';
import type { StatementLog } from './dialects/trace-statements.ts';
import { migrate } from './migrate.ts';
import type { Database } from './schema.ts';
import type { Read, Store } from './store.ts';
import { stepByStep } from './transactions/steps.ts';

// Uses its own connection: a transaction on the shared one would pin the other readers to this snapshot.
const snapshot = async <T>(path: string, work: (db: Read) => Promise<T>): Promise<T> => {
  const db = new Kysely<Database>({ dialect: sqliteDialect(path, 'read') });
  try {
    return await db.transaction().setAccessMode('read only').execute(work);
  } finally {
    await db.destroy();
  }
};

/** The migrated, empty database that the next ':memory:' copies, because the migrations take long. */
let template: Buffer | null = null;

const contentOf = async (db: Kysely<Database>, copy: string): Promise<Buffer> => {
  await sql`vacuum into ${copy}`.execute(db);
  return readFileSync(copy);
};

const openOrExplain = (
  path: string,
  purpose: 'read' | 'write',
  isKept: boolean,
  log?: StatementLog,
): Kysely<Database> => {
  try {
    return new Kysely<Database>({ dialect: sqliteDialect(path, purpose, isKept), log });
  } catch (error) {
    throw explainDamage(path, error);
  }
};

/** The store in a SQLite file; the data of ':memory:' is lost on `close`. Throws for a damaged file. */
export const openSqliteStore = (file: string, log?: StatementLog): Store => {
  // Two connections cannot share an in-memory database without locking each other.
  const scratch = file === ':memory:' ? mkdtempSync(join(tmpdir(), 'mobility-')) : null;
  const path = scratch ? join(scratch, 'mobility.db') : file;
  mkdirSync(dirname(path), { recursive: true });
  if (scratch && template) writeFileSync(path, template);
  keepPrivate(path);
  const write = openOrExplain(path, 'write', !scratch, log);
  const read = openOrExplain(path, 'read', !scratch, log);
  return {
    read,
    lists: read,
    transaction: (work) => write.transaction().execute(work),
    inSteps: (steps) => write.transaction().execute((db) => stepByStep(db, steps)),
    snapshot: (work) => snapshot(path, work),
    migrate: async () => {
      try {
        await write.transaction().execute(migrate);
      } catch (error) {
        throw explainDamage(path, error);
      }
      if (scratch) template ??= await contentOf(write, join(scratch, 'template.db'));
    },
    close: async () => {
      await read.destroy();
      await write.destroy();
      if (scratch) rmSync(scratch, { recursive: true, force: true });
    },
  };
};
