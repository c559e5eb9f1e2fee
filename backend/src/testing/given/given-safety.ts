import { limits } from '@mobility/openapi/limits';
import { TOTP } from 'otpauth';
import { jobFor, transact } from '../../command.ts';
import type { Context } from '../../context.ts';
import { eraseLeftAccounts } from '../../jobs/erase-left-accounts.ts';
import { sendResetLinks } from '../../jobs/send-reset-links.ts';
import { requestPasswordReset } from '../../operations/auth/requestPasswordReset.ts';
import { confirmTwoFactor } from '../../operations/user/confirmTwoFactor.ts';
import { deleteAccount } from '../../operations/user/deleteAccount.ts';
import { startTwoFactor } from '../../operations/user/startTwoFactor.ts';
import { balanceOf } from '../../store/money/ledger.ts';
import { issueReset } from '../../store/people/password-resets.ts';
import type { Person } from '../person.ts';
import { requestBy } from '../request.ts';
import { user } from './given-people.ts';

/** Asks for a reset link for an address. Returns the token of the mail; undefined if none was sent. */
export const resetTokenFor = async (context: Context, email: string): Promise<string | undefined> => {
  const anyone = await user(context, 'rider');
  await requestPasswordReset(context, requestBy(anyone, { body: { email } }));
  await sendResetLinks(context);
  const mail = await context.store.read
    .selectFrom('emails')
    .select('text')
    .where('recipient', '=', email.toLowerCase())
    .where('kind', '=', 'password_reset')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return mail && /token=([\w-]+)/.exec(mail.text)?.[1];
};

/** The token of a reset link of a new user. */
export const resetToken = async (context: Context): Promise<string> => {
  const { id } = await user(context, 'rider');
  return transact(context, jobFor(), (unit) => issueReset(unit, id));
};

/** The code that an authenticator app shows for a secret. `ahead` in steps of 30 seconds. */
export const codeFor = (secret: string, now: number, ahead = 0): string =>
  new TOTP({ secret }).generate({ timestamp: now + ahead * 30_000 });

/** Starts two-factor authentication. Returns the secret. */
export const twoFactorStarted = async (context: Context, person: Person): Promise<string> => {
  const { body } = await startTwoFactor(context, requestBy(person, { body: { password: person.password } }));
  return body.secret;
};

/** Turns on two-factor authentication. Returns the secret and the recovery codes. */
export const twoFactor = async (context: Context, person: Person) => {
  const secret = await twoFactorStarted(context, person);
  const code = codeFor(secret, context.now());
  const { body } = await confirmTwoFactor(context, requestBy(person, { body: { code } }));
  return { secret, codes: body.recovery_codes };
};

/** Asks to delete an account and gives up its balance. */
export const leavingAccount = async (context: Context, person: Person) => {
  const waived_balance = Math.max(0, await balanceOf(context.store.read, person.id)) / 100;
  return deleteAccount(context, requestBy(person, { body: { password: person.password, waived_balance } }));
};

/** Schedules the deletion of an account whose user has signed in again. */
export const scheduledDeletion = async (context: Context, { id }: Person): Promise<void> => {
  await context.store.transaction((db) =>
    db
      .updateTable('users')
      .set({ deletion_due_at: context.now() + limits.auth.deletionGrace })
      .where('id', '=', id)
      .execute(),
  );
};

/** Erases an account that is about to be deleted, as if its grace period were over. */
export const dueNow = async (context: Context, person: Person): Promise<void> => {
  await context.store.transaction((db) =>
    db.updateTable('users').set({ deletion_due_at: context.now() }).where('id', '=', person.id).execute(),
  );
  await eraseLeftAccounts(context);
};

/** Deletes an account, without a grace period. */
export const deletedAccount = async (context: Context, person: Person): Promise<void> => {
  await leavingAccount(context, person);
  await dueNow(context, person);
};
