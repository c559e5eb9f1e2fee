import { limits } from '@mobility/openapi/limits';
import { auditQuery } from '../../admin/audit-query.ts';
import { countOnlineDrivers } from '../../admin/stats.queries.ts';
import type { Handler } from '../../operation.ts';
import { listDriverPlaces } from '../../store/people/driver-places.ts';

/** The last places of the online drivers. */
export const listDriverLocations: Handler<'listDriverLocations'> = async (context, request) => {
  const { read } = context.store;
  const { limit = limits.admin.ridesListed } = request.query;
  const body = {
    drivers: await listDriverPlaces(read, context.positions.of, limit),
    online_drivers: Number((await countOnlineDrivers(read)).online),
  };
  await auditQuery(context, request, {
    operation: 'listDriverLocations',
    action: 'user_query',
    entity_type: 'user',
    description: 'Looked at the places of the drivers',
  });
  return { status: 200, body };
};
