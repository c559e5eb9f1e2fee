import type { RideRow } from '../../domain/ride.ts';
import type { Read } from '../store.ts';

/** A ride whose driver is on the way to the rider, and when a socket of that driver was last open. */
export type RideToPickup = RideRow & { driver_id: string; seen_at: number | null };

const select = (db: Read) =>
  db
    .selectFrom('rides')
    .leftJoin('driver_presence', 'driver_presence.user_id', 'rides.driver_id')
    .selectAll('rides')
    .select((row) => row.ref('rides.driver_id').$notNull().as('driver_id'))
    .select('driver_presence.seen_at')
    .where('rides.status', 'in', ['accepted', 'driver_arriving']);

/** All rides whose drivers are on the way to their riders. */
export const ridesToPickup = (db: Read): Promise<RideToPickup[]> => select(db).execute();

/** The ride of this id; undefined if its driver is not on the way. */
export const rideToPickup = (db: Read, rideId: string): Promise<RideToPickup | undefined> =>
  select(db).where('rides.id', '=', rideId).executeTakeFirst();
