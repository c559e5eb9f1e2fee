import type { Read } from './store.ts';
import type { Unit } from './unit.ts';

/** A driver on duty, and when they last gave a sign of life. */
export type OnDuty = {
  user_id: string;
  updated_at: number;
  seen_at: number | null;
  reported_at: number | null;
};

/** The people on duty; the simulated city looks after its own. */
export const driversOnDuty = (db: Read): Promise<OnDuty[]> =>
  db
    .selectFrom('driver_state')
    .leftJoin('driver_presence', 'driver_presence.user_id', 'driver_state.user_id')
    .leftJoin('locations', 'locations.user_id', 'driver_state.user_id')
    .leftJoin('simulated_users', 'simulated_users.user_id', 'driver_state.user_id')
    .select(['driver_state.user_id', 'driver_state.updated_at'])
    .select(['driver_presence.seen_at', 'locations.reported_at'])
    .where('driver_state.is_online', '=', 1)
    .where('simulated_users.user_id', 'is', null)
    .execute();

// One statement takes only so many values.
const usersPerStatement = 500;

/** Notes that these drivers have a socket open. */
export const noteSeen = async ({ db, now }: Unit, userIds: readonly string[]): Promise<void> => {
  for (let first = 0; first < userIds.length; first += usersPerStatement) {
    const users = userIds.slice(first, first + usersPerStatement);
    await db
      .insertInto('driver_presence')
      .values(users.map((user_id) => ({ user_id, seen_at: now })))
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ seen_at: now }))
      .execute();
  }
};

/** Ends the duty of a driver unless they did something in between. Answers whether it did. */
export const endDuty = async ({ db, now }: Unit, { user_id, updated_at }: OnDuty): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('driver_state')
    .set({ is_online: 0, updated_at: now })
    .where('user_id', '=', user_id)
    .where('is_online', '=', 1)
    .where('updated_at', '=', updated_at)
    .executeTakeFirst();
  return numUpdatedRows > 0;
};
