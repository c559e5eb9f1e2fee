import type { RideFilter } from '@mobility/machines/ride';
import type { Ride, RideCounts } from '@mobility/openapi';
import { isActive } from '@mobility/openapi/lifecycle';
import { limits } from '@mobility/openapi/limits';
import { omittedItems, queryKeys } from '@mobility/sdk/queries';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useConnection } from '../live/use-connection.ts';
import { useMobility } from '../mobility.ts';
import { queryState } from '../query-state.ts';
import { withCursor } from '../with-cursor.ts';

/** The search and the filter of a history. */
export type HistoryChoice = { search: string; filter: RideFilter };
/** Drivers have a list of their own. */
export type RideList = 'listMyRides' | 'listUnifiedRides';

type Page = { rides: readonly Ride[]; unreadable: number; next: string | null };
type Narrowing = { status?: Exclude<RideFilter, 'all'>; search?: string };

const useReadPage = (list: RideList) => {
  const { client } = useMobility();
  return async (narrowing: Narrowing, cursor: string | null, signal: AbortSignal): Promise<Page> => {
    const limit = cursor === null ? limits.history.firstPage : limits.history.nextPage;
    const query = { ...narrowing, limit, ...(cursor !== null && { cursor }) };
    if (list === 'listMyRides') {
      const { data, next } = await withCursor(client.listMyRides(query, { signal }));
      return { rides: data, unreadable: omittedItems(data), next };
    }
    const { data, next } = await withCursor(client.listUnifiedRides(query, { signal }));
    return { rides: data.completed_matches, unreadable: omittedItems(data), next };
  };
};

const usePages = (list: RideList, narrowing: Narrowing, enabled: boolean) => {
  const readPage = useReadPage(list);
  const { isLive } = useConnection();
  return useInfiniteQuery({
    // An object, so that invalidating the list also invalidates its pages.
    queryKey: [...queryKeys[list], { pages: true, ...narrowing }],
    queryFn: ({ pageParam, signal }) => readPage(narrowing, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: Page) => next,
    enabled,
    // No message reports a booking made in another tab or on another device.
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      !isLive && state.data?.pages.some(({ rides }) => rides.some(isActive)) && limits.live.fallbackPoll,
  });
};

const narrowingOf = ({ search, filter }: HistoryChoice): Narrowing => ({
  ...(filter !== 'all' && { status: filter }),
  ...(search.trim() !== '' && { search: search.trim() }),
});

/** The counts of the whole history and of what the search finds; null until they are known. */
const useCounts = (search: string | undefined, enabled: boolean) => {
  const { queries } = useMobility();
  const whole = useQuery({ ...queries.countMyRides(), enabled });
  const found = useQuery({
    ...queries.countMyRides(search === undefined ? {} : { search }),
    enabled,
    placeholderData: keepPreviousData,
  });
  return { whole: whole.data ?? null, found: found.data ?? null };
};

/** A history that the server filters, because it is longer than a page. */
export type ServedHistory = { whole: RideCounts | null; found: RideCounts | null };

/**
 * The rides of the signed-in user, page by page. While all of them fit on one page, the screen filters and searches them
 * itself; a longer history is filtered and counted by the server.
 */
export const useRidePages = (list: RideList, choice: HistoryChoice) => {
  const all = usePages(list, {}, true);
  const isServed = all.hasNextPage || (all.data?.pages.length ?? 0) > 1;
  const narrowing = narrowingOf(choice);
  const isNarrowed = isServed && Object.keys(narrowing).length > 0;
  const some = usePages(list, narrowing, isNarrowed);
  const shown = isNarrowed ? some : all;
  const counts = useCounts(narrowing.search, isServed);
  const pages = shown.data?.pages ?? [];
  return {
    rides: pages.flatMap(({ rides }) => rides),
    unreadable: pages.reduce((sum, { unreadable }) => sum + unreadable, 0),
    state: queryState(shown),
    error: shown.error ?? undefined,
    isFetching: shown.isFetching,
    refetch: () => void shown.refetch(),
    served: isServed ? counts : null,
    more: {
      has: shown.hasNextPage,
      isReading: shown.isFetchingNextPage,
      isFailed: shown.isFetchNextPageError,
      read: () => void shown.fetchNextPage(),
    },
  };
};
