import type { Ride } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { auditQuery } from '../../admin/audit-query.ts';
import type { Context } from '../../context.ts';
import type { Caller } from '../../domain/caller.ts';
import type { Handler } from '../../operation.ts';
import { ridesWithPeople, toRide } from '../../store/rides/ride-views.ts';

const newest = async (
  { store, now }: Context,
  caller: Caller,
  rideType: 'pending' | 'completed',
  limit: number,
): Promise<Ride[]> => {
  const rows = await ridesWithPeople(store.read)
    .where('rides.status', rideType === 'pending' ? '=' : '<>', 'pending')
    .orderBy('rides.created_at', 'desc')
    .orderBy('rides.id', 'desc')
    .limit(limit)
    .execute();
  const viewer = { id: caller.id, role: caller.role, now: now() };
  return rows.map((row) => ({ ...toRide(row, viewer), ride_type: rideType }));
};

/** All rides, newest first: those that wait for a driver, and the others in every status. */
export const listAdminRides: Handler<'listAdminRides'> = async (context, request) => {
  const limit = request.query.limit ?? limits.admin.ridesListed;
  const body = {
    pending_requests: await newest(context, request.caller, 'pending', limit),
    completed_matches: await newest(context, request.caller, 'completed', limit),
  };
  await auditQuery(context, request, {
    operation: 'listAdminRides',
    entity: 'ride',
    description: 'Looked at the rides',
  });
  return { status: 200, body };
};
