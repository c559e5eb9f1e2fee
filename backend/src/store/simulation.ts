import type { Simulation, SimulationSteering } from '@mobility/openapi';
import type { Point } from '../domain/distance.ts';
import { drivenStatuses, type RideRow } from '../domain/ride.ts';
import type { Flag } from './schema.ts';
import type { Read, Store, Write } from './store.ts';

export type Member = Point & {
  id: string;
  role: 'rider' | 'driver' | 'admin';
  position: number;
  is_online: Flag;
};

/** The simulated people with their locations, ordered by their position in the cast. */
export const cityMembers = async (db: Read): Promise<Member[]> => {
  const rows = await db
    .selectFrom('simulated_users')
    .innerJoin('users', 'users.id', 'simulated_users.user_id')
    .leftJoin('locations', 'locations.user_id', 'users.id')
    .leftJoin('driver_state', 'driver_state.user_id', 'users.id')
    .select(['users.id', 'users.role', 'position', 'latitude', 'longitude', 'is_online'])
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    ...row,
    latitude: row.latitude ?? 0,
    longitude: row.longitude ?? 0,
    is_online: row.is_online ?? 0,
  }));
};

/** A ride under way of a simulated driver, and whether its rider is simulated too. */
export type CityDrive = RideRow & { isOfCity: boolean };

/** The active rides of the simulated drivers. */
export const cityDrives = async (db: Read): Promise<CityDrive[]> => {
  const rows = await db
    .selectFrom('rides')
    .innerJoin('simulated_users', 'simulated_users.user_id', 'rides.driver_id')
    .leftJoin('simulated_users as rider', 'rider.user_id', 'rides.rider_id')
    .selectAll('rides')
    .select('rider.position as rider_position')
    .where('status', 'in', drivenStatuses)
    .execute();
  return rows.map(({ rider_position, ...ride }) => ({ ...ride, isOfCity: rider_position !== null }));
};

export type CityOffer = {
  ride: Pick<RideRow, 'id' | 'attempt' | 'pickup_latitude' | 'pickup_longitude'>;
  driverIds: string[];
  /** Whether the rider is simulated too. */
  isOfCity: boolean;
};

/** The pending rides offered to simulated drivers, oldest first, with those drivers. */
export const cityOffers = async (db: Read): Promise<CityOffer[]> => {
  const rows = await db
    .selectFrom('rides')
    .innerJoin('ride_offers', (join) =>
      join.onRef('ride_offers.ride_id', '=', 'rides.id').onRef('ride_offers.attempt', '=', 'rides.attempt'),
    )
    .innerJoin('simulated_users', 'simulated_users.user_id', 'ride_offers.driver_id')
    .leftJoin('simulated_users as rider', 'rider.user_id', 'rides.rider_id')
    .select(['rides.id', 'rides.attempt', 'pickup_latitude', 'pickup_longitude', 'ride_offers.driver_id'])
    .select('rider.position as rider_position')
    .where('rides.status', '=', 'pending')
    .where('withdrawn', '=', 0)
    .where('declined', '=', 0)
    .orderBy('rides.created_at')
    .orderBy('rider.position')
    .orderBy('simulated_users.position')
    .execute();
  const offers = new Map<string, CityOffer>();
  for (const { driver_id, rider_position, ...ride } of rows) {
    const offer = offers.get(ride.id) ?? { ride, driverIds: [], isOfCity: rider_position !== null };
    offer.driverIds.push(driver_id);
    offers.set(ride.id, offer);
  }
  return [...offers.values()];
};

export type CityTrip = Pick<RideRow, 'id' | 'rider_id' | 'status'> & {
  isPaid: boolean;
  /** Whether a payment was tried and did not arrive. */
  hasFailed: boolean;
  /** The driver, where that one is simulated too. */
  cityDriverId: string | null;
};

