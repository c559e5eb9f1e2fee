import type { ExpressionBuilder } from 'kysely';
import { Refusal } from '../operation.ts';
import type { Database } from './schema.ts';
import type { Read } from './store.ts';

/** A user as admins act on one; refuses with 404 where there is none. */
export const requireUser = async (db: Read, id: string) => {
  const user = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role', 'is_active', 'email_verified_at'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!user) throw new Refusal(404, 'user_not_found', 'User not found');
  return user;
};

/** In an update's own where, so that nothing can come between: whether an active admin is left without this user. */
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
        .where('other.id', '<>', userId),
    ),
  ]);

/** 409: without this admin nobody could let anybody in again. */
export const lastAdmin = (): Refusal =>
  new Refusal(409, 'last_admin', 'This is the last active admin. Make somebody else an admin first.');
