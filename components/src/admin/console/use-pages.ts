import { limits } from '@mobility/openapi/limits';
import { omittedItems } from '@mobility/sdk/queries';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Answer, withCursor } from '../../provider/with-cursor.ts';
import { useRetry } from '../use-retry.ts';
import { useTimestamp } from '../use-timestamp.ts';
import { type ConsoleAddress, useAddress } from './parameters.ts';

/** How many rows one page has, unless the list says another number. */
const pageSize = 50;
/** The first read of a list is one request, so it gets no more rows than the server lists at once. */
const mostRead = 1_000;
/** A refresh reads every page again, so a table of more rows than these, or than one page, is read again only on request. */
const mostRefreshed = 150;

/** What one request reads. */
type Place = { limit: number; cursor?: string };
/** With the console's timestamp: it stays the same, so that a list that has not changed is answered with 304. */
type Position = Place & { t: string };

/** How many pages the address says were reached, up to as many as one request reads. */
const reachedIn = (parameters: URLSearchParams, size: number): number => {
  const reached = Number(parameters.get('page'));
  return Number.isFinite(reached) ? Math.min(Math.max(Math.trunc(reached), 1), mostRead / size) : 1;
};

/** The parameter of a page; the first one has none. */
const nameOf = (page: number): string | null => (page > 1 ? String(page) : null);

/** Corrects an address whose page the list cannot open, such as one beyond the last that one request reads. */
const useOwnName = ({ parameters, change }: ConsoleAddress, size: number): void => {
  const page = nameOf(reachedIn(parameters, size));
  const isOther = parameters.get('page') !== page;
  useEffect(() => {
    if (isOther) change({ page });
  }, [isOther, page, change]);
};

/**
 * The first row of the page that the address names, where the list opens with it and has not been read before. The address of
 * other filters names no page.
 */
const useReached = (parameters: URLSearchParams, size: number, isRead: boolean): number => {
  const row = (reachedIn(parameters, size) - 1) * size;
  const [opened] = useState(isRead ? 0 : row);
  return Math.min(opened, row);
};

/** How many rows the requests asked for. */
const rowsAsked = (positions: readonly unknown[] = []): number =>
  (positions as readonly Place[]).reduce((sum, { limit }) => sum + limit, 0);

/**
 * The pages of one of the console's lists. The first pages are read again every 30 seconds while the page is visible. The
 * address names the page of the row in view, the last one of the first read at most, so that a reload comes back to it: that
 * read gets all rows up to it. A change of the list's filters removes it.
 */
export const usePages = <Data extends object, Row>(
  key: readonly unknown[],
  read: (position: Position, options: { signal: AbortSignal }) => Answer<Data>,
  rowsOf: (data: Data) => readonly Row[],
  size = pageSize,
) => {
  const address = useAddress();
  const { parameters, change } = address;
  useOwnName(address, size);
  const t = useTimestamp();
  const query = useInfiniteQuery({
    queryKey: [...key, 'pages'],
    queryFn: async ({ pageParam, signal }) => {
      const { data, next, found, searched } = await withCursor(read({ ...pageParam, t }, { signal }));
      return { answer: data, rows: rowsOf(data), unreadable: omittedItems(data), next, found, searched };
    },
    initialPageParam: { limit: reachedIn(parameters, size) * size } as Place,
    getNextPageParam: ({ next }) => (next === null ? null : { limit: size, cursor: next }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      rowsAsked(state.data?.pageParams) <= Math.max(mostRefreshed, size) && limits.admin.refreshInterval,
  });
  const { data, isFetchNextPageError, isFetchingNextPage } = query;
  const { failure, retry } = useRetry(query);
  const reached = useReached(parameters, size, data !== undefined);
  return {
    /** Null while the first page loads. */
    rows: data?.pages.flatMap(({ rows }) => rows) ?? null,
    /** The first page as the server sent it, such as with the counts beside its rows; null while it loads. */
    answer: data?.pages[0]?.answer ?? null,
    /** How many rows the filters find; null where the server does not say it. */
    found: data?.pages[0]?.found ?? null,
    /** How many rows the search read before it stopped; null where it reached the end of the list. */
    searched: data?.pages.find(({ searched }) => searched !== null)?.searched ?? null,
    /** How many more rows there are that could not be read. */
    unreadable: data?.pages.reduce((sum, page) => sum + page.unreadable, 0) ?? 0,
    /** Why the first pages could not be read. */
    error: isFetchNextPageError ? null : failure,
    /** The rows are those of the key before, until the new ones arrive. */
    isOutdated: query.isPlaceholderData,
    isRefreshing: query.isFetching && !query.isPending && !isFetchingNextPage,
    retry,
    /** Reads the list again by itself, without a press. */
    readAgain: () => void query.refetch(),
    /** For `More`. */
    more: {
      reached,
      has: query.hasNextPage,
      /** The address names the page of the row in view, or the last one that it can name. */
      onRow: (index: number) => {
        const page = Math.min(Math.floor(index / size) + 1, mostRead / size);
        if (page !== reachedIn(parameters, size)) change({ page: nameOf(page) });
      },
      isReading: isFetchingNextPage,
      isFailed: isFetchNextPageError,
      read: () => void query.fetchNextPage(),
    },
  };
};
