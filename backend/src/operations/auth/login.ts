import { type Account, findAccount, isUnchanged } from '../../auth/password.queries.ts';
import { verifyNothing, verifyPassword } from '../../auth/password.ts';
import { needsCode, useCode } from '../../auth/second-factor.ts';
import { startSession } from '../../auth/sessions.ts';
import type { Context } from '../../context.ts';
import { arePublic } from '../../domain/demo-credentials.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Handler } from '../../operation.ts';
import { writeAudit } from '../../store/audit.ts';
import { adoptLanguage } from '../../store/people/languages.ts';
import { findUser } from '../../store/people/users.ts';

/** Takes the same time for a wrong password and for no account. */
const matches = (account: Account | undefined, password: string): Promise<boolean> =>
  account ? verifyPassword(password, account.password_hash) : verifyNothing(password);

/** The id of the device that the proof shows to have signed in to this account before. */
const knownDevice = async ({ devices }: Context, account: Account | undefined, proof = '') => {
  const device = account && (await devices.read(proof));
  return device && device.userId === account.id ? device.deviceId : null;
};

const wrongCredentials = () => new Refusal('invalid_credentials', 'Invalid email or password');

const localDemoOnly = () =>
  new Refusal(
    'forbidden',
    'This server has demo accounts for this machine only. Start it with DEMO=1 to sign in through a proxy.',
  );

/** Refuses a sign-in without the code that the account asks for. */
const requireCode = async (
  context: Context,
  userId: string,
  { body, address, requestId }: Parameters<Handler<'login'>>[1],
): Promise<void> => {
  if (!(await needsCode(context, userId))) return;
  const code = body.one_time_code;
  if (code === undefined)
    throw new Refusal('two_factor_required', 'Please enter the code of your authenticator app');
  await useCode(context, { userId, code, address }, requestId);
};

/** Signs in with e-mail and password; a wrong password and an unknown e-mail get the same answer after the same time. */
export const login: Handler<'login'> = async (context, request) => {
  const { body, address, userAgent, language, requestId } = request;
  if (context.config.refusesForwarded && request.isForwarded) throw localDemoOnly();
  const email = body.email.trim().toLowerCase();
  const account = await findAccount(context.store.read, email);
  const device = await knownDevice(context, account, body.device_proof);
  const budget = device === null ? `account ${email}` : `device ${device}`;
  const isRight = await context.guesses.guess({ budget, address }, () => matches(account, body.password));
  // The database may have demo accounts from an earlier start.
  if (!context.config.demo && arePublic({ email, password: body.password })) throw wrongCredentials();
  if (!account || !isRight) throw wrongCredentials();
  if (account.is_active === 0) throw new Refusal('account_locked', 'Your account is locked');
  await requireCode(context, account.id, request);

  const { now, newId } = context;
  const token = await context.store.transaction(
    async (db) => {
      if (!(await isUnchanged(db, account))) throw wrongCredentials();
      await writeAudit(
        { db, now: now(), newId, requestId },
        {
          action: 'user_login',
          entity_type: 'user',
          entity_id: account.id,
          user_id: account.id,
          description: 'Signed in',
        },
      );
      await adoptLanguage(db, account.id, language);
      return startSession(db, context, account, { address, userAgent });
    },
    [account.id],
  );
  const user = await findUser(context.store.read, account.id, context.hub.online);
  if (!user) throw new Error(`User ${account.id} vanished while signing in`);
  const proof = await context.devices.issue({ userId: account.id, deviceId: device ?? newId() });
  return { status: 200, body: { access_token: token, user, device_proof: proof } };
};
