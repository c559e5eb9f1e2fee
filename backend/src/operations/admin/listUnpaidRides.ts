import { limits } from '@mobility/openapi/limits';
import { auditQuery } from '../../admin/audit-query.ts';
import { countedAtMost, foundHeader, searchedHeader } from '../../admin/found.ts';
import type { Handler } from '../../operation.ts';
import { readCursor } from '../../store/cursor.ts';
import { countUnpaid } from '../../store/money/unpaid-counts.ts';
import type { UnpaidFilter } from '../../store/money/unpaid-filters.ts';
import { listUnpaid, type UnpaidPage } from '../../store/money/unpaid-rides.ts';
import type { Read, Store } from '../../store/store.ts';

/** What the first page says besides its rides: how many there are in each state, and how many the filter finds. */
const countFirst = async (db: Read, filter: UnpaidFilter | undefined, now: number) => {
  const { count, total, isCut } = await countUnpaid(db, countedAtMost, now);
  const { rides } = filter ? count(filter) : total;
  const states = {
    all: count(),
    pending: count('pending'),
    not_initiated: count('not_initiated'),
    failed: count('failed'),
  };
  return {
    counts: { ...states, total, is_cut: isCut },
    headers: foundHeader(isCut && filter ? rides + 1 : rides, rides),
  };
};

/** The first page with its counts, which a payment in between could make disagree; a later page reads its rides alone. */
const readPage = (store: Store, page: UnpaidPage) =>
  page.after
    ? listUnpaid(store.lists, page).then((listed) => ({ ...listed, first: null }))
    : store.snapshot(async (db) => ({
        ...(await listUnpaid(db, page)),
        first: await countFirst(db, page.filter, page.now),
      }));

/** Lists the completed unpaid rides, newest first. */
export const listUnpaidRides: Handler<'listUnpaidRides'> = async (context, request) => {
  const { limit = limits.admin.ridesListed, payment: filter, cursor } = request.query;
  const page = { filter, after: readCursor(cursor), limit, now: context.now() };
  const { rides, headers, isCut, first } = await readPage(context.store, page);
  await auditQuery(context, request, {
    operation: 'listUnpaidRides',
    action: 'payment_query',
    entity_type: 'payment',
    description: 'Looked at the unpaid rides',
  });
  return {
    status: 200,
    body: { unpaid_rides: rides, ...(first && { counts: first.counts }) },
    headers: { ...headers, ...searchedHeader(isCut), ...first?.headers },
  };
};
