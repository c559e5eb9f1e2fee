import { transact } from '../../command.ts';
import type { Handler } from '../../operation.ts';
import { writeAudit } from '../../store/audit.ts';
import { changeDriverState } from '../../store/people/drivers.ts';
import { drivenNow } from '../../store/rides/rides.ts';

/** Takes the driver offline; an active ride goes on, and the device that reports its positions stays the same. */
export const goOffline: Handler<'goOffline'> = (context, { caller, requestId }) =>
  transact(context, { requestId, claims: [caller.id] }, async (unit) => {
    const isDriving = (await drivenNow(unit.db, caller.id)) !== undefined;
    await changeDriverState(unit, caller.id, { is_online: 0, ...(!isDriving && { position_session: null }) });
    await writeAudit(unit, {
      action: 'driver_offline',
      entity_type: 'driver',
      entity_id: caller.id,
      user_id: caller.id,
      description: 'Driver went offline',
    });
    return { status: 200 as const, body: { message: 'You are now offline' } };
  });
