import type { User } from '@mobility/openapi';
import { revokeSessionsOf } from '../../auth/sessions.ts';
import { transact } from '../../command.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Handler, OperationRequest } from '../../operation.ts';
import { setActive } from '../../people/users.queries.ts';
import { releaseRidesOf } from '../../rides/ending/release-rides.ts';
import { autoAccept } from '../../rides/offers/auto-accept.ts';
import { writeAudit } from '../../store/audit.ts';
import { adminsClaim } from '../../store/claims/claims.ts';
import { requireUser, type UserRow } from '../../store/people/admins.ts';
import { changeDriverState } from '../../store/people/drivers.ts';
import { findUser } from '../../store/people/users.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';

type Request = OperationRequest<'setUserStatus'>;

/** Revokes the sessions of a locked user, takes a driver offline and releases their rides. Returns the rides that are offered again. */
const revokeAccess = async (
  context: Context,
  unit: UnitOfWork,
  user: UserRow,
  adminId: string,
): Promise<string[]> => {
  await revokeSessionsOf(unit.db, user.id, unit.now, { by: 'lock' });
  if (user.role === 'driver') await changeDriverState(unit, user.id, { is_online: 0 });
  return releaseRidesOf(context, unit, { userId: user.id, adminId });
};

const change = async (
  context: Context,
  unit: UnitOfWork,
  { params, body, caller }: Request,
): Promise<{ user: User; offered: string[] }> => {
  const target = await requireUser(unit.db, params.id);
  const changed = await setActive(unit.db, target, body.is_active);
  const offered = changed && !body.is_active ? await revokeAccess(context, unit, target, caller.id) : [];
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

/** Locks or unlocks a user. Admins cannot lock themselves or the last active admin. */
export const setUserStatus: Handler<'setUserStatus'> = async (context, request) => {
  const { params, body, caller, requestId } = request;
  if (params.id === caller.id && !body.is_active) {
    throw new Refusal('own_account', 'You cannot lock your own account');
  }
  const { user, offered } = await transact(
    context,
    { requestId, claims: [caller.id, params.id, adminsClaim] },
    (unit) => change(context, unit, request),
  );
  if (!body.is_active) context.hub.closeUser(params.id, 1008, 'Invalid token');
  for (const rideId of offered) await autoAccept(context, rideId);
  return { status: 200, body: { ...user, is_online: body.is_active && user.is_online } };
};
