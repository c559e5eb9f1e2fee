import type { SeenVehicle } from '@mobility/openapi';
import { transact } from '../../command.ts';
import type { Context } from '../../context.ts';
import { adminMessage } from '../../domain/messages/live-messages.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Handler } from '../../operation.ts';
import { changeApproval } from '../../people/driver-profile.queries.ts';
import { driverWithProfile } from '../../people/driver-with-profile.ts';
import { writeAudit } from '../../store/audit.ts';
import { enqueue } from '../../store/outbox.ts';
import { changeDriverState, readProfile } from '../../store/people/drivers.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';

const approvedText = 'Your driver profile has been approved. You can go online now.';
const withdrawnText =
  'Your driver profile is under review again. You cannot take new rides until it is approved.';

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

/** Refuses if the driver has another vehicle or license from the one that the admin saw. */
const refuseUnseen = async (
  { positions }: Context,
  unit: UnitOfWork,
  driverId: string,
  seen: SeenVehicle,
): Promise<void> => {
  const profile = await readProfile(unit.db, positions.of, driverId);
  const fields = Object.keys(seen) as (keyof SeenVehicle)[];
  if (profile && fields.some((field) => profile[field] !== seen[field]))
    throw new Refusal('driver_profile_changed', 'The driver has changed the vehicle in the meantime');
};

/** Approves a driver or withdraws the approval, which also takes the driver offline. */
export const setDriverApproval: Handler<'setDriverApproval'> = (
  context,
  { params, body, caller, requestId },
) =>
  transact(context, { requestId, claims: [caller.id, params.id] }, async (unit) => {
    if (body.seen) await refuseUnseen(context, unit, params.id, body.seen);
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
    return { status: 200 as const, body: await driverWithProfile(context, unit, params.id) };
  });
