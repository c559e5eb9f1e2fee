import { disputeProblems, disputeView, refundProblem, type Stake, stakeOf } from '../../domain/dispute.ts';
import type { RideRow } from '../../domain/ride.ts';
import { notice } from '../../domain/ride-messages.ts';
import { type Caller, type Handler, type OperationRequest, Refusal } from '../../operation.ts';
import { writeAudit } from '../../store/audit.ts';
import { insertDispute } from '../../store/disputes.ts';
import { enqueue } from '../../store/outbox.ts';
import { latestPayment } from '../../store/payments.ts';
import type { Unit } from '../../store/unit.ts';
import { command } from '../command.ts';
import { requireParty, requireRide } from '../rides/ride-access.ts';
import { wholeCents } from '../whole-cents.ts';

type Request = OperationRequest<'submitDispute'>;

const received = 'We have received your dispute. We review it within 24-48 hours.';

const requireDisputable = async (
  unit: Unit,
  caller: Caller,
  rideId: string,
): Promise<{ ride: RideRow; stake: Stake }> => {
  const ride = await requireRide(unit.db, rideId);
  requireParty(ride, caller, 'Not authorized to dispute this ride');
  const stake = stakeOf(ride, await latestPayment(unit.db, ride.id));
  if (stake) return { ride, stake };
  throw new Refusal(
    400,
    'ride_not_disputable',
    'Only paid rides, and rides that were cancelled with a penalty, can be disputed',
  );
};

const submit = async (unit: Unit, { body, caller }: Request, cents: number | null) => {
  const { ride, stake } = await requireDisputable(unit, caller, body.ride_id);
  const problem = cents === null ? null : refundProblem(cents, ride, stake);
  if (problem) throw new Refusal(400, 'refund_too_high', problem);
  const dispute = await insertDispute(unit, {
    ride_id: ride.id,
    rider_id: caller.id,
    dispute_type: body.dispute_type,
    dispute_reason: body.dispute_reason,
    description: body.description.trim(),
    requested_refund: cents,
    evidence: body.evidence?.trim() || null,
  });
  if (!dispute) throw new Refusal(409, 'dispute_exists', 'There is already an open dispute for this ride');
  await enqueue(unit, caller.id, notice(ride, received, unit.now));
  await writeAudit(unit, {
    action: 'dispute_submitted',
    entity_type: 'dispute',
    entity_id: dispute.id,
    user_id: caller.id,
    severity: 'medium',
    description: `Dispute submitted: ${body.dispute_reason}`,
    metadata: {
      ride_id: ride.id,
      dispute_type: body.dispute_type,
      requested_refund: body.requested_refund ?? null,
    },
  });
  return { status: 201 as const, body: disputeView(dispute, stake.paid) };
};

/** Takes a rider's complaint about a ride that was paid, or cancelled with a penalty. */
export const submitDispute: Handler<'submitDispute'> = async (context, request) => {
  const problems = disputeProblems(request.body);
  if (problems.length > 0) throw new Refusal(422, 'validation_failed', problems);
  const refund = request.body.requested_refund ?? null;
  const cents = refund === null ? null : wholeCents('requested_refund', refund);
  return command(context, request, 'submitDispute', (unit) => submit(unit, request, cents));
};
