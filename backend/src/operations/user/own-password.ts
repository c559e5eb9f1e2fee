import { verifyPassword } from '../../auth/password.ts';
import type { Context } from '../../context.ts';
import { type Caller, Refusal } from '../../operation.ts';

/**
 * Checks that it is the owner who sits there, within the limits of guessing. Answers the hash that was right.
 * Refuses with 403, never with 401, which would say that the session is over.
 */
export const proveOwner = async (
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
  const isRight = await context.guesses.guess(account.email, address, () =>
    verifyPassword(password, account.password_hash),
  );
  if (!isRight) throw new Refusal(403, 'wrong_password', 'Your current password is not correct');
  return account.password_hash;
};
