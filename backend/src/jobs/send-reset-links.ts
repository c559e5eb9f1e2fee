import type { Language } from '@mobility/openapi';
import { jobFor, transact } from '../command.ts';
import type { Context } from '../context.ts';
import { defaultLanguage } from '../domain/language.ts';
import { passwordResetMail } from '../domain/mails/links.ts';
import { writeAudit } from '../store/audit.ts';
import { queueEmail } from '../store/messages/emails.ts';
import { issueReset, resetRequests, takeResetRequest } from '../store/people/password-resets.ts';
import type { UnitOfWork } from '../store/unit-of-work.ts';

const batch = 100;

type Asked = { email: string; language: Language | null };

/** Sends the link if the address has an account that may sign in. */
const send = async ({ config }: Context, unit: UnitOfWork, { email, language }: Asked): Promise<boolean> => {
  const user = await unit.db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'language'])
    .where('email', '=', email)
    .where('is_active', '=', 1)
    .executeTakeFirst();
  if (!user) return false;
  const token = await issueReset(unit, user.id);
  const to = { name: user.name, language: user.language ?? language ?? defaultLanguage };
  const link = `${config.publicUrl}/reset-password?token=${token}`;
  await queueEmail(unit, {
    ...passwordResetMail(to, link),
    kind: 'password_reset',
    recipient: user.email,
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
  for (const { id, ...asked } of await resetRequests(context.store.read, batch)) {
    const isSent = await transact(
      context,
      jobFor(`reset ${asked.email}`),
      async (unit) => (await takeResetRequest(unit, id)) && send(context, unit, asked),
    );
    if (isSent) sent += 1;
  }
  return sent;
};
