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
  // A server that counts what it finds has searched more than the fields of the rows, such as the names of their people.
  const isSearched = pages.found !== null && !pages.isOutdated;
  const rides = useMemo(() => {
    const left = isSearched ? { ...filters, search: '' } : filters;
    return rows?.filter((ride) => passes(left, ride)) ?? null;
  }, [rows, filters, isSearched]);
  return { ...pages, rides };
};
