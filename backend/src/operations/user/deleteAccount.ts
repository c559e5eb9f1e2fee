import { transact } from '../../command.ts';
import type { Context } from '../../context.ts';
import type { Caller } from '../../domain/caller.ts';
import { Refusal } from '../../domain/refusal.ts';
import { drivenStatuses } from '../../domain/ride.ts';
import type { Handler } from '../../operation.ts';
import { debtOf } from '../../payments/debt-of.ts';
import { checkOwnPassword } from '../../people/check-own-password.ts';
import { writeAudit } from '../../store/audit.ts';
import { forfeit } from '../../store/money/ledger.ts';
import { erasePerson } from '../../store/people/person.ts';
import type { Read } from '../../store/store.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';

const isOnTheWay = async (db: Read, userId: string): Promise<boolean> => {
  const ride = await db
    .selectFrom('rides')
    .select('id')
    .where((row) =>
      row.or([
        row.and([row('rider_id', '=', userId), row('status', 'in', ['pending', ...drivenStatuses])]),
        row.and([row('driver_id', '=', userId), row('status', 'in', drivenStatuses)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return ride !== undefined;
};

const isLastAdmin = async (db: Read, { id, role }: Caller): Promise<boolean> => {
  if (role !== 'admin') return false;
  const other = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('is_active', '=', 1)
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
};

/** Refuses an account with an active ride, a debt, or as the last admin. */
const requireFree = async (unit: UnitOfWork, caller: Caller): Promise<void> => {
  if (await isOnTheWay(unit.db, caller.id)) {
    throw new Refusal(
      'active_ride_exists',
      'You have an active ride. Finish or cancel it before you delete your account.',
    );
  }
  const { balance, unpaidRides } = await debtOf(unit.db, caller.id);
  if (balance < 0 || unpaidRides > 0) {
    throw new Refusal('balance_owed', 'Please pay what you owe before you delete your account.');
  }
  if (await isLastAdmin(unit.db, caller)) {
    throw new Refusal('last_admin', 'The last admin cannot delete their account');
  }
};

const leave = async (unit: UnitOfWork, caller: Caller, checkedHash: string): Promise<void> => {
  await requireFree(unit, caller);
  const who = await unit.db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('id', '=', caller.id)
    .where('password_hash', '=', checkedHash)
    .executeTakeFirst();
  if (!who) throw new Refusal('wrong_password', 'Your current password is not correct');
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
