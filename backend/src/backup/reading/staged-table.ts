import { invalid } from '../invalid.ts';
import type { Row } from '../pages.ts';
import type { Column, Table } from '../tables/columns.ts';
import { fits } from './check-values.ts';
import { refusedRow } from './constraint.ts';
import { newestSchema, type Staging } from './staging.ts';

const identityOf = ({ columns }: Table): string | undefined =>
  Object.entries(columns).find(([, { kind }]) => kind === 'identity')?.[0];

/** Takes the rows of one table of a file into the staging database. */
export class StagedTable {
  readonly #table: Table;
  readonly #columns: readonly string[];
  /** The descriptions of the columns. Those of an earlier release are checked after the migrations. */
  readonly #kinds: readonly (Column | undefined)[];
  readonly #insert: (row: Row) => void;
  /** Why the first row that does not fit is refused, once the checksum is known to be right; null if all fit. */
  refusal: unknown = null;
  count = 0;

  constructor(table: Table, columns: Row, staging: Staging) {
    const expected = staging.columnsOf(table.name, identityOf(table));
    const isSame = columns.length === expected.length && expected.every((name) => columns.includes(name));
    if (!isSame) throw invalid(`The columns of ${table.name} are not those of its release`);
    this.#table = table;
    this.#columns = columns.map(String);
    this.#kinds = this.#columns.map((name) =>
      staging.version === newestSchema ? table.columns[name] : undefined,
    );
    this.#insert = staging.inserter(table.name, this.#columns);
  }

  add(row: Row): void {
    this.count += 1;
    if (row.length !== this.#columns.length) {
      throw invalid(`Row ${this.count} of ${this.#table.name} is damaged`);
    }
    this.refusal ??= this.#refusalOf(row);
  }

  #refusalOf(row: Row): unknown {
    // Before SQLite takes a text of digits for a number.
    const wrong = this.#kinds.findIndex((column, index) => column && !fits(column, row[index] ?? null));
    if (wrong >= 0) {
      return invalid(`Row ${this.count} of ${this.#table.name} has a wrong ${this.#columns[wrong]}`);
    }
    try {
      this.#insert(row);
      return null;
    } catch (error) {
      return refusedRow(this.#table, error, this.count);
    }
  }
}
