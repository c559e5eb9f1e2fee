import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Kysely } from 'kysely';
import { sqliteDialect } from './dialects/sqlite.ts';
import { migrate } from './migrate.ts';
import type { Database } from './schema.ts';
import type { Read, Store } from './store.ts';

// A connection of its own: the shared one would hold its other readers at this moment too.
const snapshot = async <T>(path: string, work: (db: Read) => Promise<T>): Promise<T> => {
  const db = new Kysely<Database>({ dialect: sqliteDialect(path, 'read') });
  try {
    return await db.transaction().setAccessMode('read only').execute(work);
  } finally {
    await db.destroy();
  }
};

/** The store in a file; ':memory:' keeps nothing beyond `close`. */
export const openSqliteStore = (file: string): Store => {
  // Two connections cannot share a real in-memory database without locking each other out.
  const scratch = file === ':memory:' ? mkdtempSync(join(tmpdir(), 'mobility-')) : null;
  const path = scratch ? join(scratch, 'mobility.db') : file;
  mkdirSync(dirname(path), { recursive: true });
  const write = new Kysely<Database>({ dialect: sqliteDialect(path, 'write') });
  const read = new Kysely<Database>({ dialect: sqliteDialect(path, 'read') });
  return {
    read,
    transaction: (work) => write.transaction().execute(work),
    snapshot: (work) => snapshot(path, work),
    migrate: () => write.transaction().execute(migrate),
    close: async () => {
      await read.destroy();
      await write.destroy();
      if (scratch) rmSync(scratch, { recursive: true, force: true });
    },
  };
};
