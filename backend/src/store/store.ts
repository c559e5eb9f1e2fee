import { join } from 'node:path';
import type { Kysely, Transaction } from 'kysely';
import { openPostgresStore } from './postgres-store.ts';
import type { Database } from './schema.ts';
import { openSqliteStore } from './sqlite-store.ts';

/** What a transaction's work reads and writes with. */
export type Write = Transaction<Database>;
/** What a query reads with: the store outside, or inside a transaction. */
export type Read = Kysely<Database>;

/** The one place that keeps anything. */
export type Store = {
  /** Sees the last commit; refuses writes. */
  read: Read;
  /** All of it or nothing; transactions run one after the other, also those of other processes. */
  transaction<T>(work: (db: Write) => Promise<T>): Promise<T>;
  /** Reads many things as they are at one moment, while others go on writing. */
  snapshot<T>(work: (db: Read) => Promise<T>): Promise<T>;
  /** Brings the schema to the newest step. Safe to call from several processes at once. */
  migrate(): Promise<void>;
  close(): Promise<void>;
};

/** Opens the PostgreSQL database of the URL, or else a SQLite file in the folder; ':memory:' keeps nothing. */
export const openStore = ({
  dataDir,
  databaseUrl,
}: {
  dataDir: string;
  databaseUrl: string | null;
}): Store =>
  databaseUrl === null
    ? openSqliteStore(dataDir === ':memory:' ? dataDir : join(dataDir, 'mobility.db'))
    : openPostgresStore(databaseUrl);
