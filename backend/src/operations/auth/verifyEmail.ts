import type { Context } from '../../context.ts';
import { type Handler, Refusal } from '../../operation.ts';
import { writeAudit } from '../../store/audit.ts';
import { spendValidation } from '../../store/email-validations.ts';
import { transact } from '../command.ts';

/** Marks the address that the token was sent to. Refuses with 404 one that does not count. */
export const verifyAddress = (context: Context, token: string, requestId: string): Promise<void> =>
  transact(context, requestId, async (unit) => {
    const userId = await spendValidation(unit, token);
    if (userId === undefined) {
      throw new Refusal(
        404,
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

/** Marks an e-mail address as verified, by the one-time token of its mail. */
export const verifyEmail: Handler<'verifyEmail'> = async (context, { body, requestId }) => {
  await verifyAddress(context, body.token, requestId);
  return { status: 200, body: { message: 'Your e-mail address is verified' } };
};
