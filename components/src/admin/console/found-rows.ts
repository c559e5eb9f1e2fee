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
