import { Refusal } from '../domain/refusal.ts';
import { drivenStatuses } from '../domain/ride.ts';
import { lastAdmin, leavesAnAdmin, type UserRow } from '../store/people/admins.ts';
import type { Read, Write } from '../store/store.ts';
import { isUniqueViolation } from '../store/unit-of-work.ts';

export type UserChange = { name?: string; email?: string; email_verified_at?: null; role?: UserRow['role'] };

/** Locks or unlocks a user; false if nothing changes. Refuses to lock the last active admin. */
export const setActive = async (db: Write, user: UserRow, isActive: boolean): Promise<boolean> => {
  const [to, from] = isActive ? ([1, 0] as const) : ([0, 1] as const);
  const update = db
    .updateTable('users')
    .set({ is_active: to })
    .where('id', '=', user.id)
    .where('is_active', '=', from);
  const guarded = isActive ? update : update.where((row) => leavesAnAdmin(row, user.id));
  const result = await guarded.executeTakeFirst();
  if (result.numUpdatedRows === 1n) return true;
  if (user.is_active === from) throw lastAdmin();
  return false;
};

/** Changes an account. Refuses an address that is taken, and another role for the last active admin. */
export const changeUser = async (db: Write, id: string, change: UserChange): Promise<void> => {
  const update = db.updateTable('users').set(change).where('id', '=', id);
  try {
    const guarded = change.role ? update.where((row) => leavesAnAdmin(row, id)) : update;
    const result = await guarded.executeTakeFirst();
    if (result.numUpdatedRows !== 1n) throw lastAdmin();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new Refusal('email_taken', 'Email already registered');
  }
};

/** Changes a user's name and phone number. */
export const changeContact = (db: Write, id: string, name: string, phone: string | null) =>
  db.updateTable('users').set({ name, phone }).where('id', '=', id).execute();

/** Whether the user waits for a driver, rides or drives. */
export const hasActiveRide = async (db: Read, userId: string): Promise<boolean> => {
  const ride = await db
    .selectFrom('rides')
    .select('id')
    .where((row) =>
      row.or([
        row.and([row('rider_id', '=', userId), row('status', 'in', ['pending', ...drivenStatuses])]),
        row.and([row('driver_id', '=', userId), row('status', 'in', drivenStatuses)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return ride !== undefined;
};

/** Whether there is another active admin, who is not about to leave. */
export const hasOtherAdmin = async (db: Read, id: string): Promise<boolean> => {
  const other = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('is_active', '=', 1)
    .where('deletion_due_at', 'is', null)
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
};

/** Takes back the scheduled deletion of a user; false if none is scheduled. */
export const cancelDeletion = async (db: Write, id: string): Promise<boolean> => {
  const result = await db
    .updateTable('users')
    .set({ deletion_due_at: null })
    .where('id', '=', id)
    .where('deletion_due_at', 'is not', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
};
