import { isUnderWay } from '@mobility/machines/ride';
import type { Ride } from '@mobility/openapi';
import { isActive } from '@mobility/openapi/lifecycle';
import { limits } from '@mobility/openapi/limits';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useMobility } from '../provider/mobility.ts';
import { newestRides } from '../provider/rides/newest-rides.ts';
import { useSession } from '../provider/use-session.ts';

/**
 * The rider's ride under way, from the session or, without one, from the list of rides. Null if there is none,
 * undefined until the rides are read.
 */
export const useRideUnderWay = (): Ride | null | undefined => {
  const { auth, queries } = useMobility();
  const activeRide = useSelector(useSession(), (session) => session?.children.activeRide);
  const followed = useSelector(activeRide, (snapshot) =>
    snapshot?.matches({ ride: 'none' }) ? null : snapshot?.children.ride,
  );
  const ride = useSelector(followed ?? undefined, (snapshot) =>
    snapshot && isUnderWay(snapshot) ? snapshot.context.ride : null,
  );
  const { data: rides } = useQuery({
    ...queries.listMyRides(newestRides),
    enabled: auth === null,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => state.data?.some(isActive) && limits.live.fallbackPoll,
  });
  return auth ? followed && ride : rides && (rides.find(isActive) ?? null);
};
