import { createHash } from 'node:crypto';
import type { Read, Write } from '../store.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** A code as typed has another case, spaces or dashes. */
const hashOf = (code: string): string =>
  createHash('sha256')
    .update(code.toUpperCase().replaceAll(/[^0-9A-Z]/g, ''))
    .digest('hex');

/** The stored secret of a user, confirmed or not. */
export const findTwoFactor = (db: Read, userId: string) =>
  db
    .selectFrom('two_factor')
    .select(['secret', 'confirmed_at', 'last_step'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Stores a new secret in place of one that was not confirmed; false if two-factor authentication is on. */
export const keepSecret = async (unit: UnitOfWork, userId: string, secret: string): Promise<boolean> => {
  const fresh = { secret, created_at: unit.now, confirmed_at: null, last_step: null };
  const result = await unit.db
    .insertInto('two_factor')
    .values({ user_id: userId, ...fresh })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(fresh).where('two_factor.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
};

/** Turns on the secret that was read; false if it was replaced or turned on in between. */
export const confirmSecret = async (
  unit: UnitOfWork,
  userId: string,
  secret: string,
  step: number,
): Promise<boolean> => {
  const result = await unit.db
    .updateTable('two_factor')
    .set({ confirmed_at: unit.now, last_step: step })
    .where('user_id', '=', userId)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
};

/** Uses the code of a time step; false if this code or a later one was used before. */
export const spendStep = async (unit: UnitOfWork, userId: string, step: number): Promise<boolean> => {
  const result = await unit.db
    .updateTable('two_factor')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
};

/** Replaces the recovery codes of a user. */
export const keepRecoveryCodes = async (
  unit: UnitOfWork,
  userId: string,
  codes: readonly string[],
): Promise<void> => {
  await unit.db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await unit.db
    .insertInto('recovery_codes')
    .values(
      codes.map((code) => ({ id: unit.newId(), user_id: userId, code_hash: hashOf(code), used_at: null })),
    )
    .execute();
};

/** Uses a recovery code; false if it is unknown or was used before. */
export const spendRecoveryCode = async (unit: UnitOfWork, userId: string, code: string): Promise<boolean> => {
  const result = await unit.db
    .updateTable('recovery_codes')
    .set({ used_at: unit.now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(code))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
};

/** How many recovery codes a user has left. */
export const countRecoveryCodes = async (db: Read, userId: string): Promise<number> => {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(left);
};

/** Turns off two-factor authentication. */
export const removeTwoFactor = async (db: Write, userId: string): Promise<void> => {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await db.deleteFrom('two_factor').where('user_id', '=', userId).execute();
};
