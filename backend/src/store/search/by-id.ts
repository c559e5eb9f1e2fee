import { preparedFor } from '../live/prepared-for.ts';
import { prepared } from '../prepared.ts';
import type { Read } from '../store.ts';
import { shownKey, typedEnd, typedIds } from './keys.ts';

/** The ends of ids are random, so two rows hardly ever share one. */
const most = 50;

type Keys = readonly { id: string }[];
const idsOf = (keys: Keys): string[] => keys.map(({ id }) => id);
type End = { end: string };

const byId = {
  users: preparedFor(['id'], (db: Read, keys: Keys) =>
    db.selectFrom('users').select('id').where('id', 'in', idsOf(keys)),
  ),
  rides: preparedFor(['id'], (db: Read, keys: Keys) =>
    db.selectFrom('rides').select('id').where('id', 'in', idsOf(keys)),
  ),
  conversations: preparedFor(['id'], (db: Read, keys: Keys) =>
    db.selectFrom('conversations').select('thread_id as id').where('thread_id', 'in', idsOf(keys)),
  ),
};

/** The queries of the rows whose id has this end. */
export const rowsByEnd = {
  users: (db: Read, { end }: End) =>
    db.selectFrom('users').select('id').where(shownKey(db, 'id'), '=', end).limit(most),
  rides: (db: Read, { end }: End) =>
    db.selectFrom('rides').select('id').where(shownKey(db, 'id'), '=', end).limit(most),
  conversations: (db: Read, { end }: End) =>
    db
      .selectFrom('conversations')
      .select('thread_id as id')
      .where(shownKey(db, 'thread_id'), '=', end)
      .limit(most),
};

const byEnd = {
  users: prepared(['end'], rowsByEnd.users),
  rides: prepared(['end'], rowsByEnd.rides),
  conversations: prepared(['end'], rowsByEnd.conversations),
};

const withId = (db: Read, table: keyof typeof byId, words: string) =>
  byId[table](
    db,
    typedIds(words).map((id) => ({ id })),
  );

/** Whether words are the whole id of a row of these tables. */
export const isIdStored = async (
  db: Read,
  tables: readonly (keyof typeof byId)[],
  words: string,
): Promise<boolean> => (await Promise.all(tables.map((table) => withId(db, table, words)))).flat().length > 0;

/** The ids that are these words, or of which the console shows these words. */
export const idsTyped = async (db: Read, table: keyof typeof byId, words: string): Promise<string[]> => {
  const end = typedEnd(words);
  const [whole, shown] = await Promise.all([
    withId(db, table, words),
    end === null ? [] : byEnd[table](db, { end }),
  ]);
  return [...new Set(idsOf([...whole, ...shown]))];
};
