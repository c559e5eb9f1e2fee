import type { QueryOf, Ride } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import type { Context } from '../context.ts';
import type { Caller } from '../domain/caller.ts';
import type { RideRow } from '../domain/ride.ts';
import { toRide } from '../rides/ride-view.ts';
import { type Position, pageOf, readCursor } from '../store/cursor.ts';
import type { Direction } from '../store/in-order.ts';
import { forAdmins } from '../store/rides/for-admins.ts';
import { ridesByIds, withPlaces } from '../store/rides/ride-rows.ts';
import { contains, scan } from '../store/scan.ts';
import { idsTyped } from '../store/search/by-id.ts';
import { typedWords, withoutSign } from '../store/search/keys.ts';
import type { Read } from '../store/store.ts';
import { countedAtMost, foundHeader, searchedHeader, soughtRows } from './found.ts';
import { groupOf, inGroup } from './grouped.ts';
import { countedRides, countedSilent, type Part, type RideOrder, ridesAfter } from './ride-pages.queries.ts';
import { merge, type Source } from './search/merge.ts';
import { ridesWithIds } from './search/rides.queries.ts';
import { isRideSearchExact, type RangeFrom, ridesOfPeople } from './search/rides.ts';
import { unionOf } from './search/union.ts';

type Query = QueryOf<'listAdminRides'>;
type Scanned = Awaited<ReturnType<typeof ridesAfter>>[number];
type Row = Pick<Scanned, 'id' | 'status' | 'value'>;
type Named = Awaited<ReturnType<typeof ridesWithIds>>[number];
type Status = RideRow['status'];

/** The order of the statuses in a list that is sorted by them: that of their names. */
const statuses: readonly Status[] = [
  'accepted',
  'cancelled',
  'completed',
  'driver_arriving',
  'in_progress',
  'pending',
];
const otherNames: Record<string, Status> = { driver_arrived: 'driver_arriving', ride_started: 'in_progress' };

const typeOf = (status: Status): 'pending' | 'completed' => (status === 'pending' ? 'pending' : 'completed');

/** Rides of the same group are sorted by a number; the groups follow each other. */
const groupOfStatus = (sort: RideOrder, status: Status): number => {
  if (sort === 'status') return statuses.indexOf(status);
  return sort === 'ride_type' && status === 'pending' ? 1 : 0;
};

const chosen = ({ status, ride_type }: Query): Status[] => {
  const names = status?.split(',').map((name) => otherNames[name] ?? name);
  return statuses.filter(
    (known) => (names?.includes(known) ?? true) && (!ride_type || typeOf(known) === ride_type),
  );
};

type Order = { sort: RideOrder; direction: Direction };

/** Rides without an end are last. In the descending order they are so by themselves: their value is 0. */
const isSplit = ({ sort, direction }: Order): boolean => sort === 'completed_at' && direction === 'asc';

const positionIn =
  (order: Order) =>
  ({ status, value, id }: Row): Position => {
    const group = isSplit(order) && value === 0 ? 1 : groupOfStatus(order.sort, status);
    return inGroup(group, { value, id });
  };

const comparedIn = (order: Order) => {
  const placeOf = positionIn(order);
  const sign = order.direction === 'asc' ? 1 : -1;
  return (a: Row, b: Row): number => {
    if (a.id === b.id) return 0;
    const [first, second] = [placeOf(a), placeOf(b)];
    return sign * (first.value - second.value || (first.id < second.id ? -1 : 1));
  };
};

/** The ranges of a status, each with the number of its group. */
const partsOf = (order: Order, status: Status): { part: Part; group: number }[] =>
  isSplit(order)
    ? [
        { part: 'dated', group: 0 },
        { part: 'undated', group: 1 },
      ]
    : [{ part: 'all', group: groupOfStatus(order.sort, status) }];

/** The ranges of all chosen statuses after a position: each status is one range of an index, or two. */
const rangesOf = (query: Query, order: Order, after: Position | undefined): RangeFrom[] => {
  const { sort, direction } = order;
  const sign = direction === 'asc' ? 1 : -1;
  const last = after && groupOf(after);
  const isSilent = query.driver === 'silent';
  return chosen(query).flatMap((status) =>
    partsOf(order, status).flatMap(({ part, group }) => {
      const distance = last ? (group - last.group) * sign : 1;
      if (distance < 0) return [];
      const from = distance === 0 ? last?.within : undefined;
      return [{ range: { status, sort, direction, isSilent, part }, from }];
    }),
  );
};

