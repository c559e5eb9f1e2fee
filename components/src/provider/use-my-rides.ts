import { isActive } from '@mobility/openapi/lifecycle';
import { limits } from '@mobility/openapi/limits';
import { useQuery } from '@tanstack/react-query';
import { useMobility } from './mobility.ts';
import { useConnection } from './use-connection.ts';

/** The rides of the signed-in user. While the live channel is down, they are polled as long as one is active. */
export const useMyRides = () => {
  const { queries } = useMobility();
  const { isLive } = useConnection();
  return useQuery({
    ...queries.listMyRides(),
    // No message reports a booking made in another tab or on another device.
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => !isLive && state.data?.some(isActive) && limits.live.fallbackPoll,
  });
};
