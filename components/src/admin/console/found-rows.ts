import type { Found } from '../../provider/with-cursor.ts';

/**
 * How many rows the filters of a list find: those that are loaded where these are all, otherwise what the server says. One
 * that says nothing has more than are loaded.
 */
export const foundRows = (loaded: number, hasMore: boolean, found: Found | null = null): Found => {
  if (!hasMore) return { count: loaded, isMore: false };
  if (!found || found.count < loaded) return { count: loaded, isMore: true };
  return found;
};

/** How many rows a list has when all of them are loaded; undefined where that is not known or none is left to load. */
export const wholeCount = (
  loaded: number,
  hasMore: boolean,
  { all, found = null }: { all?: number | undefined; found?: Found | null | undefined },
): number | undefined => {
  if (!hasMore) return undefined;
  if (all !== undefined && all >= loaded) return all;
  const { count, isMore } = foundRows(loaded, hasMore, found);
  return isMore ? undefined : count;
};
