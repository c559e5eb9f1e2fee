import { DatabaseSync } from 'node:sqlite';
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
import { Mutex } from './mutex.ts';
import { SqliteConnection } from './sqlite-connection.ts';

type Purpose = 'read' | 'write';
const busyTimeout = 10_000;

const open = (file: string, purpose: Purpose, isKept: boolean): DatabaseSync => {
  const database = new DatabaseSync(file, { timeout: busyTimeout, enableForeignKeyConstraints: true });
  database.exec('PRAGMA journal_mode = WAL');
  // Every commit waits until the data is on the disk, if the data outlives the process.
  database.exec(`PRAGMA synchronous = ${isKept ? 'FULL' : 'OFF'}`);
  if (purpose === 'read') database.exec('PRAGMA query_only = ON');
  return database;
};

/** Writers share one connection, one at a time. Readers see the last commit and never wait for a writer. */
class SqliteDriver implements Driver {
  readonly #database: DatabaseSync;
  readonly #connection: SqliteConnection;
  readonly #turns: Mutex | null;
  #release: (() => void) | null = null;

  constructor(file: string, purpose: Purpose, isKept: boolean) {
    this.#database = open(file, purpose, isKept);
    this.#connection = new SqliteConnection(this.#database);
    this.#turns = purpose === 'write' ? new Mutex() : null;
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

/**
 * The Kysely dialect of node:sqlite with one connection for the given purpose. A file that is not kept is deleted on
 * close; its commits do not wait for the disk.
 */
export const sqliteDialect = (file: string, purpose: Purpose, isKept = true): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new SqliteDriver(file, purpose, isKept),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});
