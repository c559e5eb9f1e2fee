import { limits } from '@mobility/openapi/limits';
import { omittedItems } from '@mobility/sdk/queries';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { queryState } from '../../provider/query-state.ts';
import { type Answer, withCursor } from '../../provider/with-cursor.ts';

/** How many rows one page has. */
const pageSize = 50;
/** A refresh reads every page again, so a table of more pages than this is read again only on request. */
const mostRefreshed = 3;

type Position = { limit: number; cursor?: string };

/** The pages of one of the console's lists. The first pages are read again every 30 seconds while the page is visible. */
export const usePages = <Data extends object, Row>(
  key: readonly unknown[],
  read: (position: Position, options: { signal: AbortSignal }) => Answer<Data>,
  rowsOf: (data: Data) => readonly Row[],
) => {
  const query = useInfiniteQuery({
    queryKey: [...key, 'pages'],
    queryFn: async ({ pageParam, signal }) => {
      const position = { limit: pageSize, ...(pageParam !== null && { cursor: pageParam }) };
      const { data, next } = await withCursor(read(position, { signal }));
      return { rows: rowsOf(data), unreadable: omittedItems(data), next };
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      (state.data?.pages.length ?? 0) <= mostRefreshed && limits.admin.refreshInterval,
  });
  const { data, error, isFetchNextPageError, isFetchingNextPage } = query;
  return {
    state: queryState(query),
    /** Null while the first page loads. */
    rows: data?.pages.flatMap(({ rows }) => rows) ?? null,
    /** How many more rows there are that could not be read. */
    unreadable: data?.pages.reduce((sum, page) => sum + page.unreadable, 0) ?? 0,
    /** Why the first pages could not be read. */
    error: isFetchNextPageError ? null : error,
    /** The rows are those of the key before, until the new ones arrive. */
    isOutdated: query.isPlaceholderData,
    retry: () => void query.refetch(),
    /** For `More`. */
    more: {
      has: query.hasNextPage,
      isReading: isFetchingNextPage,
      isFailed: isFetchNextPageError,
      read: () => void query.fetchNextPage(),
    },
  };
};
