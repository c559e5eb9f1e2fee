import { limits } from '@mobility/openapi/limits';
import { auditQuery } from '../../admin/audit-query.ts';
import type { Handler } from '../../operation.ts';
import { readCursor } from '../../store/cursor.ts';
import { listUnpaid } from '../../store/money/unpaid-rides.ts';

/** Lists the completed unpaid rides, newest first. */
export const listUnpaidRides: Handler<'listUnpaidRides'> = async (context, request) => {
  const limit = request.query.limit ?? limits.admin.ridesListed;
  const { rides, headers } = await listUnpaid(context.store.lists, {
    after: readCursor(request.query.cursor),
    limit,
    now: context.now(),
  });
  await auditQuery(context, request, {
    operation: 'listUnpaidRides',
    entity: 'payment',
    description: 'Looked at the unpaid rides',
  });
  return { status: 200, body: { unpaid_rides: rides }, headers };
};
