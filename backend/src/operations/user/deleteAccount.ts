import type { Context } from '../../context.ts';
import { drivenStatuses } from '../../domain/ride.ts';
import { type Caller, type Handler, Refusal } from '../../operation.ts';
import { writeAudit } from '../../store/audit.ts';
import { balanceOf } from '../../store/ledger.ts';
import { erasePerson } from '../../store/person.ts';
import type { Read } from '../../store/store.ts';
import type { Unit } from '../../store/unit.ts';
import { transact } from '../command.ts';
import { proveOwner } from './own-password.ts';

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

const owesFare = async (db: Read, userId: string): Promise<boolean> => {
  const ride = await db
    .selectFrom('rides')
    .select('rides.id')
    .where('rides.rider_id', '=', userId)
    .where('rides.status', '=', 'completed')
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.ride_id', '=', 'rides.id')
            .where('payments.status', '=', 'paid'),
        ),
      ),
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

/** Refuses while somebody else still waits for this person: on a ride, for money, or for an admin. */
const requireFree = async (unit: Unit, caller: Caller): Promise<void> => {
  if (await isOnTheWay(unit.db, caller.id)) {
    throw new Refusal(
      409,
      'active_ride_exists',
      'You have an active ride. Finish or cancel it before you delete your account.',
    );
  }
  if ((await balanceOf(unit.db, caller.id)) < 0 || (await owesFare(unit.db, caller.id))) {
    throw new Refusal(409, 'balance_owed', 'Please pay what you owe before you delete your account.');
  }
  if (await isLastAdmin(unit.db, caller)) {
    throw new Refusal(409, 'last_admin', 'The last admin cannot delete their account');
  }
};

const leave = async (unit: Unit, caller: Caller, checkedHash: string): Promise<void> => {
  await requireFree(unit, caller);
  const who = await unit.db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('id', '=', caller.id)
    .where('password_hash', '=', checkedHash)
    .executeTakeFirst();
  if (!who) throw new Refusal(403, 'wrong_password', 'Your current password is not correct');
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

/** Ends the caller's account for good: who they were is erased, their rides and money stay without a name. */
export const deleteAccount: Handler<'deleteAccount'> = async (
  context: Context,
  { body, caller, address, requestId },
) => {
  const checkedHash = await proveOwner(context, caller, body.password, address);
  await transact(context, requestId, (unit) => leave(unit, caller, checkedHash));
  context.hub.closeUser(caller.id, 1008, 'Invalid token');
  return { status: 200, body: { message: 'Your account has been deleted' } };
};
