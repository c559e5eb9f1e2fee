import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';

/** The database handle of a read-write transaction. */
export type Write = Transaction<Database>;
/** The database handle of a query, outside or inside a transaction. */
export type Read = Kysely<Database>;

/** The database. */
export type Store = {
  /** Sees the last commit; refuses writes. */
  read: Read;
  /** Runs an atomic transaction. Transactions run one after the other, across all processes. */
  transaction<T>(work: (db: Write) => Promise<T>): Promise<T>;
  /** Reads a consistent snapshot without blocking writers. */
  snapshot<T>(work: (db: Read) => Promise<T>): Promise<T>;
  /** Migrates the schema to the newest version. Safe to call from several processes at once. */
  migrate(): Promise<void>;
  close(): Promise<void>;
};
