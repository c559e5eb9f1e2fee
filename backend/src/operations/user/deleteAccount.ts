import { requireChecked } from '../../auth/password.queries.ts';
import { transact } from '../../command.ts';
import type { Handler } from '../../operation.ts';
import { checkOwnPassword } from '../../people/check-own-password.ts';
import { scheduleDeletion } from '../../people/schedule-deletion.ts';
import { adminsClaim } from '../../store/claims/claims.ts';

/** Schedules the deletion of the caller's account and signs them out everywhere. A job erases it when it is due. */
export const deleteAccount: Handler<'deleteAccount'> = async (
  context,
  { body, caller, address, requestId },
) => {
  const checkedHash = await checkOwnPassword(context, caller, body.password, address);
  const due = await transact(context, { requestId, claims: [caller.id, adminsClaim] }, async (unit) => {
    await requireChecked(unit.db, caller.id, checkedHash);
    return scheduleDeletion(unit, caller, body.waived_balance ?? 0);
  });
  context.hub.closeUser(caller.id, 1008, 'Invalid token');
  const deletion_due_at = new Date(due).toISOString();
  const day = deletion_due_at.slice(0, 10);
  return {
    status: 200,
    body: {
      message: `Your account will be deleted on ${day}. Sign in before then to keep it.`,
      deletion_due_at,
    },
  };
};
