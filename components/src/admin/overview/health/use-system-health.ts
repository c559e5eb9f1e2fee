import { isUnavailable } from '@mobility/machines/unavailable';
import { limits } from '@mobility/openapi/limits';
import { useQuery } from '@tanstack/react-query';
import { useIsTold } from '../../panel/use-is-told.ts';
import { useAdminQueries } from '../../use-admin-queries.ts';
import { useFailures } from '../../use-failures.ts';
import type { SystemHealthProps } from './SystemHealth.tsx';

/** The state of the backend, probed every 30 seconds while the overview is open and visible. */
export const useSystemHealth = (): SystemHealthProps | null => {
  const queries = useAdminQueries();
  const read = useQuery({
    ...queries.getSystemHealth(),
    refetchInterval: limits.admin.refreshInterval,
  });
  const { data, refetch } = read;
  const [error = null] = useFailures(read);
  const isMissing = error !== null && isUnavailable(error);
  const isTold = useIsTold(error);
  if (error && isTold && !isMissing && !data) return null;
  return {
    health: isMissing ? null : data,
    hasFailed: error !== null && !isTold,
    onRetry: () => refetch(),
  };
};
