import { command, originOf } from '../../command.ts';
import type { Caller } from '../../domain/caller.ts';
import { disputeIssues, disputeView, refundRefusal, type Stake, stakeOf } from '../../domain/dispute.ts';
import { notice } from '../../domain/messages/ride-messages.ts';
import { wholeCents } from '../../domain/money/whole-cents.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { RideRow } from '../../domain/ride.ts';
import type { Handler, OperationRequest } from '../../operation.ts';
import { requireParty, requireRide } from '../../rides/ride-access.ts';
import { writeAudit } from '../../store/audit.ts';
import { latestPayment } from '../../store/money/payments.ts';
import { enqueue } from '../../store/outbox.ts';
import { insertDispute } from '../../store/rides/disputes.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';

type Request = OperationRequest<'submitDispute'>;

const received = 'We have received your dispute. We review it within 24-48 hours.';

const requireDisputable = async (
  unit: UnitOfWork,
  caller: Caller,
  rideId: string,
): Promise<{ ride: RideRow; stake: Stake }> => {
  const ride = await requireRide(unit.db, rideId);
  requireParty(ride, caller, 'Not authorized to dispute this ride');
  const stake = stakeOf(ride, await latestPayment(unit.db, ride.id));
  if (stake) return { ride, stake };
  throw new Refusal(
    'ride_not_disputable',
    'Only paid rides, and rides that were cancelled with a penalty, can be disputed',
  );
};

const submit = async (unit: UnitOfWork, { body, caller }: Request, cents: number | null) => {
  const { ride, stake } = await requireDisputable(unit, caller, body.ride_id);
  const refusal = cents === null ? null : refundRefusal(cents, ride, stake);
  if (refusal) throw new Refusal('refund_too_high', refusal);
  const dispute = await insertDispute(unit, {
    ride_id: ride.id,
    rider_id: caller.id,
    driver_id: ride.driver_id,
    dispute_type: body.dispute_type,
    dispute_reason: body.dispute_reason,
    description: body.description.trim(),
    requested_refund: cents,
    evidence: body.evidence?.trim() || null,
  });
  if (!dispute) throw new Refusal('dispute_exists', 'There is already an open dispute for this ride');
  await enqueue(unit, caller.id, notice(ride, received, unit.now, { kind: 'dispute_received' }));
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

/** Submits a rider's dispute about a ride that was paid, or cancelled with a penalty. */
export const submitDispute: Handler<'submitDispute'> = async (context, request) => {
  const issues = disputeIssues(request.body);
  if (issues.length > 0) throw new Refusal('validation_failed', issues);
  const refund = request.body.requested_refund ?? null;
  const cents = refund === null ? null : wholeCents('requested_refund', refund);
  const { claims } = originOf(request, [request.body.ride_id]);
  return command(context, request, 'submitDispute', (unit) => submit(unit, request, cents), claims);
};
