import { platformFee } from '@mobility/openapi/fee';
import { vehiclesFor } from '@mobility/openapi/vehicles';
import { sql } from 'kysely';
import type { Point } from '../../domain/distance.ts';
import type { Candidate, Match } from '../../domain/matching.ts';
import type { RideRow } from '../../domain/ride.ts';
import type { Read } from '../store.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { drivenBy } from './driven-by.ts';

/** The balance of a driver in cents. */
const balance = sql<number>`coalesce((select balance from account_balances
  where account = 'user:' || driver_state.user_id), 0)`;

/** The given drivers who may take this ride now: their balance covers its fee as well. */
export const readyDrivers = (
  db: Read,
  driverIds: readonly string[],
  ride: Pick<RideRow, 'vehicle_type' | 'passenger_count' | 'estimated_fare'>,
): Promise<Omit<Candidate, keyof Point>[]> =>
  db
    .selectFrom('driver_state')
    .innerJoin('driver_profiles', 'driver_profiles.user_id', 'driver_state.user_id')
    .innerJoin('users', 'users.id', 'driver_state.user_id')
    .select(['driver_state.user_id as driver_id', 'radius_km', 'auto_accept', 'notifications_enabled'])
    .where('driver_state.user_id', 'in', driverIds)
    .where('is_online', '=', 1)
    .where('is_approved', '=', 1)
    .where('vehicle_type', 'in', vehiclesFor(ride))
    .where('is_active', '=', 1)
    .where('driver_state.user_id', 'not in', drivenBy(db, driverIds))
    .where(balance, '>=', platformFee(ride.estimated_fare))
    .execute();

type OfferedDriver = {
  driver_id: string;
  attempt: number;
  withdrawn: 0 | 1;
  declined: 0 | 1;
  created_at: number;
  isHuman: boolean;
};

/** Every driver with an offer of the ride. */
export const askedDrivers = async (db: Read, rideId: string): Promise<OfferedDriver[]> => {
  const rows = await db
    .selectFrom('ride_offers')
    .leftJoin('simulated_users', 'simulated_users.user_id', 'ride_offers.driver_id')
    .select(['driver_id', 'attempt', 'withdrawn', 'declined', 'created_at', 'position'])
    .where('ride_id', '=', rideId)
    .execute();
  return rows.map(({ position, ...row }) => ({ ...row, isHuman: position === null }));
};

/** Records that the ride was offered to these drivers. */
export const insertOffers = async (
  unit: UnitOfWork,
  ride: RideRow,
  matches: readonly Match[],
): Promise<void> => {
  const { attempt } = ride;
  const offer = { ride_id: ride.id, attempt, withdrawn: 0, declined: 0, created_at: unit.now } as const;
  if (matches.length === 0) return;
  await unit.db
    .insertInto('ride_offers')
    .values(matches.map(({ driver_id }) => ({ ...offer, driver_id })))
    .onConflict((conflict) =>
      conflict.columns(['ride_id', 'driver_id']).doUpdateSet({ attempt, declined: 0, created_at: unit.now }),
    )
    .execute();
};

/**
 * Starts the waves of this attempt: the first one is sent, the next one is due at `nextAt`. Until then the ride is only for
 * `onlyDriverId`, if there is one.
 */
export const beginWaves = async (
  unit: UnitOfWork,
  { id, attempt }: RideRow,
  nextAt: number,
  onlyDriverId: string | null = null,
): Promise<void> => {
  const onlyUntil = onlyDriverId === null ? null : nextAt;
  const begun = { attempt, wave: 1, next_at: nextAt, only_driver_id: onlyDriverId, only_until: onlyUntil };
  await unit.db
    .insertInto('ride_waves')
    .values({ ride_id: id, ...begun })
    .onConflict((conflict) => conflict.column('ride_id').doUpdateSet(begun))
    .execute();
};

/** The last wave of the ride's current attempt; undefined if it has none. */
export const currentWave = (db: Read, { id, attempt }: RideRow): Promise<DueWave | undefined> =>
  db
    .selectFrom('ride_waves')
    .select(['ride_id', 'attempt', 'wave'])
    .where('ride_id', '=', id)
    .where('attempt', '=', attempt)
    .executeTakeFirst();

export type DueWave = { ride_id: string; attempt: number; wave: number };