/** The number that an order sorts by; an end that is missing counts as 0. */
const sortedValue = (ride: Named, sort: RideOrder): number => {
  if (sort === 'completed_at') return ride.completed_at ?? 0;
  return sort === 'estimated_fare' ? ride.estimated_fare : ride.created_at;
};

/** The rides that a search names by their id or its end, and that the filters let through. */
const ridesById = async (db: Read, query: Query, { sort }: Order): Promise<Row[]> => {
  const words = typedWords(query.search);
  if (!words) return [];
  const ids = await idsTyped(db, 'rides', words);
  const rides = await ridesWithIds(
    db,
    ids.map((id) => ({ id })),
  );
  const statuses = new Set(chosen(query));
  return rides
    .filter(
      (ride) => statuses.has(ride.status) && (query.driver !== 'silent' || ride.driver_silent_at !== null),
    )
    .map((ride) => ({ id: ride.id, status: ride.status, value: sortedValue(ride, sort) }));
};

/** The rides after a position that a scan of the first ones finds. */
const scanRides = async (
  db: Read,
  query: Query,
  order: Order,
  { ranges, after, most }: { ranges: readonly RangeFrom[]; after: Position | undefined; most: number },
) => {
  const words = withoutSign(query.search);
  // The id of a ride or a person is unique, so no other ride can contain it.
  if (await isRideSearchExact(db, query.search)) return null;
  const sources = ranges.map(
    ({ range, from }): Source<Scanned> => ({
      from,
      read: (place, count) => ridesAfter(db, range, place, count),
    }),
  );
  const next = merge(sources, comparedIn(order));
  return scan({
    // Each call goes on where the last one ended.
    read: (_, count) => next(count),
    positionOf: positionIn(order),
    passes: words
      ? (row) =>
          contains([row.id, row.rider_id, row.driver_id, row.pickup_address, row.dropoff_address], words)
      : null,
    after,
    most,
  });
};

/** The rides after a position that a scan of the first ones finds, and those that the search names, in one list. */
const findRides = async (db: Read, query: Query, order: Order, most: number) => {
  const after = readCursor(query.cursor);
  const ranges = rangesOf(query, order, after);
  const [scanned, byId, named] = await Promise.all([
    scanRides(db, query, order, { ranges, after, most }),
    ridesById(db, query, order),
    ridesOfPeople(db, query.search, ranges),
  ]);
  const ofPeople = await merge(named.sources, comparedIn(order))(most);
  const page = { positionOf: positionIn(order), direction: order.direction, after, most };
  return {
    rows: unionOf<Row>(scanned?.rows ?? [], [...byId, ...ofPeople], page),
    isCut: named.isCut || (scanned?.isCut ?? false),
  };
};

/** How many rides the filters find that an index serves. */
const countFound = async (db: Read, query: Query): Promise<Record<string, string>> => {
  const statuses = chosen(query);
  if (statuses.length === 0) return foundHeader(0, countedAtMost);
  if (query.driver === 'silent') {
    const { total } = await countedSilent(db, statuses, countedAtMost + 1).executeTakeFirstOrThrow();
    return foundHeader(Number(total), countedAtMost);
  }
  const { total } = await countedRides(db, statuses).executeTakeFirstOrThrow();
  return foundHeader(Number(total), Number.POSITIVE_INFINITY);
};

/** One page of all rides in the order of the query. */
export const readRidePage = async (
  context: Context,
  caller: Caller,
  query: Query,
): Promise<{ rides: Ride[]; headers: Record<string, string> }> => {
  const { limit = limits.admin.ridesListed, sort = 'created_at', direction = 'desc' } = query;
  const order = { sort, direction };
  const words = withoutSign(query.search);
  // The two lists without an order have no pages, and nothing to count.
  const isFirst = query.cursor === undefined && query.sort !== undefined;
  const most = words ? soughtRows(limit, isFirst) : limit + 1;
  const { rows, isCut } = await findRides(context.store.lists, query, order, most);
  const { shown, headers } = pageOf(rows, limit, positionIn(order));
  const countPage = async () => {
    if (!isFirst) return {};
    return words ? foundHeader(rows.length, most - 1) : countFound(context.store.lists, query);
  };
  const viewer = { id: caller.id, role: caller.role, now: context.now() };
  const ids = shown.map(({ id }) => id);
  const [found, rides] = await Promise.all([countPage(), ridesByIds(context.store.lists, ids)]);
  const views = await withPlaces(context.positions.of, rides);
  const typed = views.map((row) => ({ ...toRide(row, viewer), ride_type: typeOf(row.status) }));
  return {
    rides: await forAdmins(context.store.lists, typed, viewer.now),
    headers: { ...headers, ...searchedHeader(isCut), ...found },
  };
};
