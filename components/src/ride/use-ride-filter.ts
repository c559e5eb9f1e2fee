import { matchesFilter, matchesSearch, type RideFilter, sortRides } from '@mobility/machines/ride';
import type { Ride } from '@mobility/openapi';
import { useMemo, useState } from 'react';

type SearchedFields = Parameters<typeof matchesSearch>[2];

const noFields: SearchedFields = [];

/** Search and status filter of a history, newest ride first. `also` are further fields to search. */
export const useRideFilter = (rides: readonly Ride[], also: SearchedFields = noFields) => {
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<RideFilter>('all');
  const found = useMemo(
    () => sortRides(rides).filter((ride) => matchesSearch(ride, search, also)),
    [rides, search, also],
  );
  return {
    search,
    setSearch,
    filter,
    setFilter,
    isFiltered: search !== '' || filter !== 'all',
    /** The rides that match the search. */
    found,
    /** The rides that match the search and the filter. */
    shown: found.filter((ride) => matchesFilter(ride, filter)),
  };
};
