import { guessCode, openSecret } from '../../auth/second-factor.ts';
import { newRecoveryCodes, stepOf } from '../../auth/totp.ts';
import { transact } from '../../command.ts';
import { serverLimits } from '../../domain/limits.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Handler } from '../../operation.ts';
import { writeAudit } from '../../store/audit.ts';
import { confirmSecret, findTwoFactor, keepRecoveryCodes } from '../../store/people/two-factor.ts';

const notStarted = (): Refusal =>
  new Refusal('two_factor_not_started', 'Two-factor authentication is not set up');

/** Turns on two-factor authentication with the first code, and returns the recovery codes this once. */
export const confirmTwoFactor: Handler<'confirmTwoFactor'> = async (
  context,
  { body, caller, address, requestId },
) => {
  const stored = await findTwoFactor(context.store.read, caller.id);
  if (!stored || stored.confirmed_at !== null) throw notStarted();
  const secret = openSecret(context, caller.id, stored.secret);
  const step = await guessCode(context, { userId: caller.id, address }, async () =>
    stepOf(secret, body.code, context.now()),
  );
  const codes = newRecoveryCodes(serverLimits.auth.recoveryCodes);
  await transact(context, { requestId, claims: [caller.id] }, async (unit) => {
    if (!(await confirmSecret(unit, caller.id, stored.secret, step))) throw notStarted();
    await keepRecoveryCodes(unit, caller.id, codes);
    await writeAudit(unit, {
      action: 'user_two_factor_enabled',
      entity_type: 'user',
      entity_id: caller.id,
      user_id: caller.id,
      severity: 'medium',
      description: 'Two-factor authentication turned on',
    });
  });
  return { status: 200, body: { recovery_codes: codes } };
};
