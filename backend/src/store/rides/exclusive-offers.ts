import type { ExclusiveOffer, Ride } from '@mobility/openapi';
import { sql } from 'kysely';
import { preparedFor } from '../live/prepared-for.ts';
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

/** The query of the offers to one driver alone among these rides, over or not. */
export const exclusiveOffersQuery = (db: Read, keys: readonly { id: string }[]) =>
  db
    .selectFrom('ride_waves')
    .innerJoin('users', 'users.id', 'ride_waves.only_driver_id')
    .where(
      'ride_id',
      'in',
      keys.map(({ id }) => id),
    )
    .whereRef('only_until', '=', 'next_at')
    .select(['ride_id', 'attempt', 'users.id as driver_id', 'users.name', 'next_at as until']);
const exclusiveOffers = preparedFor(['id'], exclusiveOffersQuery);

/** The driver who alone is offered each pending ride now, by the id of the ride. Only admins see it. `now` in milliseconds. */
export const offeredTo = async (
  db: Read,
  rides: readonly Ride[],
  now: number,
): Promise<ReadonlyMap<string, ExclusiveOffer>> => {
  const pending = rides.filter(({ status }) => status === 'pending');
  const attempts = new Map(pending.map(({ id, attempt }) => [id, attempt]));
  const offers = await exclusiveOffers(db, pending);
  return new Map(
    offers
      .filter(({ ride_id, attempt, until }) => until > now && attempt === attempts.get(ride_id))
      .map(({ ride_id, driver_id, name, until }) => [
        ride_id,
        { driver_id, driver_name: name, until: new Date(until).toISOString() },
      ]),
  );
};
