import { createChecksum, type Head } from '../format.ts';
import { invalid } from '../invalid.ts';
import type { Row } from '../pages.ts';
import { keptTables } from '../tables/tables.ts';
import { missingField } from './head.ts';
import { noCollections, type Part } from './parse-backup.ts';
import { StagedTable } from './staged-table.ts';
import type { Staging } from './staging.ts';

/** Takes the collections of a file into the staging database, and computes their checksum. */
export class Collections {
  readonly head: Head;
  readonly staging: Staging;
  readonly #checksum = createChecksum();
  readonly #tables = new Map<string, StagedTable>();
  #current: StagedTable | null = null;
  #hasStarted = false;

  constructor(head: Head, staging: Staging) {
    this.head = head;
    this.staging = staging;
  }

  /** The number of rows. */
  get documents(): number {
    return [...this.#tables.values()].reduce((sum, { count }) => sum + count, 0);
  }

  take(part: Exclude<Part, { kind: 'field' }>): void {
    if (part.kind === 'row') this.#add(part.row);
    else if (part.kind === 'columns') this.#begin(part.table, part.columns);
    else if (part.kind === 'collections') this.#start();
    else this.#end();
  }

  /** Refuses a file that has its collections twice. */
  #start(): void {
    if (this.#hasStarted) throw missingField();
    this.#hasStarted = true;
  }

  #begin(name: string, columns: Row): void {
    const table = keptTables.find((known) => known.name === name);
    if (!table) throw invalid('The backup has a collection that this server does not know');
    if (this.#tables.has(name)) throw invalid(`The backup has the collection ${name} twice`);
    this.#current = new StagedTable(table, columns, this.staging);
    this.#tables.set(name, this.#current);
    this.#checksum.addTable(name, columns);
  }

  #add(row: Row): void {
    this.#checksum.addRow(row);
    this.#current?.add(row);
  }

  /** Refuses a file without one of the tables of its release. */
  #end(): void {
    const missing = keptTables.find(
      ({ name }) => !this.#tables.has(name) && this.staging.columnsOf(name).length > 0,
    );
    if (missing) throw invalid(`The collection ${missing.name} is missing or damaged`);
  }

  /** Refuses a file with another checksum, and then the first row that does not fit. */
  verify(checksum: unknown): void {
    if (!this.#hasStarted) throw noCollections();
    if (checksum !== this.#checksum.digest(this.head)) {
      throw invalid('The checksum does not match: the file is damaged or was changed');
    }
    for (const { refusal } of this.#tables.values()) if (refusal !== null) throw refusal;
  }
}
