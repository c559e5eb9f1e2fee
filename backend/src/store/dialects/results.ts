import type { QueryResult } from 'kysely';
import type { Outcome } from './prepared-statements.ts';
import { type MakeRow, rowMaker } from './row-maker.ts';

const shapesKept = 500;
type Shape = { columns: readonly string[]; make: MakeRow };

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one === other || (one.length === other.length && one.every((name, at) => name === other[at]));

/** Makes results for Kysely, and keeps how the rows of each statement are made. */
export class Results {
  readonly #shapes = new Map<string, Shape>();

  of<Row>(sql: string, outcome: Outcome): QueryResult<Row> {
    if (!outcome.columns) {
      const { changes, lastInsertRowid } = outcome;
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    }
    // The type of a row is a promise of its query.
    return { rows: outcome.rows.map(this.#makerOf(sql, outcome.columns)) as Row[] };
  }

  #makerOf(sql: string, columns: readonly string[]): MakeRow {
    const known = this.#shapes.get(sql);
    if (known && isSame(known.columns, columns)) return known.make;
    if (this.#shapes.size >= shapesKept) this.#shapes.clear();
    const make = rowMaker(columns);
    this.#shapes.set(sql, { columns, make });
    return make;
  }
}
