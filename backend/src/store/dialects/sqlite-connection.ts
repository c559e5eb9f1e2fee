import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { type MakeRow, rowMaker } from './row-maker.ts';

const statementsKept = 500;

/** A prepared statement and, if it returns rows, how they are made. */
type Prepared = { statement: StatementSync; rows: { columns: number; make: MakeRow } | null };

const describe = (statement: StatementSync): Prepared['rows'] => {
  const names = statement.columns().map(({ name }) => name);
  return names.length > 0 ? { columns: names.length, make: rowMaker(names) } : null;
};

/** One connection with a cache of prepared statements. */
export class SqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, Prepared>();

  constructor(database: DatabaseSync) {
    this.#database = database;
    // SQLite's own function lowers only the letters of ASCII.
    database.function('lower', { deterministic: true }, (text) =>
      typeof text === 'string' ? text.toLowerCase() : text,
    );
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const prepared = this.#prepare(query.sql);
    const { statement } = prepared;
    // The portable SQL binds only text, numbers and null. This is the only cast between Kysely and node:sqlite.
    const parameters = query.parameters as readonly SQLInputValue[];
    if (prepared.rows) return { rows: readRows(prepared, parameters) as Row[] };
    const { changes, lastInsertRowid } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  // biome-ignore lint/correctness/useYield: Kysely requires the method, but no caller streams.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Streaming is not supported');
  }

  run(sql: string): void {
    this.#database.exec(sql);
  }

  #prepare(sql: string): Prepared {
    const known = this.#statements.get(sql);
    if (known) return known;
    if (this.#statements.size >= statementsKept) this.#statements.clear();
    const statement = this.#database.prepare(sql);
    statement.setReturnArrays(true);
    const prepared = { statement, rows: describe(statement) };
    this.#statements.set(sql, prepared);
    return prepared;
  }
}

const readRows = (prepared: Prepared, parameters: readonly SQLInputValue[]): object[] => {
  // With arrays, which the types of Node do not know.
  const found = prepared.statement.all(...parameters) as unknown as unknown[][];
  // A migration has changed the columns of a `select *`.
  if (found[0] && found[0].length !== prepared.rows?.columns) prepared.rows = describe(prepared.statement);
  return prepared.rows ? found.map(prepared.rows.make) : [];
};
