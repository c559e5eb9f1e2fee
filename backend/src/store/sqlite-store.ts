import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Dialect, Kysely, sql } from 'kysely';
import { keptFile } from './dialects/kept-file.ts';
import { listsDialect, snapshotDialect } from './dialects/reader/reader-dialect.ts';
import { sqliteDialect } from './dialects/sqlite.ts';
import { explainDamage, keepPrivate } from './dialects/sqlite-file.ts';
import type { StatementLog } from './dialects/trace-statements.ts';
import { migrate } from './migrate.ts';
import type { Database } from './schema.ts';
import type { Read, Store } from './store.ts';
import { stepByStep } from './transactions/steps.ts';

type Db = Kysely<Database>;

// Uses its own connection: a transaction on the shared one would pin the other readers to this snapshot.
const snapshot = async <T>(dialect: Dialect, work: (db: Read) => Promise<T>): Promise<T> => {
  const db = new Kysely<Database>({ dialect });
  try {
    return await db.transaction().setAccessMode('read only').execute(work);
  } finally {
    await db.destroy();
  }
};

/** The migrated, empty database that the next ':memory:' copies, because the migrations take long. */
let template: Buffer | null = null;

const contentOf = async (db: Db, copy: string): Promise<Buffer> => {
  await sql`vacuum into ${copy}`.execute(db);
  return readFileSync(copy);
};

const openOrExplain = (path: string, open: () => Db): Db => {
  try {
    return open();
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
  const kept = scratch ? null : keptFile(path);
  const open = (purpose: 'read' | 'write') =>
    openOrExplain(path, () => new Kysely({ dialect: sqliteDialect(path, { purpose, kept }), log }));
  const write = open('write');
  const read = open('read');
  const synced = async () => kept?.commits.synced();
  /** Waits for the disk before the answer. A refusal waits too, since it may be due to a commit that is not there yet. */
  const answering = <T>(work: Promise<T>): Promise<T> => work.finally(synced);
  return {
    read,
    lists: kept ? new Kysely({ dialect: listsDialect(kept.thread), log }) : read,
    transaction: (work) => answering(write.transaction().execute(work)),
    inSteps: (steps) => answering(write.transaction().execute((db) => stepByStep(db, steps))),
    synced,
    snapshot: (work) =>
      snapshot(kept ? snapshotDialect(kept.thread) : sqliteDialect(path, { purpose: 'read', kept }), work),
    migrate: async () => {
      try {
        await answering(write.transaction().execute(migrate));
      } catch (error) {
        throw explainDamage(path, error);
      }
      if (scratch) template ??= await contentOf(write, join(scratch, 'template.db'));
    },
    close: async () => {
      await kept?.thread.close();
      await read.destroy();
      await write.destroy();
      // Those who wait have the error, if it fails.
      await synced().catch(() => {});
      await kept?.wal.close();
      if (scratch) rmSync(scratch, { recursive: true, force: true });
    },
  };
};
