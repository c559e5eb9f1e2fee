import { transact } from '../../command.ts';
import { adminMessage } from '../../domain/messages/live-messages.ts';
import type { Handler } from '../../operation.ts';
import { sendProfileBack } from '../../people/driver-profile.queries.ts';
import { driverWithProfile } from '../../people/driver-with-profile.ts';
import { writeAudit } from '../../store/audit.ts';
import { enqueue } from '../../store/outbox.ts';
import { changeDriverState } from '../../store/people/drivers.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';

const tell = (unit: UnitOfWork, driverId: string, reason: string): Promise<void> =>
  enqueue(
    unit,
    driverId,
    adminMessage({
      message: `Please change your driver profile and send it again: ${reason}`,
      notice: { kind: 'profile_sent_back', note: reason },
      timestamp: new Date(unit.now).toISOString(),
      sender_id: 'admin',
      sender_name: 'Admin',
    }),
  );

/** Sends a driver's profile back with a reason, which also takes the driver offline. */
export const sendDriverBack: Handler<'sendDriverBack'> = (context, { params, body, caller, requestId }) =>
  transact(context, { requestId, claims: [caller.id, params.id] }, async (unit) => {
    const reason = body.reason.trim();
    if (await sendProfileBack(unit, params.id, reason)) {
      await changeDriverState(unit, params.id, { is_online: 0 });
      await tell(unit, params.id, reason);
      await writeAudit(unit, {
        action: 'admin_user_modified',
        entity_type: 'driver_profile',
        entity_id: params.id,
        user_id: caller.id,
        severity: 'medium',
        description: 'Driver profile sent back',
        metadata: { reason },
      });
    }
    return { status: 200 as const, body: await driverWithProfile(context, unit, params.id) };
  });
