import { limits } from '@mobility/openapi/limits';
import { revokeSessionsOf } from '../auth/sessions.ts';
import type { Caller } from '../domain/caller.ts';
import { fromCents, toCents } from '../domain/money/money.ts';
import { Refusal } from '../domain/refusal.ts';
import { debtOf } from '../payments/debt-of.ts';
import { writeAudit } from '../store/audit.ts';
import { balanceOf } from '../store/money/ledger.ts';
import { changeDriverState } from '../store/people/drivers.ts';
import type { UnitOfWork } from '../store/unit-of-work.ts';
import { hasActiveRide, hasOtherAdmin } from './users.queries.ts';

type Leaving = Pick<Caller, 'id' | 'role'>;

/** Refuses to delete an account with an active ride, a debt, or the last admin. */
export const requireFree = async (unit: UnitOfWork, { id, role }: Leaving): Promise<void> => {
  if (await hasActiveRide(unit.db, id)) {
    throw new Refusal(
      'active_ride_exists',
      'You have an active ride. Finish or cancel it before you delete your account.',
    );
  }
  const { balance, unpaidRides } = await debtOf(unit.db, id);
  if (balance < 0 || unpaidRides > 0) {
    throw new Refusal('balance_owed', 'Please pay what you owe before you delete your account.');
  }
  if (role === 'admin' && !(await hasOtherAdmin(unit.db, id))) {
    throw new Refusal('last_admin', 'The last admin cannot delete their account');
  }
};

/** Refuses unless the user gave up exactly the balance that is left. */
const requireWaived = async (unit: UnitOfWork, userId: string, waived: number): Promise<void> => {
  const balance = await balanceOf(unit.db, userId);
  if (balance <= 0 || toCents(waived) === balance) return;
  throw new Refusal(
    'balance_not_waived',
    `Your balance of Ⓣ${fromCents(balance).toFixed(2)} would be lost. Please give it up first.`,
  );
};

/** Schedules the deletion of an account and ends all its sessions. Returns when it is due. */
export const scheduleDeletion = async (
  unit: UnitOfWork,
  caller: Leaving,
  waived: number,
): Promise<number> => {
  await requireFree(unit, caller);
  await requireWaived(unit, caller.id, waived);
  const due = unit.now + limits.auth.deletionGrace;
  await unit.db.updateTable('users').set({ deletion_due_at: due }).where('id', '=', caller.id).execute();
  if (caller.role === 'driver') await changeDriverState(unit, caller.id, { is_online: 0 });
  await revokeSessionsOf(unit.db, caller.id, unit.now);
  await writeAudit(unit, {
    action: 'user_deletion_requested',
    entity_type: 'user',
    entity_id: caller.id,
    user_id: caller.id,
    severity: 'medium',
    description: `A ${caller.role} asked to delete their account`,
  });
  return due;
};
