import { limits } from '@mobility/openapi/limits';
import { adminMessage } from '../../live/frames.ts';
import { type Handler, type OperationRequest, Refusal } from '../../operation.ts';
import { writeAudit } from '../../store/audit.ts';
import { enqueue } from '../../store/outbox.ts';
import type { Unit } from '../../store/unit.ts';
import { noteEscalation } from '../../store/unpaid-rides.ts';
import { command } from '../command.ts';
import { requireUnpaid } from './unpaid-ride.ts';

const tell = (unit: Unit, userId: string, message: string): Promise<void> =>
  enqueue(
    unit,
    userId,
    adminMessage({
      message,
      timestamp: new Date(unit.now).toISOString(),
      sender_id: 'admin',
      sender_name: 'Admin',
    }),
  );

const escalate = async (
  unit: Unit,
  { params, caller }: OperationRequest<'escalateUnpaidRide'>,
): Promise<void> => {
  const ride = await requireUnpaid(unit, params.rideId);
  if (!(await noteEscalation(unit, ride.id))) {
    throw new Refusal(409, 'already_escalated', 'This ride has already been escalated');
  }
  const name = `#${ride.id.slice(-limits.ids.shown)}`;
  await tell(
    unit,
    ride.rider_id,
    `Your ride ${name} is still unpaid and is now with our team. Please pay it.`,
  );
  if (ride.driver_id) {
    await tell(unit, ride.driver_id, `Our team now looks after the unpaid fare of your ride ${name}.`);
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

/** Hands an unpaid ride to the team, once, and tells both of its people. */
export const escalateUnpaidRide: Handler<'escalateUnpaidRide'> = (context, request) =>
  command(context, request, 'escalateUnpaidRide', async (unit) => {
    await escalate(unit, request);
    return { status: 200 as const, body: { message: 'The unpaid ride has been escalated' } };
  });
