import { verifyPassword } from '../auth/password.ts';
import type { Context } from '../context.ts';
import type { Caller } from '../domain/caller.ts';
import { Refusal } from '../domain/refusal.ts';

/**
 * Checks the caller's own password, within the guess limits. Returns the hash that matched.
 * Refuses with 403, not with 401, which would mean that the session has ended.
 */
export const checkOwnPassword = async (
  context: Context,
  caller: Caller,
  password: string,
  address: string,
): Promise<string> => {
  const account = await context.store.read
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where('id', '=', caller.id)
    .executeTakeFirstOrThrow();
  const isRight = await context.guesses.guess({ budget: `own ${caller.id}`, address }, () =>
    verifyPassword(password, account.password_hash),
  );
  if (!isRight) throw new Refusal('wrong_password', 'Your current password is not correct');
  return account.password_hash;
};
