import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
} from 'kysely';
import { Results } from '../results.ts';
import { sqliteWith } from '../sqlite.ts';
import { parametersOf } from '../sqlite-connection.ts';
import { standing } from './messages.ts';
import type { ReaderThread } from './reader-thread.ts';

/** A connection of the reader thread. */
class ReaderConnection implements DatabaseConnection {
  readonly #thread: ReaderThread;
  readonly #number: number;
  readonly #results = new Results();

  constructor(thread: ReaderThread, number: number) {
    this.#thread = thread;
    this.#number = number;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const task = { sql: query.sql, parameters: parametersOf(query) };
    return this.#results.of(query.sql, await this.#thread.ask(this.#number, task));
  }

  // biome-ignore lint/correctness/useYield: Kysely requires the method, but no caller streams.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Streaming is not supported');
  }
}

/** One connection of the reader thread, which all queries share. */
class ReaderDriver implements Driver {
  readonly #thread: ReaderThread;
  readonly #number: number;
  readonly #connection: ReaderConnection;

  constructor(thread: ReaderThread, number: number) {
    this.#thread = thread;
    this.#number = number;
    this.#connection = new ReaderConnection(thread, number);
  }

  async init(): Promise<void> {
    if (this.#number !== standing) await this.#thread.ask(this.#number, 'open');
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  async beginTransaction(): Promise<void> {
    await this.#run('begin');
  }

  async commitTransaction(): Promise<void> {
    await this.#run('commit');
  }

  async rollbackTransaction(): Promise<void> {
    // The thread may have ended, and the transaction with it.
    await this.#run('rollback').catch(() => {});
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    if (this.#number !== standing) await this.#thread.forget(this.#number);
  }

  async #run(sql: string): Promise<void> {
    await this.#connection.executeQuery(CompiledQuery.raw(sql));
  }
}

/** Lets queries start while others run: the thread takes them in their order. */
class SharedAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** The Kysely dialect of the connection that all lists share. It has no transactions. */
export const listsDialect = (thread: ReaderThread): Dialect => ({
  ...sqliteWith(() => new ReaderDriver(thread, standing)),
  createAdapter: () => new SharedAdapter(),
});

/** The Kysely dialect of a new connection, for one transaction. */
export const snapshotDialect = (thread: ReaderThread): Dialect => {
  const number = thread.newConnection();
  return sqliteWith(() => new ReaderDriver(thread, number));
};
