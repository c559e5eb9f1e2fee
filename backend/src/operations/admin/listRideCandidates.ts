import { auditQuery } from '../../admin/audit-query.ts';
import { Refusal } from '../../domain/refusal.ts';
import { isRedistributed } from '../../domain/ride.ts';
import type { Handler } from '../../operation.ts';
import { rideCandidates } from '../../rides/offers/ride-candidates.ts';
import { requireRide } from '../../rides/ride-access.ts';

/** The drivers to whom an admin could give a ride that has not started. */
export const listRideCandidates: Handler<'listRideCandidates'> = async (context, request) => {
  const { read } = context.store;
  const ride = await requireRide(read, request.params.id);
  if (!isRedistributed('driver', ride.status))
    throw new Refusal(
      'ride_not_cancellable',
      'Only a ride that has not started can be given to another driver',
    );
  const body = { drivers: await rideCandidates(context, read, ride) };
  await auditQuery(context, request, {
    operation: 'listRideCandidates',
    entity: 'user',
    description: 'Looked at the drivers who could take a ride',
  });
  return { status: 200, body };
};
