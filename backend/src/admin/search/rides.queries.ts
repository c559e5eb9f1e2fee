import { sql } from 'kysely';
import { preparedFor } from '../../store/live/prepared-for.ts';
import { preparedForms } from '../../store/prepared.ts';
import type { Read } from '../../store/store.ts';

/** When a ride ended or, before that, was requested. The indexes contain the same expression, word for word. */
const moment = sql<number>`coalesce(rides.completed_at, rides.created_at)`;

/** What the list of rides filters and sorts by. */
const listedRides = (db: Read) =>
  db
    .selectFrom('rides')
    .select(['id', 'rider_id', 'driver_id', 'status', 'pickup_address', 'dropoff_address'])
    .select(['driver_silent_at', 'created_at', 'completed_at', 'estimated_fare']);

/** The column that holds the person: the rider or the driver of a ride. */
type As = { as: 'rider_id' | 'driver_id' };
type Newest = { id: string; most: number };

/** The query of the newest rides of a rider or a driver. */
export const newestRides = (db: Read, { as }: As, { id, most }: Newest) =>
  listedRides(db).where(`rides.${as}`, '=', id).orderBy(moment, 'desc').orderBy('id', 'desc').limit(most);

/** The newest rides of a rider or a driver. */
export const newestRidesOf = preparedForms(['id', 'most'], newestRides);

/** Rides by their ids. */
export const ridesWithIds = preparedFor(['id'], (db: Read, keys: readonly { id: string }[]) =>
  listedRides(db).where(
    'id',
    'in',
    keys.map(({ id }) => id),
  ),
);
