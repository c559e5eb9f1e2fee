import { fromCents } from '../../domain/money/money.ts';
import type { Handler } from '../../operation.ts';
import { completedFares, countRides } from '../../rides/history.queries.ts';
import { searchedText } from '../../rides/history.ts';

/** How many of the caller's rides each filter shows, over all pages, and what a rider's completed ones cost. */
export const countMyRides: Handler<'countMyRides'> = async ({ store }, { query, caller }) => {
  const search = searchedText(query.search);
  const counts = await countRides(store.read, caller, search);
  const body = { all: Object.values(counts).reduce((total, count) => total + count, 0), ...counts };
  if (caller.role !== 'rider' || search) return { status: 200, body };
  const completed_fares = fromCents(await completedFares(store.read, caller.id));
  return { status: 200, body: { ...body, completed_fares } };
};
