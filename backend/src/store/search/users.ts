import { preparedForms } from '../prepared.ts';
import type { Read } from '../store.ts';
import { foldedForms, foldedKey } from './keys.ts';

const columns = ['email', 'name'] as const;
type Form = { column: (typeof columns)[number]; isBeginning: boolean };
type Place = { key: string; most: number };

/**
 * The query of the users whose name or address has this key, or of those from it on, in its order. There is no other end:
 * between two, PostgreSQL expects few rows, and would sort all of them.
 */
export const usersFrom = (db: Read, { column, isBeginning }: Form, { key, most }: Place) => {
  const stored = foldedKey(db, `users.${column}`);
  return db
    .selectFrom('users')
    .select(['users.id', stored.as('key')])
    .where('users.deleted_at', 'is', null)
    .where(stored, isBeginning ? '>=' : '=', key)
    .$if(isBeginning, (users) => users.orderBy(stored))
    .orderBy('users.id')
    .limit(most);
};

const readFrom = preparedForms(['key', 'most'], usersFrom);

type Reach = { isBeginning: boolean; most: number };

/** The ids of users with this name or address, or one that begins so; at most so many by each of the two. */
export const usersCalled = async (
  db: Read,
  words: string,
  { isBeginning, most }: Reach,
): Promise<string[]> => {
  const reads = foldedForms(words).flatMap((key) =>
    columns.map(async (column) => {
      const rows = await readFrom(db, { column, isBeginning }, { key, most });
      return rows.filter((row) => row.key.startsWith(key));
    }),
  );
  return [...new Set((await Promise.all(reads)).flat().map(({ id }) => id))];
};
