import { transact } from '../../command.ts';
import type { Handler } from '../../operation.ts';
import { writeAudit } from '../../store/audit.ts';
import { keepResetRequest } from '../../store/people/password-resets.ts';

/** Stores the request for a reset link. Takes the same time whether or not the address has an account. */
export const requestPasswordReset: Handler<'requestPasswordReset'> = async (
  context,
  { body, address, language, requestId },
) => {
  const email = body.email.trim().toLowerCase();
  // Each request counts, so that a mailbox cannot be flooded.
  await context.guesses.guess({ budget: `reset ${email}`, address }, async () => false);
  await transact(context, { requestId, claims: [] }, async (unit) => {
    await keepResetRequest(unit, email, language);
    // The entry omits the address, because it may not have an account.
    await writeAudit(unit, {
      action: 'password_reset_requested',
      entity_type: 'user',
      entity_id: null,
      user_id: null,
      description: 'A link to reset a password was asked for',
    });
  });
  return {
    status: 200,
    body: { message: 'If this address has an account, a link to set a new password is on its way.' },
  };
};
