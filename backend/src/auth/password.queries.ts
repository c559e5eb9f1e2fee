import { Refusal } from '../domain/refusal.ts';
import type { Read, Write } from '../store/store.ts';

/** The account that signs in with this address, in lower case; undefined if there is none. */
export const findAccount = (db: Read, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'role', 'is_active', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst();

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** Whether the user was neither locked nor given another password while this password was checked. */
export const isUnchanged = async (db: Write, { id, password_hash }: Account): Promise<boolean> => {
  const users = db.selectFrom('users').select('id').where('id', '=', id).where('is_active', '=', 1);
  return (await users.where('password_hash', '=', password_hash).executeTakeFirst()) !== undefined;
};

/** Sets a user's password without checking the current one. */
export const setPassword = (db: Write, userId: string, hash: string) =>
  db.updateTable('users').set({ password_hash: hash }).where('id', '=', userId).execute();

const wrongPassword = (): Refusal => new Refusal('wrong_password', 'Your current password is not correct');

/** Replaces the hash only if it is the one that was checked, so that a reset by an admin in between is kept. */
export const replacePassword = async (db: Write, userId: string, from: string, to: string): Promise<void> => {
  const result = await db
    .updateTable('users')
    .set({ password_hash: to })
    .where('id', '=', userId)
    .where('password_hash', '=', from)
    .executeTakeFirst();
  if (result.numUpdatedRows !== 1n) throw wrongPassword();
};

/** The id and the address of a user. Refuses if the password is no longer the one that was checked. */
export const requireChecked = async (db: Read, userId: string, checkedHash: string) => {
  const user = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('id', '=', userId)
    .where('password_hash', '=', checkedHash)
    .executeTakeFirst();
  if (!user) throw wrongPassword();
  return user;
};
