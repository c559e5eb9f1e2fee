import type { RideRow } from '../domain/ride.ts';
import type { Read } from './store.ts';
import type { Unit } from './unit.ts';

/** A ride as it is kept; undefined when unknown. */
export const findRide = (db: Read, id: string): Promise<RideRow | undefined> =>
  db.selectFrom('rides').selectAll().where('id', '=', id).executeTakeFirst();

type Change = Partial<Omit<RideRow, 'id' | 'rider_id' | 'version'>>;

/** Changes a ride only if nobody changed it since it was read; undefined when somebody did. */
export const changeRide = (unit: Unit, seen: RideRow, change: Change): Promise<RideRow | undefined> =>
  unit.db
    .updateTable('rides')
    .set({ ...change, version: seen.version + 1 })
    .where('id', '=', seen.id)
    .where('status', '=', seen.status)
    .where('version', '=', seen.version)
    .returningAll()
    .executeTakeFirst();

/** The name of a user who is known to exist. */
export const nameOf = async (db: Read, userId: string): Promise<string> => {
  const row = await db.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirstOrThrow();
  return row.name;
};
