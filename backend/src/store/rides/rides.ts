import { drivenStatuses, type RideRow } from '../../domain/ride.ts';
import { prepared } from '../prepared.ts';
import type { Read } from '../store.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** Returns a stored ride; undefined for an unknown id. */
export const findRide = (db: Read, id: string): Promise<RideRow | undefined> =>
  db.selectFrom('rides').selectAll().where('id', '=', id).executeTakeFirst();

type Change = Partial<Omit<RideRow, 'id' | 'rider_id' | 'version'>>;

/** Updates a ride only if it has not changed since it was read; undefined if it has. */
export const changeRide = (unit: UnitOfWork, seen: RideRow, change: Change): Promise<RideRow | undefined> =>
  unit.db
    .updateTable('rides')
    .set({ ...change, version: seen.version + 1 })
    .where('id', '=', seen.id)
    .where('status', '=', seen.status)
    .where('version', '=', seen.version)
    .returningAll()
    .executeTakeFirst();

/** A driver's ride under way. */
export type DrivenNow = NonNullable<Awaited<ReturnType<typeof drivenNow>>>;

const selectDriven = prepared(['driverId'], (db: Read, { driverId }: { driverId: string }) =>
  db
    .selectFrom('rides')
    .select(['id', 'rider_id', 'status', 'started_at'])
    .select(['pickup_latitude', 'pickup_longitude', 'dropoff_latitude', 'dropoff_longitude'])
    .where('driver_id', '=', driverId)
    .where('status', 'in', drivenStatuses),
);

/** A driver's ride under way; undefined without one. */
export const drivenNow = async (db: Read, driverId: string) => (await selectDriven(db, { driverId }))[0];

/** The name of an existing user. */
export const userNameOf = async (db: Read, userId: string): Promise<string> => {
  const row = await db.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirstOrThrow();
  return row.name;
};

/** Records that the cash for a ride did not arrive: the fare is owed again. */
export const noteCashMissing = async (unit: UnitOfWork, id: string): Promise<void> => {
  await unit.db
    .updateTable('rides')
    .set({ settlement: 'owed', cash_missing_at: unit.now })
    .where('id', '=', id)
    .execute();
};

/** Records whether the fare of a completed ride is owed, paid or written off. */
export const settleRide = async (
  unit: UnitOfWork,
  id: string,
  settlement: NonNullable<RideRow['settlement']>,
): Promise<void> => {
  await unit.db.updateTable('rides').set({ settlement }).where('id', '=', id).execute();
};
