import { transact } from '../../command.ts';
import { serverLimits } from '../../domain/limits.ts';
import type { Handler } from '../../operation.ts';
import { queueValidationEmail } from '../../people/queue-validation-email.ts';
import { writeAudit } from '../../store/audit.ts';
import { requireUser } from '../../store/people/admins.ts';
import { wasValidationIssued } from '../../store/people/email-validations.ts';

/** Sends the caller the one-time link that verifies their address, at most one a minute. */
export const sendMyValidationEmail: Handler<'sendMyValidationEmail'> = (
  context,
  { caller, language, requestId },
) =>
  transact(context, { requestId, claims: [caller.id] }, async (unit) => {
    const user = await requireUser(unit.db, caller.id);
    const answer = (message: string) => ({ status: 200 as const, body: { message } });
    if (user.email_verified_at !== null) return answer(`${user.email} is verified already`);
    const onItsWay = answer(`A validation e-mail is on its way to ${user.email}`);
    if (await wasValidationIssued(unit.db, caller.id, unit.now - serverLimits.auth.validationEmailInterval))
      return onItsWay;
    await queueValidationEmail(context, unit, { ...user, language: user.language ?? language });
    await writeAudit(unit, {
      action: 'user_validation_requested',
      entity_type: 'user',
      entity_id: caller.id,
      user_id: caller.id,
      severity: 'low',
      description: 'Validation e-mail requested',
    });
    return onItsWay;
  });
