import type { AdminRides, Ride } from '@mobility/openapi';
import { timestampMs } from '../../format/time.ts';
import type { RideFilters } from './ride-filters.ts';

type Order = Pick<RideFilters, 'sort' | 'direction'>;

type Direction = Order['direction'];

const known = (value: number): number => (Number.isNaN(value) ? 0 : value);

/** Rides without an end are last in both directions. */
const endOf = ({ completed_at }: Ride, direction: Direction): number => {
  const missing = direction === 'asc' ? Number.MAX_SAFE_INTEGER : 0;
  return known(timestampMs(completed_at)) || missing;
};

/** What the rides of one page are sorted by. With the last two, each list is a group of its own. */
const values = {
  created_at: ({ created_at }: Ride) => known(timestampMs(created_at)),
  completed_at: endOf,
  estimated_fare: ({ estimated_fare }: Ride) => estimated_fare,
} satisfies Record<string, (ride: Ride, direction: Direction) => number>;

/** The two lists of a page as one, in the order in which the server sorted them together. */
export const inOrder = (
  { pending_requests: pending, completed_matches: others }: AdminRides,
  { sort, direction }: Order,
): readonly Ride[] => {
  const isAscending = direction === 'asc';
  // 'pending' is the last status and the last type.
  if (sort === 'status' || sort === 'ride_type')
    return isAscending ? [...others, ...pending] : [...pending, ...others];
  const value = values[sort];
  return [...pending, ...others].sort(
    (a, b) => (value(a, direction) - value(b, direction)) * (isAscending ? 1 : -1),
  );
};
