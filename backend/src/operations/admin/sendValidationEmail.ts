import type { OutcomeSentence } from '@mobility/openapi/outcome-sentences';
import { command } from '../../command.ts';
import type { Context } from '../../context.ts';
import type { Handler } from '../../operation.ts';
import { queueValidationEmail } from '../../people/queue-validation-email.ts';
import { writeAudit } from '../../store/audit.ts';
import { requireUser } from '../../store/people/admins.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';

const send = async (
  context: Context,
  unit: UnitOfWork,
  userId: string,
  adminId: string,
): Promise<OutcomeSentence<'sendValidationEmail'>> => {
  const user = await requireUser(unit.db, userId);
  if (user.email_verified_at !== null) return `${user.email} is verified already`;
  await queueValidationEmail(context, unit, user);
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
