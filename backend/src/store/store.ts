import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';

/** The database handle of a read-write transaction. */
export type Write = Transaction<Database>;
/** The database handle of a query, outside or inside a transaction. */
export type Read = Kysely<Database>;

/**
 * What a transaction claims until its end: the ids of people, rides and other things, or everything. Transactions that
 * claim the same id run one after the other, and one that claims everything runs alone, in all processes.
 */
export type Claims = readonly string[] | 'everything';

/** The database. */
export type Store = {
  /** Sees the last commit; refuses writes. */
  read: Read;
  /**
   * Reads the lists and figures of the console, and the later pages of a history. With a read replica it may be behind
   * `read`, by as much as the replica is: what decides about a command, and what people see of their own rides and
   * money, reads `read`.
   */
  lists: Read;
  /**
   * Runs an atomic transaction. Those that claim the same things run one after the other, across all processes; without
   * claims it runs alone. It is repeated if the database ends it because of another one.
   */
  transaction<T>(work: (db: Write) => Promise<T>, claims?: Claims): Promise<T>;
  /** Reads a consistent snapshot without blocking writers. */
  snapshot<T>(work: (db: Read) => Promise<T>): Promise<T>;
  /** Migrates the schema to the newest version. Safe to call from several processes at once. */
  migrate(): Promise<void>;
  close(): Promise<void>;
};
