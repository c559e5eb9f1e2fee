import { limits } from '@mobility/openapi/limits';
import { useQuery } from '@tanstack/react-query';
import { useHasSettled } from '../console/use-has-settled.ts';
import { useAdminQueries } from '../use-admin-queries.ts';
import { useFailures } from '../use-failures.ts';

/** The counts of what waits for an admin, read every 30 seconds and after each live event. */
export const useWaiting = () => {
  const read = useQuery({
    ...useAdminQueries().getWaitingCounts(),
    enabled: useHasSettled(),
    refetchInterval: limits.admin.refreshInterval,
  });
  const [error = null] = useFailures(read);
  return { data: read.data, error, refetch: read.refetch };
};
