import type { QueryOf } from '@mobility/openapi';
import { sql } from 'kysely';
import type { RideRow } from '../domain/ride.ts';
import type { Position } from '../store/cursor.ts';
import { beforeFirst, type Direction, isAfter } from '../store/in-order.ts';
import { preparedForms } from '../store/prepared.ts';
import type { Read } from '../store/store.ts';

export type RideOrder = NonNullable<QueryOf<'listAdminRides'>['sort']>;

/** The number that each order sorts by. */
export const sortedBy = {
  created_at: sql<number>`rides.created_at`,
  // The index contains the same expression, word for word.
  completed_at: sql<number>`coalesce(rides.completed_at, 0)`,
  estimated_fare: sql<number>`rides.estimated_fare`,
  status: sql<number>`rides.created_at`,
  ride_type: sql<number>`rides.created_at`,
} as const;

/** Rides without an end, such as cancelled ones, are a part of their own where they follow all others. */
export type Part = 'all' | 'dated' | 'undated';

export type Range = {
  status: RideRow['status'];
  sort: RideOrder;
  direction: Direction;
  /** Only rides whose driver cannot be reached. */
  isSilent?: boolean;
  /** Which rides of an order by the end; all by default. */
  part?: Part;
};

/** An end that is missing counts as 0. */
export const firstOf: Record<Part, (direction: Direction) => Position> = {
  all: beforeFirst,
  dated: () => ({ value: 1, id: '' }),
  undated: () => ({ value: 0, id: '' }),
};

/** The query of the rides of one status after a position, in an order. */
export const ridesQuery = (
  db: Read,
  { status, sort, direction, isSilent = false, part = 'all' }: Range,
  after: Position | undefined,
  most: number,
) => {
  const value = sortedBy[sort];
  return db
    .selectFrom('rides')
    .select(['id', 'rider_id', 'driver_id', 'status', 'pickup_address', 'dropoff_address'])
    .select(value.as('value'))
    .where('status', '=', status)
    .$if(isSilent, (rides) => rides.where(sql<boolean>`driver_silent_at is not null`))
    .$if(part === 'undated', (rides) => rides.where(value, '<=', 0))
    .where(isAfter(value, sql.ref('rides.id'), after ?? firstOf[part](direction), direction))
    .orderBy(value, direction)
    .orderBy('id', direction)
    .limit(most);
};

type Args = { value: number; id: string; most: number };
const readRange = preparedForms(['value', 'id', 'most'], (db: Read, range: Range, args: Args) =>
  ridesQuery(db, range, { value: args.value, id: args.id }, args.most),
);

/** Reads the rides of one status after a position. */
export const ridesAfter = (db: Read, range: Range, after: Position | undefined, most: number) =>
  readRange(db, range, { ...(after ?? firstOf[range.part ?? 'all'](range.direction)), most });

/** How many rides there are in these statuses, as it is kept. */
export const countedRides = (db: Read, statuses: readonly RideRow['status'][]) =>
  db
    .selectFrom('ride_counts')
    .select(sql<number>`coalesce(sum(rides), 0)`.as('total'))
    .where('user_id', '=', '')
    .where('role', '=', 'admin')
    .where('status', 'in', [...statuses]);

/** The query that counts the rides in these statuses whose driver cannot be reached, up to `most`. */
export const countedSilent = (db: Read, statuses: readonly RideRow['status'][], most: number) =>
  db
    .selectFrom(
      db
        .selectFrom('rides')
        .select('id')
        .where(sql<boolean>`driver_silent_at is not null`)
        .where('status', 'in', [...statuses])
        .limit(most)
        .as('found'),
    )
    .select(sql<number>`count(*)`.as('total'));
