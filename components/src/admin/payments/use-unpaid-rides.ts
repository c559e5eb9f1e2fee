import { adminQueryKeys } from '@mobility/sdk/admin-queries';
import { useMobility } from '../../provider/mobility.ts';
import { usePages } from '../console/use-pages.ts';

/** The most that the server lists at once: the filters and the sums are of what is loaded. */
const listed = 1_000;

/** The completed rides that are not paid, the newest first, page by page. */
export const useUnpaidRides = () => {
  const { client } = useMobility();
  const { rows, retry, ...pages } = usePages(
    adminQueryKeys.listUnpaidRides,
    (position, options) => client.listUnpaidRides(position, options),
    ({ unpaid_rides }) => unpaid_rides,
    listed,
  );
  return { ...pages, rides: rows, onRefresh: retry };
};
