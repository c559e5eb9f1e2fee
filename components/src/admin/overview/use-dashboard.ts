import { isUnavailable } from '@mobility/machines/unavailable';
import { limits } from '@mobility/openapi/limits';
import { useQuery } from '@tanstack/react-query';
import { useHasSettled } from '../console/use-has-settled.ts';
import { useAdminQueries } from '../use-admin-queries.ts';
import { useFailures } from '../use-failures.ts';
import { type Activity, recentActivity } from './activity.ts';

/** Newer rides than these can be neither running nor just completed. */
const recentRides = 50;
/** One page of a list that another tab shows as a whole. */
const onePage = 50;

/**
 * The reads of the dashboard, which the console makes 100 ms after sign-in and then every 30 seconds, besides the summary.
 * The users, balances and conversations are read with them, as the tabs show them.
 */
const useReads = () => {
  const queries = useAdminQueries();
  const enabled = useHasSettled();
  const each = { enabled, refetchInterval: limits.admin.refreshInterval };
  const users = useQuery({ ...queries.listAdminUsers({ limit: onePage }), ...each });
  const ids = users.data?.map(({ id }) => id) ?? [];
  return {
    rides: useQuery({ ...queries.listAdminRides({ limit: recentRides }), ...each }),
    logs: useQuery({ ...queries.listAuditLogs({ limit: limits.admin.auditListed }), ...each }),
    movements: useQuery({
      ...queries.listBalanceMovements({ limit: limits.admin.activity.movements }),
      ...each,
    }),
    users,
    balances: useQuery({
      // Those of the same users, as the users' tab reads them.
      ...queries.listAdminBalances(ids.length > 0 ? { user_ids: ids.join() } : {}),
      ...each,
      enabled: enabled && users.data !== undefined,
    }),
    conversations: useQuery({ ...queries.listConversations({ limit: onePage }), ...each }),
  };
};

/** The recent activity, null while it loads. A backend without the list of movements shows rides and audit trail. */
export const useDashboard = () => {
  const queries = useAdminQueries();
  const { rides, logs, movements, ...others } = useReads();
  // The console shows the error of its own read.
  const stats = useQuery({ ...queries.getAdminStats(), enabled: false });
  const required = [rides, logs, ...Object.values(others)];
  const [statsError, movementsError = null, ...errors] = useFailures(stats, movements, ...required);
  const failed = errors.find((error) => error) ?? null;
  const isLoaded = rides.data && logs.data && movements.isFetched;
  const activity: Activity[] | null = isLoaded
    ? recentActivity({
        rides: [...rides.data.pending_requests, ...rides.data.completed_matches],
        movements: movements.data ?? [],
        logs: logs.data,
      })
    : null;
  return {
    activity,
    /** Why the movements of balances are missing; null also where the backend has no list of them. */
    movementsError: movementsError && !isUnavailable(movementsError) ? movementsError : null,
    retryMovements: () => movements.refetch(),
    error: statsError ? null : failed,
    hasFailed: failed !== null,
    retry: () => Promise.all(required.map((read, index) => errors[index] && read.refetch())),
  };
};
