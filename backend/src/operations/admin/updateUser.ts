import type { UserUpdate } from '@mobility/openapi';
import { revokeSessionsOf } from '../../auth/sessions.ts';
import { transact } from '../../command.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Handler, OperationRequest } from '../../operation.ts';
import { changeUser, type UserChange } from '../../people/users.queries.ts';
import { activeRidesOf } from '../../rides/ending/release-rides.ts';
import { fieldChanges } from '../../store/audit/field-changes.ts';
import { writeAudit } from '../../store/audit.ts';
import { adminsClaim } from '../../store/claims/claims.ts';
import { requireUser, type UserRow } from '../../store/people/admins.ts';
import { changeDriverState } from '../../store/people/drivers.ts';
import { findUser } from '../../store/people/users.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';

/** The fields that change. A new address is not verified. */
const changeOf = (user: UserRow, { name, email, role }: UserUpdate): UserChange => {
  const [newName, newEmail] = [name?.trim(), email?.trim().toLowerCase()];
  return {
    ...(newName === undefined || newName === user.name ? {} : { name: newName }),
    ...(newEmail === undefined || newEmail === user.email
      ? {}
      : { email: newEmail, email_verified_at: null }),
    ...(role === undefined || role === user.role ? {} : { role }),
  };
};

const refuseWhileRiding = async (unit: UnitOfWork, userId: string): Promise<void> => {
  if ((await activeRidesOf(unit.db, userId)).length === 0) return;
  throw new Refusal(
    'active_ride_exists',
    'This user has an active ride. The role can be changed once it has ended.',
  );
};

/** Revokes the sessions of the old role and takes a driver offline: the tokens carry the old role. */
const leaveRole = async (unit: UnitOfWork, user: UserRow): Promise<void> => {
  if (user.role === 'driver') await changeDriverState(unit, user.id, { is_online: 0 });
  await revokeSessionsOf(unit.db, user.id, unit.now);
};

const apply = async (unit: UnitOfWork, user: UserRow, change: UserChange, adminId: string): Promise<void> => {
  const { email_verified_at: _, ...fields } = change;
  if (Object.keys(fields).length === 0) return;
  if (change.role) await refuseWhileRiding(unit, user.id);
  await changeUser(unit.db, user.id, change);
  if (change.role) await leaveRole(unit, user);
  await writeAudit(unit, {
    action: 'admin_user_modified',
    entity_type: 'user',
    entity_id: user.id,
    user_id: adminId,
    severity: change.role ? 'high' : 'medium',
    description: change.role ? `Role changed from ${user.role} to ${change.role}` : 'Profile changed',
    metadata: { changes: fieldChanges({ name: user.name, email: user.email, role: user.role }, fields) },
  });
};

/** Changes a user's name, address or role. Another role signs the user out. */
export const updateUser: Handler<'updateUser'> = async (context, request) => {
  const { params, body, caller, requestId }: OperationRequest<'updateUser'> = request;
  const { answer, isRole } = await transact(
    context,
    { requestId, claims: [caller.id, params.id, adminsClaim] },
    async (unit) => {
      const user = await requireUser(unit.db, params.id);
      const change = changeOf(user, body);
      await apply(unit, user, change, caller.id);
      const after = await findUser(unit.db, user.id, context.hub.online);
      if (!after) throw new Error('The user was there just now');
      return { answer: { status: 200 as const, body: after }, isRole: change.role !== undefined };
    },
  );
  if (isRole) context.hub.closeUser(params.id, 1008, 'Invalid token');
  return answer;
};
