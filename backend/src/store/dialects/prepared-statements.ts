import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

/** The rows of a statement, each in the order of the columns, or what it has changed. */
export type Outcome =
  | { columns: readonly string[]; rows: readonly unknown[][] }
  | { columns: null; changes: number | bigint; lastInsertRowid: number | bigint };

const statementsKept = 500;
type Prepared = { statement: StatementSync; columns: readonly string[] };

const columnsOf = (statement: StatementSync): string[] => statement.columns().map(({ name }) => name);

/** Runs statements on one connection, and keeps them prepared. */
export class PreparedStatements {
  readonly #database: DatabaseSync;
  readonly #known = new Map<string, Prepared>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  run(sql: string, parameters: readonly SQLInputValue[]): Outcome {
    const prepared = this.#prepare(sql);
    const { statement } = prepared;
    if (prepared.columns.length === 0) return { columns: null, ...statement.run(...parameters) };
    // With arrays, which the types of Node do not know.
    const rows = statement.all(...parameters) as unknown as unknown[][];
    // A migration has changed the columns of a `select *`.
    if (rows[0] && rows[0].length !== prepared.columns.length) prepared.columns = columnsOf(statement);
    return { columns: prepared.columns, rows };
  }

  #prepare(sql: string): Prepared {
    const known = this.#known.get(sql);
    if (known) return known;
    if (this.#known.size >= statementsKept) this.#known.clear();
    const statement = this.#database.prepare(sql);
    statement.setReturnArrays(true);
    const prepared = { statement, columns: columnsOf(statement) };
    this.#known.set(sql, prepared);
    return prepared;
  }
}
