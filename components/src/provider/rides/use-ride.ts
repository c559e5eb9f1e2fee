import type { Ride } from '@mobility/openapi';
import { omittedItems } from '@mobility/sdk/queries';
import { useQuery } from '@tanstack/react-query';
import { useMobility } from '../mobility.ts';
import { type ActiveRide, useActiveRide } from './use-active-ride.ts';
import { useMyRides } from './use-my-rides.ts';

type Rides = readonly Ride[] | undefined;

/** Whether each ride of an answer could be read well enough to compare its id. */
const isWhole = (rides: Rides): boolean => omittedItems(rides) === 0 && (rides ?? []).every(({ id }) => id);

const withId = (rides: Rides, rideId: string): Ride | null => rides?.find(({ id }) => id === rideId) ?? null;

/** A ride, or why there is none. The actor is that of the ride under way. */
type FoundRide =
  | { state: 'found'; ride: Ride; actor: ActiveRide['actor'] }
  | { state: 'unreadable'; retry: () => void }
  | { state: 'loading' }
  | { state: 'absent' };

/**
 * One ride of the signed-in rider. The server is asked for it where it is not among the newest. It is `absent` only if
 * the server finds no ride with this id; an answer with other rides, or with rides that lack their id, is `unreadable`.
 */
export const useRide = (rideId: string): FoundRide => {
  const { queries } = useMobility();
  const active = useActiveRide();
  const isLive = active.ride?.id === rideId;
  const rides = useMyRides();
  const listed = isLive ? active.ride : withId(rides.data, rideId);
  const isSearched = !listed && active.isKnown && (rides.data?.length ?? 0) > 0 && isWhole(rides.data);
  const search = useQuery({ ...queries.listMyRides({ search: rideId }), enabled: isSearched });
  const last = isSearched ? search : rides;
  const retry = () => void last.refetch();
  const ride = listed ?? (isSearched ? withId(search.data, rideId) : null);
  if (ride) return { state: 'found', ride, actor: isLive ? active.actor : undefined };
  if (last.isError) return { state: 'unreadable', retry };
  if (!active.isKnown || last.isPending) return { state: 'loading' };
  if (last.data.length === 0 && isWhole(last.data)) return { state: 'absent' };
  return { state: 'unreadable', retry };
};
