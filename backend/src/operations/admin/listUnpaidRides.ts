import { limits } from '@mobility/openapi/limits';
import { auditQuery } from '../../admin/audit-query.ts';
import { foundHeader } from '../../admin/found.ts';
import type { Handler } from '../../operation.ts';
import { readCursor } from '../../store/cursor.ts';
import { countedUnpaid, listUnpaid } from '../../store/money/unpaid-rides.ts';
import type { Read } from '../../store/store.ts';

/** Debts are few among all rides, and their index alone is read. */
const countedAtMost = 10_000;

/** How many unpaid rides there are, on the first page. */
const countFound = async (db: Read): Promise<Record<string, string>> => {
  const { total } = await countedUnpaid(db, countedAtMost + 1).executeTakeFirstOrThrow();
  return foundHeader(Number(total), countedAtMost);
};

/** Lists the completed unpaid rides, newest first. */
export const listUnpaidRides: Handler<'listUnpaidRides'> = async (context, request) => {
  const limit = request.query.limit ?? limits.admin.ridesListed;
  const { rides, headers } = await listUnpaid(context.store.lists, {
    after: readCursor(request.query.cursor),
    limit,
    now: context.now(),
  });
  const found = request.query.cursor === undefined ? await countFound(context.store.lists) : {};
  await auditQuery(context, request, {
    operation: 'listUnpaidRides',
    entity: 'payment',
    description: 'Looked at the unpaid rides',
  });
  return { status: 200, body: { unpaid_rides: rides }, headers: { ...headers, ...found } };
};
