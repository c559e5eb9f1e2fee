import { idsTyped } from '../../store/search/by-id.ts';
import { usersCalled } from '../../store/search/users.ts';
import type { Read } from '../../store/store.ts';

/** How many people of the same name are looked at. */
const namesakes = 20;

/** The ids of the people whose e-mail address or name this is. */
export const peopleCalled = (db: Read, words: string): Promise<string[]> =>
  usersCalled(db, words, { isBeginning: false, most: namesakes });

/** The ids of the people that words name: by the id or its end, by the e-mail address or by the name. */
export const peopleNamed = async (db: Read, words: string): Promise<string[]> => {
  const found = await Promise.all([idsTyped(db, 'users', words), peopleCalled(db, words)]);
  return [...new Set(found.flat())];
};
