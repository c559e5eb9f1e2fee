import type { Context } from '../../context.ts';
import { fromCents } from '../../domain/money.ts';
import { isRedistributed, statusesPermitting } from '../../domain/ride.ts';
import { type Handler, type OperationRequest, Refusal } from '../../operation.ts';
import { writeAudit } from '../../store/audit.ts';
import type { Unit } from '../../store/unit.ts';
import { command } from '../command.ts';
import { autoAccept } from './auto-accept.ts';
import { endRide, notCancellable, redistribute } from './cancel-ride.ts';
import { requireParty, requireRide } from './ride-access.ts';

type Request = OperationRequest<'cancelRide'>;

const cancel = async (context: Context, unit: Unit, { params, body, caller }: Request) => {
  const ride = await requireRide(unit.db, params.id);
  const by = requireParty(ride, caller, 'Not authorized to cancel this ride');
  if (body.cancelled_by !== by) {
    throw new Refusal(400, 'validation_failed', 'cancelled_by must be your own role');
  }
  if (!statusesPermitting('cancel', by).includes(ride.status)) throw notCancellable();
  const reason = body.reason.trim();
  const again = isRedistributed(by, ride.status);
  const penalty = again
    ? await redistribute(context, unit, ride, caller.id, reason)
    : await endRide(unit, ride, by, reason);
  await writeAudit(unit, {
    action: again ? 'ride_redistributed' : 'ride_cancelled',
    entity_type: 'ride',
    entity_id: ride.id,
    user_id: caller.id,
    severity: 'low',
    description: `Ride cancelled by the ${by}`,
    metadata: { reason, penalty },
  });
  const message = again ? 'Ride cancelled. It is offered to other drivers.' : 'Ride cancelled successfully';
  return { status: 200 as const, body: { message, penalty_amount: fromCents(penalty) } };
};

/** Cancels a ride, or gives it back to other drivers. */
export const cancelRide: Handler<'cancelRide'> = async (context, request) => {
  const answer = await command(context, request, 'cancelRide', (unit) => cancel(context, unit, request));
  if (request.caller.role === 'driver') await autoAccept(context, request.params.id);
  return answer;
};