/** The simulated riders' rides since the given time that are open, unpaid or unrated, oldest first. */
export const cityTrips = async (db: Read, since: number): Promise<CityTrip[]> => {
  const rows = await db
    .selectFrom('rides')
    .innerJoin('simulated_users', 'simulated_users.user_id', 'rides.rider_id')
    .leftJoin('payments', (join) =>
      join.onRef('payments.ride_id', '=', 'rides.id').on('payments.status', '=', 'paid'),
    )
    .leftJoin('ratings', 'ratings.ride_id', 'rides.id')
    .leftJoin('simulated_users as driver', 'driver.user_id', 'rides.driver_id')
    .select(['rides.id', 'rides.rider_id', 'rides.status', 'payments.id as payment_id'])
    .select(['driver.user_id as cityDriverId', 'rides.cash_missing_at'])
    .select((row) =>
      row
        .exists(
          row
            .selectFrom('payments as failed')
            .select('failed.id')
            .whereRef('failed.ride_id', '=', 'rides.id')
            .where('failed.status', '=', 'failed'),
        )
        .as('is_failed'),
    )
    .where('rides.created_at', '>', since)
    .where('rides.status', '<>', 'cancelled')
    .where((row) => row.or([row('payments.id', 'is', null), row('ratings.rating', 'is', null)]))
    .orderBy('rides.created_at')
    .orderBy('simulated_users.position')
    .execute();
  return rows.map(({ payment_id, cash_missing_at, is_failed, ...row }) => ({
    ...row,
    isPaid: payment_id !== null,
    hasFailed: cash_missing_at !== null || Boolean(is_failed),
  }));
};

/** The state of the simulation. */
export const readSteering = (db: Read) =>
  db.selectFrom('simulation').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();

/** Takes or renews the lease, which one process holds at a time. Returns false if another process holds it. */
export const holdCity = async (db: Write, holder: string, now: number, until: number): Promise<boolean> => {
  const result = await db
    .updateTable('simulation')
    .set({ holder, held_until: until })
    .where('id', '=', 1)
    .where((row) =>
      row.or([row('holder', '=', holder), row('holder', 'is', null), row('held_until', '<=', now)]),
    )
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
};

/** Releases the lease, so that the next process need not wait. */
export const releaseCity = (db: Write, holder: string) =>
  db.updateTable('simulation').set({ holder: null, held_until: 0 }).where('holder', '=', holder).execute();

const countOf = async (db: Read, status: 'completed' | 'open'): Promise<number> => {
  const statuses = status === 'open' ? (['pending', ...drivenStatuses] as const) : (['completed'] as const);
  const ridesOf = (side: 'rides.rider_id' | 'rides.driver_id') =>
    db
      .selectFrom('simulated_users')
      // Not an inner join, which would begin with all rides of a status.
      .crossJoin('rides')
      .select('rides.id')
      .whereRef(side, '=', 'simulated_users.user_id')
      .where('rides.status', 'in', statuses);
  const { count } = await db
    .selectFrom(ridesOf('rides.rider_id').union(ridesOf('rides.driver_id')).as('all'))
    .select((row) => row.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** The statistics of the simulation. */
export const readSimulation = async (db: Read): Promise<Simulation> => {
  const { running, speed } = await readSteering(db);
  const members = await cityMembers(db);
  return {
    running: running === 1,
    speed,
    drivers: members.filter(({ role }) => role === 'driver').length,
    riders: members.filter(({ role }) => role === 'rider').length,
    open_rides: await countOf(db, 'open'),
    completed_rides: await countOf(db, 'completed'),
  };
};

/** Updates the given values and keeps the others. */
export const steer = async (db: Write, { running, speed }: SimulationSteering): Promise<void> => {
  await db
    .updateTable('simulation')
    .set({
      ...(running === undefined ? {} : { running: running ? 1 : 0 }),
      ...(speed === undefined ? {} : { speed }),
    })
    .where('id', '=', 1)
    .execute();
};

/** Takes the simulated drivers offline, so that no ride is offered to them while the simulation is off. */
export const retireSimulatedDrivers = (store: Store, now: number): Promise<unknown> =>
  store.transaction(
    (db) =>
      db
        .updateTable('driver_state')
        .set({ is_online: 0, updated_at: now })
        .where('is_online', '=', 1)
        .where('user_id', 'in', db.selectFrom('simulated_users').select('user_id'))
        .execute(),
    [],
  );
