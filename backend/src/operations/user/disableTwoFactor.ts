import { useCode } from '../../auth/second-factor.ts';
import { transact } from '../../command.ts';
import type { Handler } from '../../operation.ts';
import { checkOwnPassword } from '../../people/check-own-password.ts';
import { writeAudit } from '../../store/audit.ts';
import { removeTwoFactor } from '../../store/people/two-factor.ts';

/** Turns off two-factor authentication, by the password and a code. */
export const disableTwoFactor: Handler<'disableTwoFactor'> = async (
  context,
  { body, caller, address, requestId },
) => {
  await checkOwnPassword(context, caller, body.password, address);
  await useCode(context, { userId: caller.id, code: body.code, address }, requestId);
  await transact(context, { requestId, claims: [caller.id] }, async (unit) => {
    await removeTwoFactor(unit.db, caller.id);
    await writeAudit(unit, {
      action: 'user_two_factor_disabled',
      entity_type: 'user',
      entity_id: caller.id,
      user_id: caller.id,
      severity: 'medium',
      description: 'Two-factor authentication turned off',
    });
  });
  return { status: 200, body: { message: 'Two-factor authentication is off' } };
};
