import { limits } from '@mobility/openapi/limits';

/** Rows that an index finds are counted up to here: that reads a part of the index. */
export const countedAtMost = 1_000;
/** Rows that a search finds are counted up to here: finding them costs as much as a page of so many, so no more are sought. */
const soughtAtMost = 99;

/** How many rows a list finds, with a + where it has more than were counted. Only the first page has it. */
export const foundHeader = (count: number, most: number): Record<string, string> => ({
  'x-found': count > most ? `${most}+` : String(count),
});

/** How many rows a search read, where it stopped before the end of the list. */
export const searchedHeader = (isCut: boolean): Record<string, string> =>
  isCut ? { 'x-searched': String(limits.history.searched) } : {};

/** How many rows a search looks for, at most `limit` of which are on the page. One more shows that there are others. */
export const soughtRows = (limit: number, isFirst: boolean): number =>
  (isFirst ? Math.max(limit, soughtAtMost) : limit) + 1;
