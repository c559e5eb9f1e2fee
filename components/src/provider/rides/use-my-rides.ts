import { isActive } from '@mobility/openapi/lifecycle';
import { limits } from '@mobility/openapi/limits';
import { useQuery } from '@tanstack/react-query';
import { useConnection } from '../live/use-connection.ts';
import { useMobility } from '../mobility.ts';
import { newestRides } from './newest-rides.ts';

/**
 * The newest rides of the signed-in user, or `all` of them. `omittedItems` says how many more could not be read. While
 * the live channel is down, they are polled as long as one is active.
 */
export const useMyRides = (which: 'newest' | 'all' = 'newest') => {
  const { queries } = useMobility();
  const { isLive } = useConnection();
  return useQuery({
    ...queries.listMyRides(which === 'all' ? {} : newestRides),
    // No message reports a booking made in another tab or on another device.
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => !isLive && state.data?.some(isActive) && limits.live.fallbackPoll,
  });
};
