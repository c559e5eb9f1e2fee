import { createHash, randomBytes } from 'node:crypto';
import type { Read } from '../store.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** The token of a link that is sent by e-mail. It is not stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The part of a token that is stored. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The tables of one-time tokens. */
type TokenTable = 'email_validations' | 'password_resets';

/** Whether a token is valid now, without using it. */
export const isTokenOpen = async (
  db: Read,
  table: TokenTable,
  token: string,
  now: number,
): Promise<boolean> => {
  const row = await db
    .selectFrom(table)
    .select('user_id')
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
};

/** Uses a token. Returns its user; undefined if it is unknown, used or expired. */
export const spendToken = async (
  unit: UnitOfWork,
  table: TokenTable,
  token: string,
): Promise<string | undefined> => {
  const spent = await unit.db
    .updateTable(table)
    .set({ used_at: unit.now })
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', unit.now)
    .returning('user_id')
    .executeTakeFirst();
  return spent?.user_id;
};
