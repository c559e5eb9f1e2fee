import { limits } from '@mobility/openapi/limits';
import type { OutcomeSentence } from '@mobility/openapi/outcome-sentences';
import { command } from '../../command.ts';
import type { Context } from '../../context.ts';
import { paymentReminder } from '../../domain/mails/receipts.ts';
import { reminder } from '../../domain/messages/ride-messages.ts';
import type { Handler, OperationRequest } from '../../operation.ts';
import { requireUnpaid } from '../../payments/unpaid-ride.ts';
import { writeAudit } from '../../store/audit.ts';
import { queueEmail } from '../../store/messages/emails.ts';
import { noteReminder } from '../../store/money/unpaid-rides.ts';
import { enqueue } from '../../store/outbox.ts';
import { addressOf } from '../../store/people/users.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';

const remind = async (
  { config }: Context,
  unit: UnitOfWork,
  { params, caller }: OperationRequest<'remindUnpaidRide'>,
): Promise<OutcomeSentence<'remindUnpaidRide'>> => {
  const ride = await requireUnpaid(unit, params.rideId);
  const rider = await addressOf(unit.db, ride.rider_id);
  if (!(await noteReminder(unit, ride.id, limits.admin.reminderEvery))) {
    return `${rider.name} was reminded less than an hour ago`;
  }
  const isMailed = await queueEmail(unit, {
    ...paymentReminder(ride, rider, `${config.publicUrl}/payments`),
    kind: 'payment_reminder',
    recipient: rider.email,
  });
  await enqueue(unit, ride.rider_id, reminder(ride));
  await writeAudit(unit, {
    action: 'admin_payment_modified',
    entity_type: 'ride',
    entity_id: ride.id,
    user_id: caller.id,
    severity: 'low',
    description: 'Payment reminder sent',
    metadata: { rider_id: ride.rider_id },
  });
  const sent = `Payment reminder sent to ${rider.name}` as const;
  return isMailed ? sent : `${sent} in the app only: they want no e-mail`;
};

/**
 * Reminds the rider by live message, and by mail if they accept mail. Within an hour of the last
 * reminder it sends nothing, and the answer says so.
 */
export const remindUnpaidRide: Handler<'remindUnpaidRide'> = (context, request) =>
  command(context, request, 'remindUnpaidRide', async (unit) => ({
    status: 200 as const,
    body: { message: await remind(context, unit, request) },
  }));
