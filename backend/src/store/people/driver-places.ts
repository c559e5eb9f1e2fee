import type { DriverAtPlace } from '@mobility/openapi';
import { sql } from 'kysely';
import type { PlacesOf } from '../../domain/place.ts';
import { drivenStatuses } from '../../domain/ride.ts';
import type { Read } from '../store.ts';

// A literal, because only the exact expression matches the index of the drivers who are online.
const isOnline = sql<boolean>`driver_state.is_online = 1`;

/** The query of the online drivers, each with the ride under way. Whoever is online has a place. */
export const driverPlaces = (db: Read, most: number) =>
  db
    .selectFrom('driver_state')
    .innerJoin('users', 'users.id', 'driver_state.user_id')
    .leftJoin('driver_profiles', 'driver_profiles.user_id', 'driver_state.user_id')
    .leftJoin('rides', (join) =>
      join.onRef('rides.driver_id', '=', 'driver_state.user_id').on('rides.status', 'in', drivenStatuses),
    )
    .select(['users.id', 'users.name'])
    .select(['driver_profiles.vehicle_type', 'rides.id as ride_id', 'rides.status as ride_status'])
    .where(isOnline)
    .orderBy('driver_state.user_id')
    .limit(most);

/** The last places of the online drivers. */
export const listDriverPlaces = async (
  db: Read,
  placesOf: PlacesOf,
  most: number,
): Promise<DriverAtPlace[]> => {
  const rows = await driverPlaces(db, most).execute();
  const places = await placesOf(rows.map(({ id }) => id));
  return rows.flatMap(({ id, ...row }) => {
    const place = places.get(id);
    if (!place) return [];
    const { latitude, longitude, reported_at } = place;
    return [{ driver_id: id, ...row, latitude, longitude, reported_at: new Date(reported_at).toISOString() }];
  });
};
