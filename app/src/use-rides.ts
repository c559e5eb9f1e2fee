import { isActive } from '@mobility/openapi/lifecycle';
import { limits } from '@mobility/openapi/limits';
import { useQuery } from '@tanstack/react-query';
import { useConnection } from './use-children.ts';
import { useSession } from './use-session.ts';

/** A query's state in the words that views know. */
export const stateOf = ({
  data,
  isError,
}: {
  data: unknown;
  isError: boolean;
}): 'loading' | 'failed' | 'ready' => {
  if (data !== undefined) return 'ready';
  return isError ? 'failed' : 'loading';
};

/** My rides. While the live channel is down, an active ride is asked for at intervals. */
export const useMyRides = () => {
  const { queries } = useSession();
  const { isLive } = useConnection();
  return useQuery({
    ...queries.listMyRides(),
    // No message tells of a booking made in another tab or on another device.
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => !isLive && state.data?.some(isActive) && limits.live.fallbackPoll,
  });
};

/** My balance and its movements. */
export const useBalance = () => useQuery(useSession().queries.getMyBalance());
