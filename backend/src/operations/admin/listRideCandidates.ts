import { phaseOf } from '@mobility/openapi/lifecycle';
import { auditQuery } from '../../admin/audit-query.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Handler } from '../../operation.ts';
import { rideCandidates } from '../../rides/offers/ride-candidates.ts';
import { requireRide } from '../../rides/ride-access.ts';

/** Lists the drivers that can get an admin's offer of a pending, accepted or arriving ride. */
export const listRideCandidates: Handler<'listRideCandidates'> = async (context, request) => {
  const { read } = context.store;
  const ride = await requireRide(read, request.params.id);
  if (!['pending', 'accepted', 'arriving'].includes(phaseOf[ride.status]))
    throw new Refusal('ride_not_cancellable', 'Only a ride that has not started can be offered to a driver');
  const body = { drivers: await rideCandidates(context, read, ride) };
  await auditQuery(context, request, {
    operation: 'listRideCandidates',
    action: 'user_query',
    entity_type: 'ride',
    entity_id: ride.id,
    description: 'Looked at the drivers who could take a ride',
  });
  return { status: 200, body };
};
