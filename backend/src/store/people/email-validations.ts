import type { Read } from '../store.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { hashOf, isTokenOpen, newToken, spendToken } from './one-time-token.ts';

const validFor = 86_400_000;

/** Creates the one-time token for a user's address and invalidates earlier tokens. */
export const issueValidation = async (unit: UnitOfWork, userId: string, email: string): Promise<string> => {
  const token = newToken();
  await unit.db.deleteFrom('email_validations').where('user_id', '=', userId).execute();
  await unit.db
    .insertInto('email_validations')
    .values({
      token_hash: hashOf(token),
      user_id: userId,
      email,
      created_at: unit.now,
      expires_at: unit.now + validFor,
      used_at: null,
    })
    .execute();
  return token;
};

/**
 * Uses a token and marks its address as verified. Returns undefined if it is unknown, used, expired or for an old
 * address.
 */
export const spendValidation = async (unit: UnitOfWork, token: string): Promise<string | undefined> => {
  const userId = await spendToken(unit, 'email_validations', token);
  if (userId === undefined) return undefined;
  const marked = await unit.db
    .updateTable('users')
    .set({ email_verified_at: unit.now })
    .where('id', '=', userId)
    .where('email', '=', (query) =>
      query.selectFrom('email_validations').select('email').where('token_hash', '=', hashOf(token)),
    )
    .executeTakeFirst();
  return marked.numUpdatedRows === 1n ? userId : undefined;
};

/** Whether a token is valid now, without using it. */
export const isValidationOpen = (db: Read, token: string, now: number) =>
  isTokenOpen(db, 'email_validations', token, now);

/** Whether a user's latest token, used or not, was created after a time. */
export const wasValidationIssued = async (db: Read, userId: string, since: number): Promise<boolean> => {
  const row = await db
    .selectFrom('email_validations')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .executeTakeFirst();
  return row !== undefined;
};
