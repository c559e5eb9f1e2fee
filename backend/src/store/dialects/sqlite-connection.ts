import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { PreparedStatements } from './prepared-statements.ts';
import { Results } from './results.ts';

/** The values of a query. The portable SQL binds only text, numbers and null. */
export const parametersOf = ({ parameters }: CompiledQuery): readonly SQLInputValue[] =>
  // The only cast between Kysely and node:sqlite.
  parameters as readonly SQLInputValue[];

/** One connection, which runs its statements in this thread. */
export class SqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #statements: PreparedStatements;
  readonly #results = new Results();

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#statements = new PreparedStatements(database);
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#results.of(query.sql, this.#statements.run(query.sql, parametersOf(query)));
  }

  // biome-ignore lint/correctness/useYield: Kysely requires the method, but no caller streams.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Streaming is not supported');
  }

  run(sql: string): void {
    this.#database.exec(sql);
  }
}
