import {
  createRideSearch,
  matchesFilter,
  type RideFilter,
  type SearchedFields,
  sortRides,
} from '@mobility/machines/ride';
import type { Ride } from '@mobility/openapi';
import { useMemo, useState } from 'react';

const noFields: SearchedFields = [];

/** Search and status filter of a history, newest ride first. `also` are further fields to search. */
export const useRideFilter = (rides: readonly Ride[], also: SearchedFields = noFields) => {
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<RideFilter>('all');
  const sorted = useMemo(() => sortRides(rides), [rides]);
  const searched = useMemo(() => createRideSearch(also), [also]);
  const found = useMemo(() => searched(sorted, search), [searched, sorted, search]);
  const shown = useMemo(() => found.filter((ride) => matchesFilter(ride, filter)), [found, filter]);
  return {
    search,
    setSearch,
    filter,
    setFilter,
    isFiltered: search !== '' || filter !== 'all',
    /** The rides that match the search. */
    found,
    /** The rides that match the search and the filter. */
    shown,
  };
};
