import { command } from '../../command.ts';
import type { Context } from '../../context.ts';
import type { Handler } from '../../operation.ts';
import { writeAudit } from '../../store/audit.ts';
import { queueEmail } from '../../store/messages/emails.ts';
import { requireUser } from '../../store/people/admins.ts';
import { issueValidation } from '../../store/people/email-validations.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';

const textFor = (name: string, link: string): string =>
  [
    `Hello ${name},`,
    '',
    'please confirm that this e-mail address is yours. The link works once, and for 24 hours:',
    link,
    '',
    'If you did not expect this mail, there is nothing to do.',
    '',
    'Mobility',
  ].join('\n');

const send = async (
  { config }: Context,
  unit: UnitOfWork,
  userId: string,
  adminId: string,
): Promise<string> => {
  const user = await requireUser(unit.db, userId);
  if (user.email_verified_at !== null) return `${user.email} is verified already`;
  const token = await issueValidation(unit, user.id, user.email);
  await queueEmail(unit, {
    kind: 'validation',
    recipient: user.email,
    subject: 'Confirm your e-mail address',
    text: textFor(user.name, `${config.publicUrl}/verify-email?token=${token}`),
  });
  await writeAudit(unit, {
    action: 'admin_user_modified',
    entity_type: 'user',
    entity_id: user.id,
    user_id: adminId,
    severity: 'low',
    description: 'Validation e-mail sent',
  });
  return `A validation e-mail is on its way to ${user.email}`;
};

/** Sends a user the one-time link that verifies their address; earlier links become invalid. */
export const sendValidationEmail: Handler<'sendValidationEmail'> = (context, request) =>
  command(context, request, 'sendValidationEmail', async (unit) => ({
    status: 200 as const,
    body: { message: await send(context, unit, request.params.id, request.caller.id) },
  }));
