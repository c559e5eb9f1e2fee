import type { Read } from '../store.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** A driver who is online, and when a socket of the driver was last open. */
export type OnDuty = { user_id: string; updated_at: number; seen_at: number | null };

/** The online drivers without the simulated ones, which the simulation manages itself. */
export const driversOnDuty = (db: Read): Promise<OnDuty[]> =>
  db
    .selectFrom('driver_state')
    .leftJoin('driver_presence', 'driver_presence.user_id', 'driver_state.user_id')
    .leftJoin('simulated_users', 'simulated_users.user_id', 'driver_state.user_id')
    .select(['driver_state.user_id', 'driver_state.updated_at'])
    .select('driver_presence.seen_at')
    .where('driver_state.is_online', '=', 1)
    .where('simulated_users.user_id', 'is', null)
    .execute();

// Limits the bound parameters of one statement.
const usersPerStatement = 500;

/** Records that these drivers have an open socket. */
export const noteSeen = async ({ db, now }: UnitOfWork, userIds: readonly string[]): Promise<void> => {
  for (let first = 0; first < userIds.length; first += usersPerStatement) {
    const users = userIds.slice(first, first + usersPerStatement);
    await db
      .insertInto('driver_presence')
      .values(users.map((user_id) => ({ user_id, seen_at: now })))
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ seen_at: now }))
      .execute();
  }
};

/** Takes a driver offline unless the driver was active in the meantime. Returns whether it did. */
export const endDuty = async ({ db, now }: UnitOfWork, { user_id, updated_at }: OnDuty): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('driver_state')
    .set({ is_online: 0, updated_at: now })
    .where('user_id', '=', user_id)
    .where('is_online', '=', 1)
    .where('updated_at', '=', updated_at)
    .executeTakeFirst();
  return numUpdatedRows > 0;
};
