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

/** A transaction whose beginning and end share their round trips to PostgreSQL with statements. */
export type Steps<First, T> = {
  /** Reads what the work needs first, under the claims. */
  first(db: Write): Promise<First>;
  work(db: Write, first: First): Promise<T>;
  /** Sends statements whose results nothing needs, before it returns. */
  last(db: Write, result: T): readonly Promise<unknown>[];
};

/** The database. */
export type Store = {
  /** Sees the last commit, on SQLite some milliseconds before it is on the disk; refuses writes. */
  read: Read;
  /**
   * Reads the lists and figures of the console, and the later pages of a history. On SQLite it reads in a thread, so that
   * a slow query delays only the other lists. With a read replica it may be behind `read`, by as much as the
   * replica is: what decides about a command, and what people see of their own rides and money, reads `read`.
   */
  lists: Read;
  /**
   * Runs an atomic transaction. Those that claim the same things run one after the other, across all processes; without
   * claims it runs alone. It is repeated if the database ends it because of another one. Its result is on the disk.
   */
  transaction<T>(work: (db: Write) => Promise<T>, claims?: Claims): Promise<T>;
  /** Runs a transaction in steps. */
  inSteps<First, T>(steps: Steps<First, T>, claims: Claims): Promise<T>;
  /** Resolves once everything that `read` has shown is on the disk. */
  synced(): Promise<void>;
  /** Reads a consistent snapshot without blocking writers. */
  snapshot<T>(work: (db: Read) => Promise<T>): Promise<T>;
  /** Migrates the schema to the newest version. Safe to call from several processes at once. */
  migrate(): Promise<void>;
  close(): Promise<void>;
};
