import type { Notice } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import type { OutcomeSentence } from '@mobility/openapi/outcome-sentences';
import { command } from '../../command.ts';
import { adminMessage } from '../../domain/messages/live-messages.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Handler, OperationRequest } from '../../operation.ts';
import { requireUnpaid } from '../../payments/unpaid-ride.ts';
import { writeAudit } from '../../store/audit.ts';
import { noteEscalation } from '../../store/money/unpaid-rides.ts';
import { enqueue } from '../../store/outbox.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';

const tell = (unit: UnitOfWork, userId: string, message: string, notice: Notice): Promise<void> =>
  enqueue(
    unit,
    userId,
    adminMessage({
      message,
      notice,
      timestamp: new Date(unit.now).toISOString(),
      sender_id: 'admin',
      sender_name: 'Admin',
    }),
  );

const escalate = async (
  unit: UnitOfWork,
  { params, caller }: OperationRequest<'escalateUnpaidRide'>,
): Promise<void> => {
  const ride = await requireUnpaid(unit, params.rideId);
  if (!(await noteEscalation(unit, ride.id))) {
    throw new Refusal('already_escalated', 'This ride has already been escalated');
  }
  const name = `#${ride.id.slice(-limits.ids.shown)}`;
  await tell(
    unit,
    ride.rider_id,
    `Your ride ${name} is still unpaid and is now with our team. Please pay it.`,
    { kind: 'rider_payment_overdue', ride_id: ride.id },
  );
  if (ride.driver_id) {
    await tell(unit, ride.driver_id, `Our team now looks after the unpaid fare of your ride ${name}.`, {
      kind: 'driver_payment_overdue',
      ride_id: ride.id,
    });
  }
  await writeAudit(unit, {
    action: 'admin_payment_modified',
    entity_type: 'ride',
    entity_id: ride.id,
    user_id: caller.id,
    severity: 'high',
    description: 'Unpaid ride escalated',
    metadata: { rider_id: ride.rider_id, driver_id: ride.driver_id },
  });
};

const told: OutcomeSentence<'escalateUnpaidRide'> = 'The unpaid ride has been escalated';

/** Escalates an unpaid ride once and notifies its rider and driver. */
export const escalateUnpaidRide: Handler<'escalateUnpaidRide'> = (context, request) =>
  command(context, request, 'escalateUnpaidRide', async (unit) => {
    await escalate(unit, request);
    return { status: 200 as const, body: { message: told } };
  });
