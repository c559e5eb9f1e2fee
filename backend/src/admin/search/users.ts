import { idsTyped } from '../../store/search/by-id.ts';
import { typedWords } from '../../store/search/keys.ts';
import { usersCalled } from '../../store/search/users.ts';
import type { Read } from '../../store/store.ts';
import { isChosen, type UserChoice, usersWithIds } from '../user-pages.queries.ts';

/** How many names, and how many addresses, are read that begin with the words; exact matches come first. */
const beginnings = 500;

/** The users of a choice whose name or address begins with a search, or whose id it is, however old they are. */
export const usersNamed = async (db: Read, choice: UserChoice, search: string | undefined) => {
  const words = typedWords(search);
  if (!words) return [];
  const found = await Promise.all([
    idsTyped(db, 'users', words),
    usersCalled(db, words, { isBeginning: true, most: beginnings }),
  ]);
  const ids = [...new Set(found.flat())].map((id) => ({ id }));
  return (await usersWithIds(db, ids)).filter((row) => isChosen(row, choice));
};
