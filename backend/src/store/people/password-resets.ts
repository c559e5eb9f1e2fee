import type { Language } from '@mobility/openapi';
import { serverLimits } from '../../domain/limits.ts';
import type { Read } from '../store.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { hashOf, isTokenOpen, newToken, spendToken } from './one-time-token.ts';

/** Stores a request for a reset link, in the same way whether or not the address has an account. */
export const keepResetRequest = async (
  unit: UnitOfWork,
  email: string,
  language: Language | null,
): Promise<void> => {
  await unit.db
    .insertInto('password_reset_requests')
    .values({ id: unit.newId(), email, created_at: unit.now, language })
    .execute();
};

/** The oldest requests for reset links. */
export const resetRequests = (db: Read, limit: number) =>
  db
    .selectFrom('password_reset_requests')
    .select(['id', 'email', 'language'])
    .orderBy('id')
    .limit(limit)
    .execute();

/** Removes a request; false if another process has taken it. */
export const takeResetRequest = async (unit: UnitOfWork, id: string): Promise<boolean> => {
  const result = await unit.db.deleteFrom('password_reset_requests').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows === 1n;
};

/** Creates the one-time token of a user and invalidates earlier tokens. */
export const issueReset = async (unit: UnitOfWork, userId: string): Promise<string> => {
  const token = newToken();
  await unit.db.deleteFrom('password_resets').where('user_id', '=', userId).execute();
  await unit.db
    .insertInto('password_resets')
    .values({
      token_hash: hashOf(token),
      user_id: userId,
      created_at: unit.now,
      expires_at: unit.now + serverLimits.auth.resetLinkLife,
      used_at: null,
    })
    .execute();
  return token;
};

/** Uses a token. Returns its user; undefined if it is unknown, used or expired. */
export const spendReset = (unit: UnitOfWork, token: string) => spendToken(unit, 'password_resets', token);

/** Whether a token is valid now, without using it. */
export const isResetOpen = (db: Read, token: string, now: number) =>
  isTokenOpen(db, 'password_resets', token, now);
