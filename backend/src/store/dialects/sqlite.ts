import type { DatabaseSync, StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import type { KeptFile } from './kept-file.ts';
import { Mutex } from './mutex.ts';
import { SqliteConnection } from './sqlite-connection.ts';
import { openDatabase, type Purpose } from './sqlite-database.ts';

type Options = {
  purpose: Purpose;
  /** Of a database that is kept; null for one that is deleted on close, which never syncs. */
  kept: KeptFile | null;
};

/** Writers share one connection, one at a time. Readers see the last commit and never wait for a writer. */
class SqliteDriver implements Driver {
  readonly #database: DatabaseSync;
  readonly #connection: SqliteConnection;
  readonly #turns: Mutex | null;
  readonly #kept: KeptFile | null;
  readonly #sizeOfLog: StatementSync;
  #release: (() => void) | null = null;

  constructor(file: string, { purpose, kept }: Options) {
    this.#database = openDatabase(file, purpose, kept !== null);
    this.#connection = new SqliteConnection(this.#database);
    this.#turns = purpose === 'write' ? (kept?.writers ?? new Mutex()) : null;
    this.#kept = kept;
    this.#sizeOfLog = this.#database.prepare('PRAGMA wal_checkpoint(NOOP)');
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#turns) this.#release = await this.#turns.acquire();
    return this.#connection;
  }

  async beginTransaction(_: DatabaseConnection, { accessMode }: TransactionSettings): Promise<void> {
    // Two deferred transactions could both read and then fail when they upgrade to a write lock.
    const begin = accessMode === 'read only' ? 'begin' : 'begin immediate';
    await this.#connection.executeQuery(CompiledQuery.raw(begin));
  }

  async commitTransaction(): Promise<void> {
    await this.#connection.executeQuery(CompiledQuery.raw('commit'));
    // The next transaction does not wait for the disk.
    this.#kept?.commits.committed();
    this.#kept?.checkpoints.committed(Number(this.#sizeOfLog.get()?.log));
  }

  async rollbackTransaction(): Promise<void> {
    // A failed commit may already have ended the transaction.
    if (this.#database.isTransaction) this.#connection.run('rollback');
  }

  async releaseConnection(): Promise<void> {
    const release = this.#release;
    this.#release = null;
    release?.();
  }

  async destroy(): Promise<void> {
    if (this.#database.isOpen) this.#database.close();
  }
}

/** What Kysely needs of SQLite, with any driver. */
export const sqliteWith = (createDriver: () => Driver): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver,
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

/** The Kysely dialect of node:sqlite with one connection in this thread. */
export const sqliteDialect = (file: string, options: Options): Dialect =>
  sqliteWith(() => new SqliteDriver(file, options));
