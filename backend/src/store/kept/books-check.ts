import { auditLedger, newestEntry } from '../money/audit-ledger.ts';
import type { Read, Write } from '../store.ts';
import { wrongFiguresOf } from './figures.ts';

const name = 'books_check';
const slice = { entries: 2_000, people: 20 };
/** The number of the newest entries that each health check reads. */
const newestEntries = 500;

/** How far the check of the whole history has come, and what it found in this pass and in the one before. */
export type BooksCheck = {
  entry: number;
  person: string;
  wrong: { entries: number; figures: number };
  before: { entries: number; figures: number };
};

const nothing = { entries: 0, figures: 0 };
const start: BooksCheck = { entry: 0, person: '', wrong: nothing, before: nothing };

/** Returns the state of the check. */
export const readBooksCheck = async (db: Read): Promise<BooksCheck> => {
  const row = await db.selectFrom('meta').select('value').where('name', '=', name).executeTakeFirst();
  return row ? JSON.parse(row.value) : start;
};

/** Stores the state of the check. */
export const keepBooksCheck = async (db: Write, check: BooksCheck): Promise<void> => {
  const value = JSON.stringify(check);
  await db
    .insertInto('meta')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
};

const peopleAfter = async (db: Read, id: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', '>', id)
    .orderBy('id')
    .limit(slice.people)
    .execute();
  return rows.map((row) => row.id);
};

/** Checks the next entries and the next people. A pass ends when both are at their end; then the next one begins. */
export const checkSlice = async (
  db: Read,
  { entry, person, wrong, before }: BooksCheck,
): Promise<BooksCheck> => {
  const newest = await newestEntry(db);
  const until = Math.min(entry + slice.entries, newest);
  const { unbalanced, orphaned, stillHeld } = await auditLedger(db, entry, until);
  const people = await peopleAfter(db, person);
  let figures = 0;
  for (const id of people) figures += (await wrongFiguresOf(db, id)).length;
  const found = {
    entries: wrong.entries + unbalanced + stillHeld + (orphaned === 0 ? 0 : 1),
    figures: wrong.figures + figures,
  };
  const last = people.at(-1);
  if (until >= newest && last === undefined) return { ...start, before: found };
  return { entry: until, person: last ?? person, wrong: found, before };
};

/** Checks the newest entries now, and adds what the check of the whole history has found. */
export const auditBooks = async (db: Read) => {
  const newest = await newestEntry(db);
  const { wrong, before } = await readBooksCheck(db);
  return {
    ...(await auditLedger(db, newest - newestEntries, newest)),
    older: wrong.entries + before.entries,
    figures: wrong.figures + before.figures,
  };
};
