import {
  createRideSearch,
  matchesFilter,
  type RideFilter,
  type SearchedFields,
  sortRides,
} from '@mobility/machines/ride';
import type { Ride, RideCounts } from '@mobility/openapi';
import { useEffect, useMemo, useState } from 'react';
import type { HistoryChoice, ServedHistory } from '../../provider/rides/use-ride-pages.ts';

const noFields: SearchedFields = [];

export type FilterOptions = {
  /** The search and filter at the start. */
  choice?: HistoryChoice | undefined;
  onChoice?: ((choice: HistoryChoice) => void) | undefined;
  /** Given where the server has filtered the rides already. */
  served?: ServedHistory | null | undefined;
};

/** Search and status filter of a history, newest ride first. `also` are further fields to search. */
export const useRideFilter = (
  rides: readonly Ride[],
  { choice, onChoice, served = null }: FilterOptions,
  also: SearchedFields = noFields,
) => {
  const [search, setSearch] = useState(choice?.search ?? '');
  const [filter, setFilter] = useState<RideFilter>(choice?.filter ?? 'all');
  useEffect(() => onChoice?.({ search, filter }), [onChoice, search, filter]);
  const isServed = served !== null;
  const sorted = useMemo(() => (isServed ? rides : sortRides(rides)), [isServed, rides]);
  const searched = useMemo(() => createRideSearch(also), [also]);
  const found = useMemo(
    () => (isServed ? sorted : searched(sorted, search)),
    [isServed, searched, sorted, search],
  );
  const shown = useMemo(
    () => (isServed ? found : found.filter((ride) => matchesFilter(ride, filter))),
    [isServed, found, filter],
  );
  return {
    search,
    setSearch,
    filter,
    setFilter,
    isFiltered: search.trim() !== '' || filter !== 'all',
    /** The rides that match the search, or how many there are; null while that is not known. */
    counted: served ? served.found : found,
    /** The rides that match the search and the filter. */
    shown,
  };
};

/** How many rides a filter shows, and how many there are in all. */
export const totalsOf = (
  shown: readonly Ride[],
  rides: readonly Ride[],
  filter: RideFilter,
  served: ServedHistory | null | undefined,
): { shown: number; total: number } => ({
  shown: served?.found?.[filter] ?? shown.length,
  total: served?.whole?.all ?? rides.length,
});

/** How many rides the filter finds in a history of several pages; null while that is not known. */
export const foundOf = (served: ServedHistory | null | undefined, filter: RideFilter): number | null =>
  served?.found?.[filter] ?? null;

export type Counted = readonly Ride[] | RideCounts | null;
