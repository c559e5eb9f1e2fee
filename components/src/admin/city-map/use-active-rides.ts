import { isUnavailable } from '@mobility/machines/unavailable';
import type { Ride } from '@mobility/openapi';
import { phaseOf } from '@mobility/openapi/lifecycle';
import { limits } from '@mobility/openapi/limits';
import { omittedItems } from '@mobility/sdk/queries';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMobility } from '../../provider/mobility.ts';
import { useHasSettled } from '../console/use-has-settled.ts';
import { useIsTold } from '../panel/use-is-told.ts';
import { useAdminQueries } from '../use-admin-queries.ts';
import { useFailures } from '../use-failures.ts';
import { activeStatuses, countsOf, type RideCounts } from './active-rides.ts';
import { createFleet, type WholeFleet } from './fleet.ts';

const none: readonly Ride[] = [];

/** The rides under way, how many are in each phase, and the cars of the online drivers. */
export const useActiveRides = (): {
  rides: readonly Ride[];
  /** Whether these are all rides under way. */
  areAll: boolean;
  /** Null while they load, and where not all of them could be read. */
  counts: RideCounts | null;
  fleet: WholeFleet;
  /** Given where the rides or the cars could not be read and no notice says so; reads them again. */
  onRetry: (() => void) | undefined;
} => {
  const { queryClient } = useMobility();
  const queries = useAdminQueries();
  const active = useQuery({
    ...queries.listAdminRides({
      status: activeStatuses,
      sort: 'created_at',
      limit: limits.admin.ridesListed,
    }),
    enabled: useHasSettled(),
    refetchInterval: limits.admin.ridesInterval,
    placeholderData: keepPreviousData,
  });
  const { data } = active;
  // The fleet reads them.
  const cars = useQuery({ ...queries.listDriverLocations(), enabled: false });
  const fleet = useMemo(
    () => createFleet(queryClient, queries.listDriverLocations()),
    [queryClient, queries],
  );
  const rides = useMemo(() => (data ? [...data.pending_requests, ...data.completed_matches] : none), [data]);
  // The console reads them.
  const { data: stats } = useQuery({ ...queries.getAdminStats(), enabled: false });
  const isWhole = omittedItems(data) === 0 && rides.every(({ status }) => phaseOf[status] !== undefined);
  const areAll = data !== undefined && isWhole && rides.length < limits.admin.ridesListed;
  const counts = data && isWhole ? countsOf(rides, limits.admin.ridesListed, stats?.active_rides) : null;
  const [activeError, carsError] = useFailures(active, cars);
  const error = activeError ?? carsError ?? null;
  const isTold = useIsTold(error);
  const retry = () => Promise.all([activeError && active.refetch(), carsError && cars.refetch()]);
  return {
    rides,
    areAll,
    counts,
    fleet,
    onRetry: error && !isTold && !isUnavailable(error) ? retry : undefined,
  };
};
