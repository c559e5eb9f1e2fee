import { isUnderWay } from '@mobility/machines/ride';
import { isActive } from '@mobility/openapi/lifecycle';
import { limits } from '@mobility/openapi/limits';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useMobility } from '../provider/mobility.ts';
import { newestRides } from '../provider/rides/newest-rides.ts';
import { useSession } from '../provider/use-session.ts';

/** Whether the rider has a ride under way, from the session or, without one, from the list of rides. */
export const useHasActiveRide = (): boolean => {
  const { auth, queries } = useMobility();
  const activeRide = useSelector(useSession(), (session) => session?.children.activeRide);
  const ride = useSelector(activeRide, (snapshot) => snapshot?.children.ride);
  const isFollowed = useSelector(ride, (snapshot) => snapshot !== undefined && isUnderWay(snapshot));
  const { data: rides = [] } = useQuery({
    ...queries.listMyRides(newestRides),
    enabled: auth === null,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => state.data?.some(isActive) && limits.live.fallbackPoll,
  });
  return auth ? isFollowed : rides.some(isActive);
};
