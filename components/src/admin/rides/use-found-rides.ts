import { adminQueryKeys } from '@mobility/sdk/admin-queries';
import { useMemo } from 'react';
import { useMobility } from '../../provider/mobility.ts';
import { usePages } from '../console/use-pages.ts';
import { inOrder } from './in-order.ts';
import { narrowingOf, passes, type RideFilters } from './ride-filters.ts';

/** The rides that the filters find, in their order, page by page. */
export const useFoundRides = (filters: RideFilters) => {
  const { client } = useMobility();
  const narrowing = narrowingOf(filters);
  const { rows, ...pages } = usePages(
    [...adminQueryKeys.listAdminRides, narrowing],
    (position, options) => client.listAdminRides({ ...narrowing, ...position }, options),
    (rides) => inOrder(rides, filters),
  );
  const rides = useMemo(() => rows?.filter((ride) => passes(filters, ride)) ?? null, [rows, filters]);
  return { ...pages, rides };
};
