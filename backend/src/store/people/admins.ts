import type { ExpressionBuilder } from 'kysely';
import { Refusal } from '../../domain/refusal.ts';
import type { Database } from '../schema.ts';
import type { Read } from '../store.ts';

/** A user row for admin operations. Refuses an unknown user with 404. */
export const requireUser = async (db: Read, id: string) => {
  const user = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role', 'is_active', 'email_verified_at', 'language'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!user) throw new Refusal('user_not_found', 'User not found');
  return user;
};

export type UserRow = Awaited<ReturnType<typeof requireUser>>;

/** A condition for the WHERE clause of the update itself, so that it is atomic: another active admin remains. */
export const leavesAnAdmin = (row: ExpressionBuilder<Database, 'users'>, userId: string) =>
  row.or([
    row('users.role', '<>', 'admin'),
    row('users.is_active', '=', 0),
    row.exists(
      row
        .selectFrom('users as other')
        .select('other.id')
        .where('other.role', '=', 'admin')
        .where('other.is_active', '=', 1)
        .where('other.deletion_due_at', 'is', null)
        .where('other.id', '<>', userId),
    ),
  ]);

/** 409: this user is the last active admin. */
export const lastAdmin = (): Refusal =>
  new Refusal('last_admin', 'This is the last active admin. Make another user an admin first.');