/** The pending rides whose next wave is due. */
export const dueWaves = (db: Read, now: number): Promise<DueWave[]> =>
  db
    .selectFrom('rides')
    .innerJoin('ride_waves', 'ride_waves.ride_id', 'rides.id')
    .select(['ride_waves.ride_id', 'ride_waves.attempt', 'ride_waves.wave'])
    .where('rides.status', '=', 'pending')
    .where('rides.expires_at', '>', now)
    .where('ride_waves.next_at', '<=', now)
    .orderBy('rides.created_at')
    .limit(500)
    .execute();

/** Claims the next wave for this process, which ends an offer to one driver alone. Returns false if another process has claimed it. */
export const claimWave = async (unit: UnitOfWork, seen: DueWave, nextAt: number): Promise<boolean> => {
  const result = await unit.db
    .updateTable('ride_waves')
    .set({ wave: seen.wave + 1, next_at: nextAt, only_driver_id: null, only_until: null })
    .where('ride_id', '=', seen.ride_id)
    .where('attempt', '=', seen.attempt)
    .where('wave', '=', seen.wave)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
};

/** Records that a driver gave the ride back, so that it is not offered to this driver again. */
export const withdrawOffer = async (unit: UnitOfWork, ride: RideRow, driverId: string): Promise<void> => {
  await unit.db
    .insertInto('ride_offers')
    .values({
      ride_id: ride.id,
      driver_id: driverId,
      attempt: ride.attempt,
      withdrawn: 1,
      declined: 0,
      created_at: unit.now,
    })
    .onConflict((conflict) => conflict.columns(['ride_id', 'driver_id']).doUpdateSet({ withdrawn: 1 }))
    .execute();
};

/** Keeps what drivers declined in the attempt before this one, so that they are not asked again. */
export const keepDeclines = async (unit: UnitOfWork, { id, attempt }: RideRow): Promise<void> => {
  await unit.db
    .updateTable('ride_offers')
    .set({ attempt })
    .where('ride_id', '=', id)
    .where('attempt', '=', attempt - 1)
    .where('declined', '=', 1)
    .execute();
};

/**
 * Records that a driver declined the current attempt of a ride, also without an offer. Returns whether this ended an
 * open offer.
 */
export const noteDecline = async (unit: UnitOfWork, ride: RideRow, driverId: string): Promise<boolean> => {
  const { numUpdatedRows } = await unit.db
    .updateTable('ride_offers')
    .set({ declined: 1 })
    .where('ride_id', '=', ride.id)
    .where('driver_id', '=', driverId)
    .where('attempt', '=', ride.attempt)
    .where('declined', '=', 0)
    .where('withdrawn', '=', 0)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return true;
  const { attempt } = ride;
  await unit.db
    .insertInto('ride_offers')
    .values({
      ride_id: ride.id,
      driver_id: driverId,
      attempt,
      withdrawn: 0,
      declined: 1,
      created_at: unit.now,
    })
    .onConflict((conflict) =>
      conflict.columns(['ride_id', 'driver_id']).doUpdateSet({ attempt, declined: 1 }),
    )
    .execute();
  return false;
};

/** The drivers who have turned `setting` on, of those offered the current attempt of a ride who have not refused it. */
export const driversAsked = async (
  db: Read,
  ride: Pick<RideRow, 'id' | 'attempt'>,
  setting: 'auto_accept' | 'notifications_enabled',
): Promise<string[]> => {
  const rows = await db
    .selectFrom('ride_offers')
    .innerJoin('driver_state', 'driver_state.user_id', 'ride_offers.driver_id')
    .select('ride_offers.driver_id')
    .where('ride_id', '=', ride.id)
    .where('attempt', '=', ride.attempt)
    .where('withdrawn', '=', 0)
    .where('declined', '=', 0)
    .where(setting, '=', 1)
    .execute();
  return rows.map((row) => row.driver_id);
};

/** The drivers to notify about the current attempt of a ride, without `except`. */
export const waitingDrivers = async (
  db: Read,
  ride: RideRow,
  except: string | null = null,
): Promise<string[]> => (await driversAsked(db, ride, 'notifications_enabled')).filter((id) => id !== except);

/** The ids of the matched drivers who have notifications turned on. */
export const toNotify = (matches: readonly Match[]): string[] =>
  matches.filter((match) => match.notifications_enabled === 1).map((match) => match.driver_id);
