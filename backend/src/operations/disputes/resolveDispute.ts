import type { Notice } from '@mobility/openapi';
import { command } from '../../command.ts';
import { type DisputeRow, decidedView, type Stake, stakeOf } from '../../domain/dispute.ts';
import { adminMessage } from '../../domain/messages/live-messages.ts';
import { adminSender } from '../../domain/messages/notification.ts';
import { amountText, fromCents } from '../../domain/money/money.ts';
import { wholeCents } from '../../domain/money/whole-cents.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Handler, OperationRequest } from '../../operation.ts';
import { refundPayment } from '../../payments/refund-payment.ts';
import { refundPenalty } from '../../payments/refund-penalty.ts';
import { sendCardRefunds } from '../../payments/send-card-refunds.ts';
import { tellDriverOfRefund } from '../../payments/tell-driver-of-refund.ts';
import { requireRide } from '../../rides/ride-access.ts';
import { writeAudit } from '../../store/audit.ts';
import { claim } from '../../store/claims/claims.ts';
import { latestPayment } from '../../store/money/payments.ts';
import { enqueue } from '../../store/outbox.ts';
import { closeDispute, findDispute } from '../../store/rides/disputes.ts';
import { userNameOf } from '../../store/rides/rides.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';

type Request = OperationRequest<'resolveDispute'>;
type Decision = Request['body'];

const description = 'Refund of your dispute';

const requireDispute = async (unit: UnitOfWork, id: string): Promise<DisputeRow> => {
  const dispute = await findDispute(unit.db, id);
  if (!dispute) throw new Refusal('dispute_not_found', 'Dispute not found');
  return dispute;
};

type Refund = { stake: Stake; cents: number };

/** The refund in cents: the admin's amount, else the requested one, else the amount paid. */
const refundOf = async (unit: UnitOfWork, dispute: DisputeRow, asked: number | null): Promise<Refund> => {
  const ride = await requireRide(unit.db, dispute.ride_id);
  const stake = stakeOf(ride, await latestPayment(unit.db, ride.id));
  if (!stake) throw new Refusal('refund_too_high', 'There is nothing left to refund for this ride');
  const cents = asked ?? (dispute.requested_refund || stake.paid);
  if (cents <= 0) throw new Refusal('refund_too_high', 'A refund needs an amount of at least $0.01');
  return { stake, cents };
};

const pay = async (unit: UnitOfWork, dispute: DisputeRow, { stake, cents }: Refund): Promise<void> => {
  const reference = `dispute:${dispute.id}`;
  if (stake.kind === 'penalty') {
    const ride = { id: dispute.ride_id, rider_id: dispute.rider_id };
    return refundPenalty(unit, { ride, amount: cents, paid: stake.paid, reference, description });
  }
  await refundPayment(unit, { rideId: dispute.ride_id, amount: cents, reference, description });
};

/** The end of a dispute: what was refunded in cents, null if nothing, and to where. */
type Outcome = { refunded: number | null; isCard: boolean; note: string | null };

const sentenceFor = ({ refunded, isCard, note }: Outcome): string => {
  const outcome =
    refunded === null
      ? 'Your dispute was reviewed and rejected.'
      : `Your dispute was accepted: ${amountText(fromCents(refunded))} ${isCard ? 'goes back to your card' : 'went back to your balance'}.`;
  if (note === null) return outcome;
  // By code points, so that no character is cut in half.
  return [...`${outcome} ${note}`].slice(0, 1_000).join('');
};

const noticeFor = ({ refunded, isCard, note }: Outcome): Notice => {
  const accepted = isCard ? 'dispute_refunded_to_card' : 'dispute_refunded';
  return {
    kind: refunded === null ? 'dispute_rejected' : accepted,
    ...(refunded !== null && { amount: fromCents(refunded) }),
    ...(note !== null && { note }),
  };
};

const tell = async (unit: UnitOfWork, dispute: DisputeRow): Promise<void> => {
  const { refunded_amount: refunded, resolution_note: note } = dispute;
  const isCard = (await latestPayment(unit.db, dispute.ride_id))?.method === 'stripe';
  const outcome = { refunded, isCard, note };
  await enqueue(
    unit,
    dispute.rider_id,
    adminMessage({
      message: sentenceFor(outcome),
      notice: noticeFor(outcome),
      timestamp: new Date(unit.now).toISOString(),
      ...adminSender,
    }),
  );
};

const resolve = async (unit: UnitOfWork, { params, body, caller }: Request, cents: number | null) => {
  const seen = await requireDispute(unit, params.id);
  // The refund depends on what the ride's other commands do.
  await claim(unit.db, [seen.ride_id]);
  const refund = body.outcome === 'refunded' ? await refundOf(unit, seen, cents) : null;
  const refunded = refund?.cents ?? null;
  const dispute = await closeDispute(unit, seen.id, {
    status: body.outcome,
    resolved_at: unit.now,
    resolved_by: caller.id,
    refunded_amount: refunded,
    resolution_note: body.note?.trim() || null,
  });
  if (!dispute) throw new Refusal('dispute_resolved', 'This dispute is already resolved');
  // A refund that cannot be paid rolls the decision back.
  if (refund) await pay(unit, dispute, refund);
  await tell(unit, dispute);
  if (refund) await tellDriverOfRefund(unit, await requireRide(unit.db, dispute.ride_id), 'dispute_settled');
  await writeAudit(unit, {
    action: 'admin_payment_modified',
    entity_type: 'dispute',
    entity_id: dispute.id,
    user_id: caller.id,
    severity: 'high',
    description: `Dispute ${body.outcome}`,
    metadata: {
      ride_id: dispute.ride_id,
      outcome: body.outcome,
      amount: refunded === null ? null : fromCents(refunded),
      note: dispute.resolution_note,
    },
  });
  const name = await userNameOf(unit.db, caller.id);
  return { status: 200 as const, body: decidedView({ ...dispute, resolved_by_name: name }) };
};

const decisionIssues = ({ outcome, amount }: Decision) =>
  outcome === 'rejected' && amount !== undefined
    ? [{ loc: ['body', 'amount'], msg: 'amount belongs to a refund', type: 'dependent' }]
    : [];

/** Refunds or rejects an open dispute once and notifies the rider, and after a refund also the driver. */
export const resolveDispute: Handler<'resolveDispute'> = async (context, request) => {
  const issues = decisionIssues(request.body);
  if (issues.length > 0) throw new Refusal('validation_failed', issues);
  const { amount } = request.body;
  const cents = amount === undefined ? null : wholeCents('amount', amount);
  const answer = await command(context, request, 'resolveDispute', (unit) => resolve(unit, request, cents));
  await sendCardRefunds(context);
  return answer;
};
