import { adminQueryKeys } from '@mobility/sdk/admin-queries';
import { useMobility } from '../../provider/mobility.ts';
import { usePages } from '../console/use-pages.ts';
import { ridesOf, type UnpaidFilter } from './unpaid.ts';

/** The most that the server lists at once, as the rides are sorted here by what is most urgent. */
const listed = 1_000;

/** The completed rides that are not paid and that a filter shows, the newest first, page by page. */
export const useUnpaidRides = (filter: UnpaidFilter) => {
  const { client } = useMobility();
  const { rows, answer, error, found, searched, unreadable, isOutdated, isRefreshing, more, retry } =
    usePages(
      [...adminQueryKeys.listUnpaidRides, filter],
      (position, options) =>
        client.listUnpaidRides({ ...(filter !== 'all' && { payment: filter }), ...position }, options),
      ({ unpaid_rides }) => unpaid_rides,
      listed,
    );
  return {
    // A server that does not know the filter returns all rides.
    rides: rows && ridesOf(rows, filter),
    counts: answer?.counts,
    error,
    found,
    searched,
    unreadable,
    isOutdated,
    isRefreshing,
    more,
    onRefresh: retry,
  };
};
