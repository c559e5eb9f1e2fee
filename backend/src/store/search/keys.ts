import { limits } from '@mobility/openapi/limits';
import { sql } from 'kysely';
import { isConcurrent } from '../claims/claims.ts';
import type { Read } from '../store.ts';

/** A text as its index has it: with the 26 letters in lower case, in the order of bytes. */
export const foldedKey = (db: Read, column: string) =>
  isConcurrent(db)
    ? sql<string>`lower(${sql.ref(column)} collate "C")`
    : sql<string>`lower(${sql.ref(column)})`;

/** The end of an id that the console shows, as its index has it. */
export const shownKey = (db: Read, column: string) =>
  isConcurrent(db)
    ? sql<string>`lower(right(${sql.ref(column)}, 8) collate "C")`
    : sql<string>`lower(substr(${sql.ref(column)}, -8))`;

const folded = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
const capitalized = (text: string): string =>
  text.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());

/** The keys of a text in upper or lower case: one, unless it has other letters than the 26. */
export const foldedForms = (text: string): string[] => [
  ...new Set([text, text.toLowerCase(), text.toUpperCase(), capitalized(text)].map(folded)),
];

/** What an operator typed, without the # before the end of an id. */
export const withoutSign = (search: string | undefined): string | undefined =>
  search?.trim().replace(/^#/, '');

/** What an operator typed, if a stored text may be equal to it: none has the NUL character, which PostgreSQL refuses. */
export const typedWords = (search: string | undefined): string | null => {
  const words = withoutSign(search);
  return words && !words.includes('\0') ? words : null;
};

/** A typed id as it may be stored: the ids of this server are in upper case. None where the words cannot be an id. */
export const typedIds = (words: string): string[] =>
  /[\s@]/.test(words) ? [] : [...new Set([words, words.toUpperCase()])];

/** The key of a typed end of an id; null for a text of another length. */
export const typedEnd = (words: string): string | null =>
  words.length === limits.ids.shown ? folded(words) : null;
