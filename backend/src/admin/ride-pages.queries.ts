import type { QueryOf } from '@mobility/openapi';
import { sql } from 'kysely';
import type { RideRow } from '../domain/ride.ts';
import type { Position } from '../store/cursor.ts';
import { beforeFirst, type Direction, isAfter } from '../store/in-order.ts';
import type { Read } from '../store/store.ts';

export type RideOrder = NonNullable<QueryOf<'listAdminRides'>['sort']>;

const sortedBy = {
  created_at: sql<number>`rides.created_at`,
  // The index contains the same expression, word for word.
  completed_at: sql<number>`coalesce(rides.completed_at, 0)`,
  estimated_fare: sql<number>`rides.estimated_fare`,
  status: sql<number>`rides.created_at`,
  ride_type: sql<number>`rides.created_at`,
} as const;

type Range = { status: RideRow['status']; sort: RideOrder; direction: Direction };

/** The query of the rides of one status after a position, in an order. */
export const ridesQuery = (
  db: Read,
  { status, sort, direction }: Range,
  after: Position | undefined,
  most: number,
) => {
  const value = sortedBy[sort];
  return db
    .selectFrom('rides')
    .select(['id', 'rider_id', 'driver_id', 'status', 'pickup_address', 'dropoff_address'])
    .select(value.as('value'))
    .where('status', '=', status)
    .where(isAfter(value, sql.ref('rides.id'), after ?? beforeFirst(direction), direction))
    .orderBy(value, direction)
    .orderBy('id', direction)
    .limit(most);
};
