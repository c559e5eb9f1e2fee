import type { Ride } from '@mobility/openapi';
import { useQuery } from '@tanstack/react-query';
import { useAdminQueries } from '../use-admin-queries.ts';

export type NamedRide = {
  ride: Ride | null;
  /** There is no such ride, or it could not be read. */
  isMissing: boolean;
  isUnread: boolean;
};

/** The ride with this id: of the rides that are loaded, or read alone where none of them has it. */
export const useRide = (id: string | null, rides: readonly Ride[], isReady: boolean): NamedRide => {
  const queries = useAdminQueries();
  const listed = rides.find((ride) => ride.id === id);
  const isAlone = isReady && id !== null && !listed;
  const { data, error } = useQuery({
    ...queries.listAdminRides({ search: id ?? '', sort: 'created_at', limit: 1 }),
    enabled: isAlone,
  });
  if (id === null) return { ride: null, isMissing: false, isUnread: false };
  const read = data && [...data.pending_requests, ...data.completed_matches];
  const ride = listed ?? read?.find((ride) => ride.id === id) ?? null;
  const isUnread = isAlone && !data && error !== null;
  return { ride, isMissing: isUnread || (isAlone && !ride && data !== undefined), isUnread };
};
