import { sql } from 'kysely';
import type { Position } from '../../store/cursor.ts';
import { isAfter } from '../../store/in-order.ts';
import { preparedFor } from '../../store/live/prepared-for.ts';
import { preparedForms } from '../../store/prepared.ts';
import type { Read } from '../../store/store.ts';
import { firstOf, type Range, sortedBy } from '../ride-pages.queries.ts';

/** When a ride ended or, before that, was requested. The indexes contain the same expression, word for word. */
const moment = sql<number>`coalesce(rides.completed_at, rides.created_at)`;

/** The column that holds the person: the rider or the driver of a ride. */
export type As = { as: 'rider_id' | 'driver_id' };
type Rides = As & Pick<Range, 'status'>;
/** A person, and how many of the newest rides count. */
export type Whose = { id: string; newest: number };

const ridesOf = (db: Read, { as, status }: Rides, id: string) =>
  db
    .selectFrom('rides')
    .where(`rides.${as}`, '=', id)
    .where('rides.status', '=', status)
    .orderBy(moment, 'desc')
    .orderBy('rides.id', 'desc');

/** The query of the newest rides of a person in one status. */
export const newestRides = (db: Read, rides: Rides, { id, newest }: Whose) =>
  ridesOf(db, rides, id)
    .select(['rides.id', 'rides.status', 'rides.created_at', 'rides.completed_at'])
    .select(['rides.estimated_fare', 'rides.driver_silent_at'])
    .limit(newest);

type Args = Whose & { value: number; last: string; most: number };
const readRange = preparedForms(
  ['id', 'newest', 'value', 'last', 'most'],
  (db: Read, { as, ...range }: Range & As, { id, newest, value, last, most }: Args) =>
    db
      .selectFrom(newestRides(db, { as, status: range.status }, { id, newest }).as('rides'))
      .select(['rides.id', 'rides.status', sortedBy[range.sort].as('value')])
      .$if(range.isSilent ?? false, (rides) => rides.where('rides.driver_silent_at', 'is not', null))
      .$if(range.part === 'undated', (rides) => rides.where(sortedBy[range.sort], '<=', 0))
      .where(isAfter(sortedBy[range.sort], sql.ref('rides.id'), { value, id: last }, range.direction))
      .orderBy(sortedBy[range.sort], range.direction)
      .orderBy('rides.id', range.direction)
      .limit(most),
);

/** Reads the rides of a person in one range of the list after a position. The database sorts them. */
export const ridesOfPerson = (
  db: Read,
  range: Range & As,
  whose: Whose,
  after: Position | undefined,
  most: number,
) => {
  const { value, id: last } = after ?? firstOf[range.part ?? 'all'](range.direction);
  return readRange(db, range, { ...whose, value, last, most });
};

/** The query of the statuses in which people have rides, and how many as rider and as driver. */
export const rideCounts = (db: Read, keys: readonly { id: string }[]) =>
  db
    .selectFrom('ride_counts')
    .select(['user_id', 'role', 'status', 'rides'])
    .where(
      'user_id',
      'in',
      keys.map(({ id }) => id),
    )
    .where('role', 'in', ['rider', 'driver'])
    .where('rides', '>', 0);

const readCounts = preparedFor(['id'], rideCounts);

/** How many rides people have, as rider and as driver, in each status in which they have any. */
export const rideCountsOf = async (db: Read, people: readonly { id: string }[]) =>
  (await readCounts(db, people)).map(({ user_id, role, status, rides }) => ({
    id: user_id,
    as: role === 'driver' ? ('driver_id' as const) : ('rider_id' as const),
    status,
    rides: Number(rides),
  }));

/** Rides by their ids. */
export const ridesWithIds = preparedFor(['id'], (db: Read, keys: readonly { id: string }[]) =>
  db
    .selectFrom('rides')
    .select(['id', 'status', 'driver_silent_at', 'created_at', 'completed_at', 'estimated_fare'])
    .where(
      'id',
      'in',
      keys.map(({ id }) => id),
    ),
);
