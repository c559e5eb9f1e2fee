import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Kysely, type Transaction } from 'kysely';
import { sqliteDialect } from './dialects/sqlite.ts';
import { migrate } from './migrate.ts';
import type { Database } from './schema.ts';

/** What a transaction's work reads and writes with. */
export type Write = Transaction<Database>;
/** What a query reads with: the store outside, or inside a transaction. */
export type Read = Kysely<Database>;

/** The one place that keeps anything. */
export type Store = {
  /** Sees the last commit; refuses writes. */
  read: Read;
  /** All of it or nothing; transactions run one after the other. */
  transaction<T>(work: (db: Write) => Promise<T>): Promise<T>;
  /** Brings the schema to the newest step. Safe to call from several processes at once. */
  migrate(): Promise<void>;
  close(): Promise<void>;
};

/** Opens or creates the database file; ':memory:' keeps nothing beyond `close`. */
export const openStore = ({ file }: { file: string }): Store => {
  // Two connections cannot share a real in-memory database without locking each other out.
  const scratch = file === ':memory:' ? mkdtempSync(join(tmpdir(), 'mobility-')) : null;
  const path = scratch ? join(scratch, 'mobility.db') : file;
  mkdirSync(dirname(path), { recursive: true });
  const write = new Kysely<Database>({ dialect: sqliteDialect(path, 'write') });
  const read = new Kysely<Database>({ dialect: sqliteDialect(path, 'read') });
  return {
    read,
    transaction: (work) => write.transaction().execute(work),
    migrate: () => migrate(write),
    close: async () => {
      await read.destroy();
      await write.destroy();
      if (scratch) rmSync(scratch, { recursive: true, force: true });
    },
  };
};
