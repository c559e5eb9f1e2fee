import type { User } from '@mobility/openapi';
import { revokeSessionsOf } from '../../auth/sessions.ts';
import type { Context } from '../../context.ts';
import { type Handler, type OperationRequest, Refusal } from '../../operation.ts';
import { lastAdmin, leavesAnAdmin, requireUser } from '../../store/admins.ts';
import { writeAudit } from '../../store/audit.ts';
import { changeDriverState } from '../../store/drivers.ts';
import type { Unit } from '../../store/unit.ts';
import { findUser } from '../../store/users.ts';
import { transact } from '../command.ts';
import { autoAccept } from '../rides/auto-accept.ts';
import { freeRidesOf } from './free-rides.ts';

type Request = OperationRequest<'setUserStatus'>;
type Target = Awaited<ReturnType<typeof requireUser>>;

/** Locks or unlocks; false where it stood so already. Refuses to lock the last active admin. */
const turn = async (unit: Unit, user: Target, isActive: boolean): Promise<boolean> => {
  const [to, from] = isActive ? ([1, 0] as const) : ([0, 1] as const);
  const update = unit.db
    .updateTable('users')
    .set({ is_active: to })
    .where('id', '=', user.id)
    .where('is_active', '=', from);
  const guarded = isActive ? update : update.where((row) => leavesAnAdmin(row, user.id));
  const result = await guarded.executeTakeFirst();
  if (result.numUpdatedRows === 1n) return true;
  if (user.is_active === from) throw lastAdmin();
  return false;
};

/** What a lock means at once: no session, no offers, no ride that waits. Answers the rides that are offered again. */
const shutOut = async (context: Context, unit: Unit, user: Target): Promise<string[]> => {
  await revokeSessionsOf(unit.db, user.id, unit.now);
  if (user.role === 'driver') await changeDriverState(unit, user.id, { is_online: 0 });
  return freeRidesOf(context, unit, user.id);
};

const change = async (
  context: Context,
  unit: Unit,
  { params, body, caller }: Request,
): Promise<{ user: User; offered: string[] }> => {
  const target = await requireUser(unit.db, params.id);
  const changed = await turn(unit, target, body.is_active);
  const offered = changed && !body.is_active ? await shutOut(context, unit, target) : [];
  if (changed) {
    await writeAudit(unit, {
      action: 'admin_user_modified',
      entity_type: 'user',
      entity_id: target.id,
      user_id: caller.id,
      severity: 'high',
      description: body.is_active ? 'User unlocked' : 'User locked',
    });
  }
  const user = await findUser(unit.db, target.id, context.hub.online);
  if (!user) throw new Error('The user was there just now');
  return { user, offered };
};

/** Locks a user out or lets them in again. Nobody locks themselves, nor the last active admin. */
export const setUserStatus: Handler<'setUserStatus'> = async (context, request) => {
  const { params, body, caller, requestId } = request;
  if (params.id === caller.id && !body.is_active) {
    throw new Refusal(409, 'own_account', 'You cannot lock your own account');
  }
  const { user, offered } = await transact(context, requestId, (unit) => change(context, unit, request));
  if (!body.is_active) context.hub.closeUser(params.id, 1008, 'Invalid token');
  for (const rideId of offered) await autoAccept(context, rideId);
  return { status: 200, body: { ...user, is_online: body.is_active && user.is_online } };
};
