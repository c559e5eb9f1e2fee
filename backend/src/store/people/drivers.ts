import type { DriverPreferences, DriverProfile, KnownLocation, VehicleType } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import type { Caller } from '../../domain/caller.ts';
import type { PlacesOf } from '../../domain/place.ts';
import type { DriverStateTable } from '../schema.ts';
import type { Read } from '../store.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { withReporter } from './reporters.ts';

/** The last location that a user reported; null if there is none. */
const locationOf = async (placesOf: PlacesOf, userId: string): Promise<KnownLocation> => {
  const place = (await placesOf([userId])).get(userId);
  if (!place) return null;
  const { latitude, longitude, address, accuracy } = place;
  return { latitude, longitude, address, ...(accuracy !== null && { accuracy }) };
};

/** A driver's preferences, with defaults for those never set, the approval, and the class of the vehicle. */
export const readDriver = async (
  db: Read,
  placesOf: PlacesOf,
  { id: userId, sessionId }: Pick<Caller, 'id' | 'sessionId'>,
): Promise<{ preferences: DriverPreferences; isApproved: boolean; vehicle: VehicleType | null }> => {
  const state = await withReporter(db, userId).selectAll('driver_state').executeTakeFirst();
  const profile = await db
    .selectFrom('driver_profiles')
    .select(['is_approved', 'vehicle_type'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return {
    isApproved: profile?.is_approved === 1,
    vehicle: profile?.vehicle_type ?? null,
    preferences: {
      radius_km: state?.radius_km ?? limits.radius.default,
      auto_accept: state?.auto_accept === 1,
      notifications_enabled: state?.notifications_enabled !== 0,
      current_location: await locationOf(placesOf, userId),
      is_online: state?.is_online === 1,
      position_from: (state?.reporter ?? sessionId) === sessionId ? 'this_device' : 'another_device',
    },
  };
};

/** A driver's profile; undefined if there is none. */
export const readProfile = async (
  db: Read,
  placesOf: PlacesOf,
  userId: string,
): Promise<DriverProfile | undefined> => {
  const row = await db
    .selectFrom('driver_profiles')
    .leftJoin('driver_state', 'driver_state.user_id', 'driver_profiles.user_id')
    .select(['vehicle_make', 'vehicle_model', 'vehicle_year', 'license_plate', 'license_number'])
    .select(['vehicle_color', 'vehicle_type', 'is_approved', 'is_online', 'sent_back_reason'])
    .where('driver_profiles.user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    ...row,
    is_approved: row.is_approved === 1,
    is_online: row.is_online === 1,
    current_location: await locationOf(placesOf, userId),
  };
};

type StateChange = Partial<Omit<DriverStateTable, 'user_id' | 'updated_at'>>;

/** Updates the given fields of a driver's state. The others keep their values, or get their defaults on insert. */
export const changeDriverState = async (
  unit: UnitOfWork,
  userId: string,
  change: StateChange,
): Promise<void> => {
  await unit.db
    .insertInto('driver_state')
    .values({
      user_id: userId,
      radius_km: limits.radius.default,
      auto_accept: 0,
      notifications_enabled: 1,
      is_online: 0,
      position_session: null,
      updated_at: unit.now,
      ...change,
    })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...change, updated_at: unit.now }))
    .execute();
};
