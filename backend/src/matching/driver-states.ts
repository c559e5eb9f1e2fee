import type { VehicleType } from '@mobility/openapi';
import { sql } from 'kysely';
import { prepared } from '../store/prepared.ts';
import type { Read } from '../store/store.ts';

/** What the index knows about a driver; the stored place is null if there is none. */
export type DriverState = {
  user_id: string;
  radius_km: number;
  is_online: 0 | 1;
  /** The position in the simulation's cast; null for a human. */
  position: number | null;
  vehicle_type: VehicleType;
  updated_at: number;
  latitude: number | null;
  longitude: number | null;
  address: string | null;
  accuracy: number | null;
  reported_at: number | null;
  driven_ride: string | null;
  driven_km: number | null;
  driven_partial: 0 | 1 | null;
};

const states = (db: Read) =>
  db
    .selectFrom('driver_state')
    .innerJoin('driver_profiles', 'driver_profiles.user_id', 'driver_state.user_id')
    .leftJoin('locations', 'locations.user_id', 'driver_state.user_id')
    .leftJoin('simulated_users', 'simulated_users.user_id', 'driver_state.user_id')
    .select(['driver_state.user_id', 'radius_km', 'is_online', 'position', 'vehicle_type'])
    .select(['driver_state.updated_at', 'latitude', 'longitude', 'address', 'accuracy', 'reported_at'])
    .select(['driven_ride', 'driven_km', 'driven_partial']);

// A literal, because only the exact expression matches the index of the drivers who are online.
const isOnline = sql<boolean>`driver_state.is_online = 1`;

/** All drivers who are online. */
export const onlineDrivers = (db: Read): Promise<DriverState[]> => states(db).where(isOnline).execute();

/** The drivers whose state changed since a time. */
export const changedDrivers = prepared(['since'], (db: Read, { since }: { since: number }) =>
  states(db).where('driver_state.updated_at', '>=', since),
);

/** The drivers whose stored place is from this time or later. */
export const movedDrivers = prepared(['since'], (db: Read, { since }: { since: number }) =>
  states(db).where('locations.reported_at', '>=', since),
);
