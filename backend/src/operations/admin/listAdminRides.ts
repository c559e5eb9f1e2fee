import type { QueryOf, Ride } from '@mobility/openapi';
import { auditQuery } from '../../admin/audit-query.ts';
import { readRidePage } from '../../admin/ride-pages.ts';
import type { Context } from '../../context.ts';
import type { Caller } from '../../domain/caller.ts';
import type { Handler } from '../../operation.ts';

const isOf = (type: 'pending' | 'completed') => (ride: Ride) => ride.ride_type === type;

/** Without an order, the newest rides of each list; with one, a page of both together. */
const read = async (context: Context, caller: Caller, query: QueryOf<'listAdminRides'>) => {
  if (query.sort) return readRidePage(context, caller, query);
  const types = query.ride_type ? [query.ride_type] : (['pending', 'completed'] as const);
  const lists = types.map((ride_type) => readRidePage(context, caller, { ...query, ride_type }));
  return { rides: (await Promise.all(lists)).flatMap(({ rides }) => rides), headers: {} };
};

/** All rides: those that wait for a driver, and the others in every status. */
export const listAdminRides: Handler<'listAdminRides'> = async (context, request) => {
  const { rides, headers } = await read(context, request.caller, request.query);
  const body = {
    pending_requests: rides.filter(isOf('pending')),
    completed_matches: rides.filter(isOf('completed')),
  };
  await auditQuery(context, request, {
    operation: 'listAdminRides',
    action: 'ride_query',
    entity_type: 'ride',
    description: 'Looked at the rides',
  });
  return { status: 200, body, headers };
};
