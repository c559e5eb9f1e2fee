import { sql } from 'kysely';
import { figures031 } from '../migrations/031-kept-figures.ts';
import { countAgain, type KeptTable } from '../migrations/kept-table.ts';
import type { Read } from '../store.ts';

/** The tables of sums that the database keeps. */
const keptFigures = figures031;

/** Statements of SQL that count again what the database keeps, for rows that were written without its triggers. */
export const recount: readonly string[] = [
  'delete from ride_totals',
  `insert into ride_totals select count(*), coalesce(sum(case when status = 'completed' then 1 else 0 end), 0),
    coalesce(sum(case when status = 'completed' then fare else 0 end), 0) from rides`,
  ...keptFigures.flatMap(countAgain),
];

/** The rows of a kept table as lines of text, as they are kept or as they are counted; of one owner or of all. */
const linesOf = async (
  db: Read,
  { name, keys, sums, source }: KeptTable,
  how: 'kept' | 'counted',
  owner: string | null,
): Promise<string[]> => {
  const [first = ''] = keys;
  const columns = sql.join([
    ...keys.map((key) => sql.ref(key)),
    ...sums.map((sum) => sql`sum(${sql.ref(sum)}) as ${sql.ref(sum)}`),
  ]);
  const from = sql.raw(how === 'kept' ? name : `(${source.parts(source.table)})`);
  const { rows } = await sql<Record<string, string | number>>`select ${columns} from ${from} as part
    where ${owner === null ? sql`true` : sql`${sql.ref(first)} = ${owner}`}
    group by ${sql.join(keys.map((key) => sql.ref(key)))}`.execute(db);
  return rows
    .filter((row) => sums.some((sum) => Number(row[sum]) !== 0))
    .map((row) => [name, ...keys.map((key) => row[key]), ...sums.map((sum) => Number(row[sum]))].join(' '));
};

/** The rows that differ from what is counted again, of one kept table. */
const differences = async (db: Read, kept: KeptTable, owner: string | null): Promise<string[]> => {
  const is = await linesOf(db, kept, 'kept', owner);
  const should = new Set(await linesOf(db, kept, 'counted', owner));
  const wrong = is.filter((line) => !should.delete(line));
  return [...wrong.map((line) => `+ ${line}`), ...[...should].map((line) => `- ${line}`)];
};

/** Everything that is kept and differs from its history. Reads all of it. */
export const wrongFigures = async (db: Read): Promise<string[]> => {
  const found: string[] = [];
  for (const kept of keptFigures) found.push(...(await differences(db, kept, null)));
  return found;
};

/** What is kept of one person and differs from the person's history. */
export const wrongFiguresOf = async (db: Read, userId: string): Promise<string[]> => {
  const found: string[] = [];
  for (const kept of keptFigures) {
    if (kept.keys[0] === 'role') continue;
    found.push(...(await differences(db, kept, kept.keys[0] === 'account' ? `user:${userId}` : userId)));
  }
  return found;
};
