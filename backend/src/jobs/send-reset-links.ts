import { jobFor, transact } from '../command.ts';
import type { Context } from '../context.ts';
import { writeAudit } from '../store/audit.ts';
import { queueEmail } from '../store/messages/emails.ts';
import { issueReset, resetRequests, takeResetRequest } from '../store/people/password-resets.ts';
import type { UnitOfWork } from '../store/unit-of-work.ts';

const batch = 100;

const textFor = (name: string, link: string): string =>
  [
    `Hello ${name},`,
    '',
    'set a new password here. The link works once, and for an hour:',
    link,
    '',
    'If you did not ask for this mail, there is nothing to do: your password stays as it is.',
    '',
    'Mobility',
  ].join('\n');

/** Sends the link if the address has an account that may sign in. */
const send = async ({ config }: Context, unit: UnitOfWork, email: string): Promise<boolean> => {
  const user = await unit.db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('email', '=', email)
    .where('is_active', '=', 1)
    .executeTakeFirst();
  if (!user) return false;
  const token = await issueReset(unit, user.id);
  await queueEmail(unit, {
    kind: 'password_reset',
    recipient: user.email,
    subject: 'Set a new password',
    text: textFor(user.name, `${config.publicUrl}/reset-password?token=${token}`),
  });
  await writeAudit(unit, {
    action: 'user_password_reset_requested',
    entity_type: 'user',
    entity_id: user.id,
    user_id: user.id,
    description: 'A link to reset the password was sent',
  });
  return true;
};

/**
 * Sends the reset links that were asked for. It is a job, so that the request takes the same time whether or not the
 * address has an account. Returns how many were sent.
 */
export const sendResetLinks = async (context: Context): Promise<number> => {
  let sent = 0;
  for (const { id, email } of await resetRequests(context.store.read, batch)) {
    const isSent = await transact(
      context,
      jobFor(`reset ${email}`),
      async (unit) => (await takeResetRequest(unit, id)) && send(context, unit, email),
    );
    if (isSent) sent += 1;
  }
  return sent;
};
