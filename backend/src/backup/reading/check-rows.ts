import { setImmediate as otherWork } from 'node:timers/promises';
import { invalid } from '../invalid.ts';
import { exportedColumns, exportedKinds, type Row } from '../pages.ts';
import type { Progress } from '../progress.ts';
import type { Table } from '../tables/columns.ts';
import { keptTables } from '../tables/tables.ts';
import { fits } from './check-values.ts';
import { type Books, booksOf } from './rules/books.ts';
import type { Rule } from './rules/rule.ts';
import { ruleGroups } from './rules/rules.ts';
import { newestSchema, type Staging } from './staging.ts';

/** Refuses the row with this number. */
type Check = (row: Row, number: number) => void;

/** Refuses a value that its column cannot hold. */
const valueCheck = (table: Table): Check => {
  const [names, kinds] = [exportedColumns(table), exportedKinds(table)];
  return (row, number) => {
    const wrong = kinds.findIndex((column, index) => !fits(column, row[index] ?? null));
    if (wrong >= 0) throw invalid(`Row ${number} of ${table.name} has a wrong ${names[wrong]}`);
  };
};

/** Refuses a reference to a row that is not in the backup. */
const referenceChecks = (table: Table, { prepare }: Staging): Check[] =>
  exportedKinds(table).flatMap(({ of }, place) => {
    const key = keptTables.find(({ name }) => name === of)?.key[0];
    if (of === undefined || key === undefined) return [];
    const found = prepare(`select 1 from ${of} where ${key} = ?`);
    const check: Check = (row, number) => {
      const id = row[place] ?? null;
      if (id === null || found.get(id) !== undefined) return;
      throw invalid(`Row ${number} of ${table.name} refers to a missing row of ${of}`);
    };
    return [check];
  });

/** Refuses a row that contradicts others. */
const consistencyCheck = (table: Table, { wrong, isValid }: Rule, books: Books): Check => {
  const places = new Map(exportedColumns(table).map((name, place) => [name, place]));
  return (row, number) => {
    if (isValid((column) => row[places.get(column) ?? -1] ?? null, books)) return;
    throw invalid(`Row ${number} of ${table.name} ${wrong}`);
  };
};

/** Refuses a ledger in which the entries of a transaction do not sum to zero. */
const requireBalancedLedger = ({ prepare }: Staging): void => {
  const wrong = prepare(
    'select 1 from ledger_entries group by transaction_id having sum(amount) <> 0 limit 1',
  ).get();
  if (wrong) throw invalid('The ledger of this backup does not sum to zero');
};

const rowsAtOnce = 1_000;

/** Reads the rows of a table once, through all of the checks. */
type Pass = { table: Table; checks: readonly Check[] };

const run = async ({ table, checks }: Pass, staging: Staging, progress: Progress): Promise<void> => {
  let number = 0;
  for (const row of staging.rows(table.name, exportedColumns(table))) {
    number += 1;
    for (const check of checks) check(row, number);
    if (number % rowsAtOnce !== 0) continue;
    progress.add(rowsAtOnce);
    await otherWork();
  }
  progress.add(number % rowsAtOnce);
};

const tableNamed = (name: string): Table => {
  const table = keptTables.find((known) => known.name === name);
  if (!table) throw new Error(`A rule is about ${name}, which is not in a backup`);
  return table;
};

const consistencyPasses = (staging: Staging): Pass[] => {
  const books = booksOf(staging);
  return ruleGroups.flatMap((rules) =>
    [...new Set(rules.map(({ table }) => table))].map((name) => {
      const table = tableNamed(name);
      const own = rules.filter((rule) => rule.table === name);
      return { table, checks: own.map((rule) => consistencyCheck(table, rule, books)) };
    }),
  );
};

const rowsOf = ({ table }: Pass, { prepare }: Staging): number =>
  Number(prepare(`select count(*) as count from ${table.name}`).get()?.count);

/** Refuses staged rows of the newest schema that refer to missing ones or contradict each other. */
export const checkRows = async (staging: Staging, progress: Progress): Promise<void> => {
  // The values of a file of this release have been checked before they were staged.
  const isOlder = staging.version < newestSchema;
  const rowPasses = keptTables
    .map((table) => ({
      table,
      checks: [...(isOlder ? [valueCheck(table)] : []), ...referenceChecks(table, staging)],
    }))
    .filter(({ checks }) => checks.length > 0);
  const consistency = consistencyPasses(staging);
  const counts = [...rowPasses, ...consistency].map((pass) => rowsOf(pass, staging));
  progress.begin(
    'checking',
    counts.reduce((sum, count) => sum + count, 0),
  );
  for (const pass of rowPasses) await run(pass, staging, progress);
  requireBalancedLedger(staging);
  for (const pass of consistency) await run(pass, staging, progress);
};
