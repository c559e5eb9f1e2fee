import { replacePassword } from '../../auth/password.queries.ts';
import { hashPassword } from '../../auth/password.ts';
import { revokeSessionsOf } from '../../auth/sessions.ts';
import { transact } from '../../command.ts';
import type { Context } from '../../context.ts';
import type { Handler } from '../../operation.ts';
import { checkOwnPassword } from '../../people/check-own-password.ts';
import { writeAudit } from '../../store/audit.ts';

const closeAll = ({ hub }: Context, sessionIds: readonly string[]): void => {
  for (const id of sessionIds) hub.closeSession(id, 1008, 'Invalid token');
};

/** Changes the caller's password and revokes all their other sessions. */
export const changePassword: Handler<'changePassword'> = async (
  context,
  { body, caller, address, requestId },
) => {
  const checked = await checkOwnPassword(context, caller, body.current_password, address);
  const hash = await hashPassword(body.new_password);
  const ended = await transact(context, { requestId, claims: [caller.id] }, async (unit) => {
    await replacePassword(unit.db, caller.id, checked, hash);
    await writeAudit(unit, {
      action: 'user_password_changed',
      entity_type: 'user',
      entity_id: caller.id,
      user_id: caller.id,
      severity: 'medium',
      description: 'Password changed, other sessions ended',
    });
    return revokeSessionsOf(unit.db, caller.id, unit.now, { kept: caller.sessionId });
  });
  closeAll(context, ended);
  return { status: 200, body: { message: 'Password changed' } };
};
