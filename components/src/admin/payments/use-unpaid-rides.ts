import { limits } from '@mobility/openapi/limits';
import { adminQueryKeys } from '@mobility/sdk/admin-queries';
import { omittedItems } from '@mobility/sdk/queries';
import { useQuery } from '@tanstack/react-query';
import { useMobility } from '../../provider/mobility.ts';
import { withCursor } from '../../provider/with-cursor.ts';
import { useTimestamp } from '../use-timestamp.ts';

/** The most that the server lists at once. */
const listed = 1_000;

/** The completed rides that are not paid, fetched again every 30 seconds while the page is visible. */
export const useUnpaidRides = () => {
  const { client } = useMobility();
  const t = useTimestamp();
  const query = useQuery({
    queryKey: [...adminQueryKeys.listUnpaidRides, 'all'],
    queryFn: async ({ signal }) => {
      const { data, next } = await withCursor(client.listUnpaidRides({ limit: listed, t }, { signal }));
      return { rides: data.unpaid_rides, isCut: next !== null, unreadable: omittedItems(data.unpaid_rides) };
    },
    refetchInterval: limits.admin.refreshInterval,
  });
  const { rides = null, ...rest } = query.data ?? {};
  return {
    rides,
    ...rest,
    error: query.error,
    isRefreshing: query.isFetching && !query.isPending,
    onRefresh: () => void query.refetch(),
  };
};
