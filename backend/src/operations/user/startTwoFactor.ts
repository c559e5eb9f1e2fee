import { sealSecret } from '../../auth/second-factor.ts';
import { newSecret, uriOf } from '../../auth/totp.ts';
import { transact } from '../../command.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Handler } from '../../operation.ts';
import { checkOwnPassword } from '../../people/check-own-password.ts';
import { writeAudit } from '../../store/audit.ts';
import { keepSecret } from '../../store/people/two-factor.ts';
import { addressOf } from '../../store/people/users.ts';

/** Creates the secret for the caller's authenticator app. A code has to confirm it. */
export const startTwoFactor: Handler<'startTwoFactor'> = async (
  context,
  { body, caller, address, requestId },
) => {
  await checkOwnPassword(context, caller, body.password, address);
  const secret = newSecret();
  const { email } = await transact(context, { requestId, claims: [caller.id] }, async (unit) => {
    if (!(await keepSecret(unit, caller.id, sealSecret(context, caller.id, secret))))
      throw new Refusal('two_factor_enabled', 'Two-factor authentication is on already');
    await writeAudit(unit, {
      action: 'user_two_factor_started',
      entity_type: 'user',
      entity_id: caller.id,
      user_id: caller.id,
      description: 'Setup of two-factor authentication started',
    });
    return addressOf(unit.db, caller.id);
  });
  return { status: 200, body: { secret, uri: uriOf(secret, email) } };
};
