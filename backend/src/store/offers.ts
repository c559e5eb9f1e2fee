import { type Candidate, type Match, matchDrivers } from '../domain/matching.ts';
import { drivenStatuses, pickupOf, type RideRow } from '../domain/ride.ts';
import type { Read } from './store.ts';
import type { Unit } from './unit.ts';

// The widest radius is 100 km, which is 0.9 degrees of latitude.
const latitudesAround = 0.91;

const candidatesFor = (db: Read, ride: RideRow): Promise<Candidate[]> =>
  db
    .selectFrom('driver_state')
    .innerJoin('driver_profiles', 'driver_profiles.user_id', 'driver_state.user_id')
    .innerJoin('users', 'users.id', 'driver_state.user_id')
    .innerJoin('locations', 'locations.user_id', 'driver_state.user_id')
    .select([
      'driver_state.user_id as driver_id',
      'radius_km',
      'auto_accept',
      'notifications_enabled',
      'latitude',
      'longitude',
    ])
    .where('is_online', '=', 1)
    .where('is_approved', '=', 1)
    .where('is_active', '=', 1)
    .where('latitude', '>=', ride.pickup_latitude - latitudesAround)
    .where('latitude', '<=', ride.pickup_latitude + latitudesAround)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('rides')
            .select('rides.id')
            .whereRef('rides.driver_id', '=', 'driver_state.user_id')
            .where('rides.status', 'in', drivenStatuses),
        ),
      ),
    )
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('ride_offers')
            .select('ride_id')
            .where('ride_id', '=', ride.id)
            .whereRef('ride_offers.driver_id', '=', 'driver_state.user_id')
            .where('withdrawn', '=', 1),
        ),
      ),
    )
    .execute();

/** Offers a ride to the free drivers in range, nearest first. */
export const offerRide = async (unit: Unit, ride: RideRow): Promise<Match[]> => {
  const matches = matchDrivers(pickupOf(ride), await candidatesFor(unit.db, ride));
  for (const { driver_id } of matches) {
    await unit.db
      .insertInto('ride_offers')
      .values({ ride_id: ride.id, driver_id, attempt: ride.attempt, withdrawn: 0, created_at: unit.now })
      .onConflict((conflict) =>
        conflict.columns(['ride_id', 'driver_id']).doUpdateSet({ attempt: ride.attempt }),
      )
      .execute();
  }
  return matches;
};

/** Remembers that a driver gave the ride back, so that it is not offered to them again. */
export const withdrawOffer = async (unit: Unit, ride: RideRow, driverId: string): Promise<void> => {
  await unit.db
    .insertInto('ride_offers')
    .values({
      ride_id: ride.id,
      driver_id: driverId,
      attempt: ride.attempt,
      withdrawn: 1,
      created_at: unit.now,
    })
    .onConflict((conflict) => conflict.columns(['ride_id', 'driver_id']).doUpdateSet({ withdrawn: 1 }))
    .execute();
};

/** Who was told of the ride and waits for it still, without `except`. */
export const waitingDrivers = async (
  db: Read,
  ride: RideRow,
  except: string | null = null,
): Promise<string[]> => {
  const rows = await db
    .selectFrom('ride_offers')
    .innerJoin('driver_state', 'driver_state.user_id', 'ride_offers.driver_id')
    .select('ride_offers.driver_id')
    .where('ride_id', '=', ride.id)
    .where('attempt', '=', ride.attempt)
    .where('withdrawn', '=', 0)
    .where('notifications_enabled', '=', 1)
    .execute();
  return rows.map((row) => row.driver_id).filter((id) => id !== except);
};

/** The matches that want to be told. */
export const toNotify = (matches: readonly Match[]): string[] =>
  matches.filter((match) => match.notifications_enabled === 1).map((match) => match.driver_id);
