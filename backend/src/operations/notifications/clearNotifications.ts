import { transact } from '../../command.ts';
import type { Handler } from '../../operation.ts';
import { writeAudit } from '../../store/audit.ts';
import { clearNotificationsOf } from '../../store/messages/notifications.ts';

/** Deletes the caller's notifications. */
export const clearNotifications: Handler<'clearNotifications'> = (context, { caller, requestId }) =>
  transact(context, { requestId, claims: [caller.id] }, async (unit) => {
    const count = await clearNotificationsOf(unit, caller.id);
    if (count > 0) {
      await writeAudit(unit, {
        action: 'notifications_cleared',
        entity_type: 'user',
        entity_id: caller.id,
        user_id: caller.id,
        description: `${count} notifications cleared`,
      });
    }
    return { status: 200 as const, body: { message: 'Notifications cleared' } };
  });
