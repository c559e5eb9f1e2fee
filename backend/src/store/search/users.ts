import { preparedForms } from '../prepared.ts';
import type { Read } from '../store.ts';
import { foldedForms, foldedKey, rangeOf } from './keys.ts';

const columns = ['email', 'name'] as const;
type Range = { from: string; to: string; most: number };

/** The query of the users whose name or address lies in a range, in its order. */
export const usersInRange = (db: Read, column: (typeof columns)[number], { from, to, most }: Range) => {
  const key = foldedKey(db, `users.${column}`);
  return db
    .selectFrom('users')
    .select('users.id')
    .where('users.deleted_at', 'is', null)
    .where(key, '>=', from)
    .where(key, '<=', to)
    .orderBy(key)
    .orderBy('users.id')
    .limit(most);
};

const readRange = preparedForms(
  ['from', 'to', 'most'],
  (db: Read, { column }: { column: (typeof columns)[number] }, range: Range) =>
    usersInRange(db, column, range),
);

type Reach = { isBeginning: boolean; most: number };

/** The ids of users with this name or address, or one that begins so; at most so many by each of the two. */
export const usersCalled = async (
  db: Read,
  words: string,
  { isBeginning, most }: Reach,
): Promise<string[]> => {
  const reads = foldedForms(words).flatMap((key) =>
    columns.map((column) => readRange(db, { column }, { ...rangeOf(key, isBeginning), most })),
  );
  return [...new Set((await Promise.all(reads)).flat().map(({ id }) => id))];
};
