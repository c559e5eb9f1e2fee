import { hashPassword } from '../../auth/password.ts';
import { revokeSessionsOf } from '../../auth/sessions.ts';
import { transact } from '../../command.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Handler } from '../../operation.ts';
import { checkOwnPassword } from '../../people/check-own-password.ts';
import { writeAudit } from '../../store/audit.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';

/** Replaces the hash only if it is the one that was checked, so that a reset by an admin in between is kept. */
const replaceHash = async (unit: UnitOfWork, userId: string, from: string, to: string): Promise<void> => {
  const result = await unit.db
    .updateTable('users')
    .set({ password_hash: to })
    .where('id', '=', userId)
    .where('password_hash', '=', from)
    .executeTakeFirst();
  if (result.numUpdatedRows !== 1n) {
    throw new Refusal('wrong_password', 'Your current password is not correct');
  }
};

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
  const ended = await transact(context, requestId, async (unit) => {
    await replaceHash(unit, caller.id, checked, hash);
    await writeAudit(unit, {
      action: 'user_password_changed',
      entity_type: 'user',
      entity_id: caller.id,
      user_id: caller.id,
      severity: 'medium',
      description: 'Password changed, other sessions ended',
    });
    return revokeSessionsOf(unit.db, caller.id, unit.now, caller.sessionId);
  });
  closeAll(context, ended);
  return { status: 200, body: { message: 'Password changed' } };
};
