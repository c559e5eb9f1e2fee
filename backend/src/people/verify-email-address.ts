import { transact } from '../command.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../domain/refusal.ts';
import { writeAudit } from '../store/audit.ts';
import { spendValidation } from '../store/people/email-validations.ts';

/** Marks the e-mail address that the token was sent to as verified. Refuses an invalid token with `validation_link_invalid`. */
export const verifyEmailAddress = (context: Context, token: string, requestId: string): Promise<void> =>
  transact(context, { requestId, claims: [] }, async (unit) => {
    const userId = await spendValidation(unit, token);
    if (userId === undefined) {
      throw new Refusal(
        'validation_link_invalid',
        'This link is not valid. It was used before, replaced by a newer one, or is older than 24 hours.',
      );
    }
    await writeAudit(unit, {
      action: 'email_verified',
      entity_type: 'user',
      entity_id: userId,
      user_id: userId,
      description: 'E-mail address verified',
    });
  });
