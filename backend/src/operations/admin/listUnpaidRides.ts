import { limits } from '@mobility/openapi/limits';
import { auditQuery } from '../../admin/audit-query.ts';
import type { Handler } from '../../operation.ts';
import { listUnpaid } from '../../store/money/unpaid-rides.ts';

/** Lists the completed unpaid rides, newest first. */
export const listUnpaidRides: Handler<'listUnpaidRides'> = async (context, request) => {
  const limit = request.query.limit ?? limits.admin.ridesListed;
  const body = { unpaid_rides: await listUnpaid(context.store.read, context.now(), limit) };
  await auditQuery(context, request, {
    operation: 'listUnpaidRides',
    entity: 'payment',
    description: 'Looked at the unpaid rides',
  });
  return { status: 200, body };
};
