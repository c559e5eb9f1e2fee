import { sql } from 'kysely';
import type { Read } from '../store.ts';

/**
 * Selects the offer that keeps a ride of the outer query from this driver: it is another's alone, and is not over. The release
 * before does not clear it when it begins a wave or an attempt, but moves `next_at` on, which ends the offer as well.
 */
export const keptForOther = (db: Read, driverId: string, now: number) =>
  db
    .selectFrom('ride_waves')
    .select('ride_waves.ride_id')
    .where('ride_waves.ride_id', '=', sql.ref<string>('rides.id'))
    .where('ride_waves.attempt', '=', sql.ref<number>('rides.attempt'))
    .where('ride_waves.only_until', '>', now)
    .whereRef('ride_waves.only_until', '=', 'ride_waves.next_at')
    .where('ride_waves.only_driver_id', '!=', driverId);
