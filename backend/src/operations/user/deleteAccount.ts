import { requireChecked } from '../../auth/password.queries.ts';
import { transact } from '../../command.ts';
import type { Context } from '../../context.ts';
import type { Caller } from '../../domain/caller.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Handler } from '../../operation.ts';
import { debtOf } from '../../payments/debt-of.ts';
import { checkOwnPassword } from '../../people/check-own-password.ts';
import { hasActiveRide, hasOtherAdmin } from '../../people/users.queries.ts';
import { writeAudit } from '../../store/audit.ts';
import { forfeit } from '../../store/money/ledger.ts';
import { erasePerson } from '../../store/people/person.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';

/** Refuses an account with an active ride, a debt, or as the last admin. */
const requireFree = async (unit: UnitOfWork, caller: Caller): Promise<void> => {
  if (await hasActiveRide(unit.db, caller.id)) {
    throw new Refusal(
      'active_ride_exists',
      'You have an active ride. Finish or cancel it before you delete your account.',
    );
  }
  const { balance, unpaidRides } = await debtOf(unit.db, caller.id);
  if (balance < 0 || unpaidRides > 0) {
    throw new Refusal('balance_owed', 'Please pay what you owe before you delete your account.');
  }
  if (caller.role === 'admin' && !(await hasOtherAdmin(unit.db, caller.id))) {
    throw new Refusal('last_admin', 'The last admin cannot delete their account');
  }
};

const leave = async (unit: UnitOfWork, caller: Caller, checkedHash: string): Promise<void> => {
  await requireFree(unit, caller);
  const who = await requireChecked(unit.db, caller.id, checkedHash);
  await forfeit(unit, caller.id);
  await erasePerson(unit, who);
  await writeAudit(unit, {
    action: 'user_deleted',
    entity_type: 'user',
    entity_id: caller.id,
    user_id: caller.id,
    severity: 'medium',
    description: `A ${caller.role} deleted their account`,
  });
};

/** Deletes the caller's account: personal data is erased; rides and payments stay without a name. */
export const deleteAccount: Handler<'deleteAccount'> = async (
  context: Context,
  { body, caller, address, requestId },
) => {
  const checkedHash = await checkOwnPassword(context, caller, body.password, address);
  await transact(context, requestId, (unit) => leave(unit, caller, checkedHash));
  context.hub.closeUser(caller.id, 1008, 'Invalid token');
  return { status: 200, body: { message: 'Your account has been deleted' } };
};
