import type { Ride } from '@mobility/openapi';
import { useQuery } from '@tanstack/react-query';
import { useAdminQueries } from '../use-admin-queries.ts';

/** The ride with this id: of the rides that are loaded, or read alone where none of them has it. */
export const useRide = (id: string | null, rides: readonly Ride[], isReady: boolean): Ride | null => {
  const queries = useAdminQueries();
  const listed = rides.find((ride) => ride.id === id);
  const { data } = useQuery({
    ...queries.listAdminRides({ search: id ?? '', sort: 'created_at', limit: 1 }),
    enabled: isReady && id !== null && !listed,
  });
  if (id === null) return null;
  const read = data && [...data.pending_requests, ...data.completed_matches];
  return listed ?? read?.find((ride) => ride.id === id) ?? null;
};
