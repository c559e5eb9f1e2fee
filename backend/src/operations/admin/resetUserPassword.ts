import type { OutcomeSentence } from '@mobility/openapi/outcome-sentences';
import { setPassword } from '../../auth/password.queries.ts';
import { hashPassword } from '../../auth/password.ts';
import { revokeSessionsOf } from '../../auth/sessions.ts';
import { transact } from '../../command.ts';
import type { Handler } from '../../operation.ts';
import { writeAudit } from '../../store/audit.ts';
import { requireUser } from '../../store/people/admins.ts';
import { removeTwoFactor } from '../../store/people/two-factor.ts';

const told: OutcomeSentence<'resetUserPassword'> = 'Password reset. The user has been signed out everywhere.';

/**
 * Sets a user's password, turns off their two-factor authentication, so that one who lost the authenticator app can sign
 * in, and revokes all their sessions.
 */
export const resetUserPassword: Handler<'resetUserPassword'> = async (
  context,
  { params, body, caller, requestId },
) => {
  // Outside the transaction, because hashing is slow on purpose.
  const passwordHash = await hashPassword(body.new_password);
  await transact(context, { requestId, claims: [caller.id, params.id] }, async (unit) => {
    const user = await requireUser(unit.db, params.id);
    await setPassword(unit.db, user.id, passwordHash);
    await removeTwoFactor(unit.db, user.id);
    await revokeSessionsOf(unit.db, user.id, unit.now);
    await writeAudit(unit, {
      action: 'admin_user_modified',
      entity_type: 'user',
      entity_id: user.id,
      user_id: caller.id,
      severity: 'high',
      description: 'Password reset',
    });
  });
  context.hub.closeUser(params.id, 1008, 'Invalid token');
  return { status: 200, body: { message: told } };
};
