import { transact } from '../../command.ts';
import type { Context } from '../../context.ts';
import { adminMessage } from '../../domain/messages/live-messages.ts';
import type { FailedRefund, RefundedCharge } from '../../domain/money/gateway.ts';
import { returnCardRefund, shortId } from '../../domain/money/ledger.ts';
import { amountText, fromCents } from '../../domain/money/money.ts';
import { activeAdmins } from '../../notifications/reply-route.ts';
import { writeAudit } from '../../store/audit.ts';
import { failCardRefund } from '../../store/money/card-refunds.ts';
import { findSession } from '../../store/money/checkout-sessions.ts';
import { post } from '../../store/money/ledger.ts';
import { findPayment } from '../../store/money/payments.ts';
import { paidTopUp } from '../../store/money/top-ups.ts';
import { enqueueAll } from '../../store/outbox.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';

type Owed = { id: string; rider_id: string };

/**
 * The owner of a refund that was made in the gateway's dashboard; undefined if it is not booked here, so that nothing is
 * to be returned.
 */
const bookedElsewhere = async (
  unit: UnitOfWork,
  failed: FailedRefund,
  { metadata, refunded }: RefundedCharge,
): Promise<Owed | undefined> => {
  const { payment_id = '', top_up_id = '', session_id = '' } = metadata;
  const payment = await findPayment(unit.db, payment_id);
  if (payment) {
    const isBooked = payment.refunded - refunded >= failed.amount;
    return isBooked ? { id: failed.id, rider_id: payment.rider_id } : undefined;
  }
  const topUp = (await paidTopUp(unit.db, top_up_id)) ?? (await findSession(unit.db, session_id));
  const isBooked = topUp !== undefined && topUp.refunded - refunded >= failed.amount;
  return isBooked ? { id: failed.id, rider_id: topUp.user_id } : undefined;
};

const tellAdmins = async (unit: UnitOfWork, { id, amount }: FailedRefund, userId: string): Promise<void> => {
  const message = `The refund ${shortId(id)} of ${amountText(fromCents(amount))} did not reach the card. The amount went to the balance of user ${shortId(userId)}.`;
  const timestamp = new Date(unit.now).toISOString();
  await enqueueAll(unit, await activeAdmins(unit.db, ''), adminMessage({ message, timestamp }));
};

const giveBack = async (unit: UnitOfWork, failed: FailedRefund, charge: RefundedCharge): Promise<void> => {
  const own = await failCardRefund(unit, failed, charge.metadata.payment_id ?? '');
  if (own === 'known') return;
  const owed = own ?? (await bookedElsewhere(unit, failed, charge));
  if (!owed || (await post(unit, returnCardRefund({ ...owed, amount: failed.amount }))) !== 'posted') return;
  await tellAdmins(unit, failed, owed.rider_id);
  await writeAudit(unit, {
    action: 'card_refund_refused',
    entity_type: 'user',
    entity_id: owed.rider_id,
    user_id: owed.rider_id,
    severity: 'high',
    description: 'A refund did not reach the card: the amount went to the balance',
    metadata: { refund: failed.id, amount: fromCents(failed.amount) },
  });
};

/**
 * Credits a refund that the gateway could not deliver to the balance of its owner, once, and notifies
 * the admins. Throws if the gateway does not answer, so that it sends its message again.
 */
export const returnFailedRefund = async (
  context: Context,
  refundId: string,
  requestId: string,
): Promise<void> => {
  const refund = await context.gateway.readRefund(refundId);
  if (!refund) throw new Error('The gateway did not say how the refund went');
  if (!refund.hasFailed) return;
  const charge = await context.gateway.readRefunded(refund.chargeId);
  if (!charge) throw new Error('The gateway did not say what was refunded');
  await transact(context, { requestId, claims: [refund.chargeId] }, (unit) => giveBack(unit, refund, charge));
};
