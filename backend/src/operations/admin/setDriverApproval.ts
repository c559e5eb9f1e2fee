import type { User } from '@mobility/openapi';
import { transact } from '../../command.ts';
import type { Context } from '../../context.ts';
import { adminMessage } from '../../domain/messages/live-messages.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Handler } from '../../operation.ts';
import { changeApproval } from '../../people/driver-profile.queries.ts';
import { writeAudit } from '../../store/audit.ts';
import { enqueue } from '../../store/outbox.ts';
import { changeDriverState } from '../../store/people/drivers.ts';
import { findUser } from '../../store/people/users.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';

const approvedText = 'Your driver profile has been approved. You can go online now.';
const withdrawnText =
  'Your driver profile is under review again. You cannot take new rides until it is approved.';

const noProfile = (): Refusal => new Refusal('driver_profile_not_found', 'This user has no driver profile');

const tell = (unit: UnitOfWork, driverId: string, approved: boolean): Promise<void> =>
  enqueue(
    unit,
    driverId,
    adminMessage({
      message: approved ? approvedText : withdrawnText,
      notice: { kind: approved ? 'driver_approved' : 'approval_withdrawn' },
      timestamp: new Date(unit.now).toISOString(),
      sender_id: 'admin',
      sender_name: 'Admin',
    }),
  );

const requireDriver = async (context: Context, unit: UnitOfWork, driverId: string): Promise<User> => {
  const driver = await findUser(unit.db, driverId, (id) => context.hub.online(id));
  if (!driver || driver.is_approved === null || driver.is_approved === undefined) throw noProfile();
  return driver;
};

/** Approves a driver or withdraws the approval, which also takes the driver offline. */
export const setDriverApproval: Handler<'setDriverApproval'> = (
  context,
  { params, body, caller, requestId },
) =>
  transact(context, { requestId, claims: [caller.id, params.id] }, async (unit) => {
    const changed = await changeApproval(unit, params.id, body.is_approved);
    if (changed) {
      if (!body.is_approved) await changeDriverState(unit, params.id, { is_online: 0 });
      await tell(unit, params.id, body.is_approved);
      await writeAudit(unit, {
        action: 'admin_user_modified',
        entity_type: 'driver_profile',
        entity_id: params.id,
        user_id: caller.id,
        severity: 'medium',
        description: body.is_approved ? 'Driver approved' : 'Approval of a driver withdrawn',
      });
    }
    return { status: 200 as const, body: await requireDriver(context, unit, params.id) };
  });
