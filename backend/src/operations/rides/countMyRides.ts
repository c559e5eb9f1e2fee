import { limits } from '@mobility/openapi/limits';
import type { Handler } from '../../operation.ts';
import { countRides } from '../../rides/history.queries.ts';
import { searchedText } from '../../rides/history.ts';

/** How many of the caller's rides each filter shows, over all pages. */
export const countMyRides: Handler<'countMyRides'> = async ({ store }, { query, caller }) => {
  const counts = await countRides(store.read, caller, searchedText(query.search));
  const sum = Object.values(counts).reduce((total, count) => total + count, 0);
  return { status: 200, body: { all: Math.min(sum, limits.history.searched), ...counts } };
};
