import { type RawBuilder, sql } from 'kysely';
import { figures031 } from '../migrations/031-kept-figures.ts';
import { figures035 } from '../migrations/035-split-figures.ts';
import { figures039 } from '../migrations/039-rider-fares.ts';
import { figures040 } from '../migrations/040-days.ts';
import { figures041 } from '../migrations/041-conversation-totals.ts';
import { figures044 } from '../migrations/044-written-off-revenue.ts';
import { figures045 } from '../migrations/045-dispute-totals.ts';
import { figures054 } from '../migrations/054-unpaid-totals.ts';
import { countAgain, type KeptTable } from '../migrations/kept-table.ts';
import type { Read } from '../store.ts';

/** The tables of sums as the migrations made and changed them, in their order. */
const made = [
  figures031,
  figures035,
  figures039,
  figures040,
  figures041,
  figures044,
  figures045,
  figures054,
].flat();

/** The tables of sums that the database keeps, each as it was changed last. */
const keptFigures: readonly KeptTable[] = [...new Map(made.map((kept) => [kept.name, kept])).values()];

/** Statements of SQL that count again what the database keeps, for rows that were written without its triggers. */
export const recount: readonly string[] = keptFigures.flatMap(countAgain);

/** The columns of a source that name a person, and what they hold. */
const ownersIn: Record<string, readonly string[]> = {
  ledger_entries: ['account'],
  rides: ['rider_id', 'driver_id'],
  ratings: ['driver_id'],
  rider_ratings: ['rider_id'],
  payments: ['driver_id'],
};

/** The first keys of tables that belong to nobody. */
const sumsOfAll: ReadonlySet<string> = new Set(['scope', 'day']);

type Fragment = RawBuilder<unknown>;

/**
 * The rows of a source that belong to one person, or all. Each column of a person has an index, and an expression hides the
 * status from the indexes of statuses.
 */
const rowsOf = ({ source: { table, columns } }: KeptTable, owner: string | null): Fragment => {
  if (owner === null) return sql.table(table);
  const shown = columns.map((column) => (column === 'status' ? "status || '' as status" : column));
  const own = (ownersIn[table] ?? []).map((column, index, all) => {
    const others = all.slice(0, index).map((before) => sql` and ${sql.ref(before)} <> ${owner}`);
    return sql`select ${sql.raw(shown.join(', '))} from ${sql.table(table)} where ${sql.ref(column)} = ${owner}${sql.join(others, sql``)}`;
  });
  return sql`(${sql.join(own, sql` union all `)}) as source`;
};

const mark = '@rows@';
/** What the rows of a source add, as a query. */
const partsOf = (kept: KeptTable, owner: string | null): Fragment => {
  const texts = kept.source.parts(mark).split(mark);
  return sql.join(
    texts.map((text) => sql.raw(text)),
    rowsOf(kept, owner),
  );
};

/** The rows of a kept table as lines of text, as they are kept or as they are counted; of one owner or of all. */
const linesOf = async (
  db: Read,
  kept: KeptTable,
  how: 'kept' | 'counted',
  owner: string | null,
): Promise<string[]> => {
  const { name, keys, sums } = kept;
  const columns = sql.raw([...keys, ...sums.map((sum) => `sum(${sum}) as ${sum}`)].join(', '));
  const from = how === 'kept' ? sql.table(name) : sql`(${partsOf(kept, owner)})`;
  const own = owner === null ? sql`` : sql`where ${sql.ref(keys[0] ?? '')} = ${owner}`;
  const { rows } = await sql<Record<string, string | number>>`select ${columns} from ${from} as part ${own}
    group by ${sql.raw(keys.join(', '))}`.execute(db);
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
    if (!(kept.source.table in ownersIn) || sumsOfAll.has(kept.keys[0] ?? '')) continue;
    found.push(...(await differences(db, kept, kept.keys[0] === 'account' ? `user:${userId}` : userId)));
  }
  return found;
};
