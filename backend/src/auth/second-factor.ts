import { transact } from '../command.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../domain/refusal.ts';
import { findTwoFactor, spendRecoveryCode, spendStep } from '../store/people/two-factor.ts';
import { stepOf } from './totp.ts';

const wrongCode = (): Refusal => new Refusal('two_factor_code_invalid', 'This code is not correct');

/** The purpose that the stored secret is encrypted for. */
const about = (userId: string): string => `two-factor ${userId}`;

/** Encrypts the secret of a user for the store. */
export const sealSecret = ({ vault }: Context, userId: string, secret: string): string =>
  vault.seal(secret, about(userId));

/** Reads the stored secret of a user. Throws if the key of this server has changed. */
export const openSecret = ({ vault }: Context, userId: string, sealed: string): string => {
  const secret = vault.open(sealed, about(userId));
  if (secret === null) throw new Error(`The two-factor secret of ${userId} was encrypted with another key`);
  return secret;
};

type Guess = { userId: string; code: string; address: string };

/** Runs a check of a code within the guess limits, and refuses a wrong code. */
export const guessCode = async <Found>(
  { guesses }: Context,
  { userId, address }: Omit<Guess, 'code'>,
  check: () => Promise<Found>,
): Promise<NonNullable<Found>> => {
  const found = await guesses.guess({ budget: `code ${userId}`, address }, check);
  if (!found) throw wrongCode();
  return found;
};

/** Uses a code of the authenticator app or a recovery code. Refuses a wrong one, and one that was used before. */
export const useCode = async (
  context: Context,
  { userId, code, address }: Guess,
  requestId: string,
): Promise<void> => {
  const stored = await findTwoFactor(context.store.read, userId);
  if (!stored?.confirmed_at)
    throw new Refusal('two_factor_not_started', 'Two-factor authentication is not set up');
  const step = stepOf(openSecret(context, userId, stored.secret), code, context.now());
  await guessCode(context, { userId, address }, () =>
    transact(context, { requestId, claims: [userId] }, (unit) =>
      step === null ? spendRecoveryCode(unit, userId, code) : spendStep(unit, userId, step),
    ),
  );
};

/** Whether a sign-in of this user needs a code. */
export const needsCode = async ({ store }: Context, userId: string): Promise<boolean> =>
  (await findTwoFactor(store.read, userId))?.confirmed_at != null;
