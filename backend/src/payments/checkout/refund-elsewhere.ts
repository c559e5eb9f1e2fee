import { transact } from '../../command.ts';
import type { Context } from '../../context.ts';
import type { RefundedCharge } from '../../domain/money/gateway.ts';
import { refundCard, takeBackTopUp } from '../../domain/money/ledger.ts';
import { fromCents } from '../../domain/money/money.ts';
import { writeAudit } from '../../store/audit.ts';
import { claim } from '../../store/claims/claims.ts';
import { findSession, paidTopUpSession } from '../../store/money/checkout-sessions.ts';
import { isBooked, post } from '../../store/money/ledger.ts';
import { countRefund, findPayment } from '../../store/money/payments.ts';
import { countTopUpRefund, paidTopUp } from '../../store/money/top-ups.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';

type TopUp = { id: string; user_id: string; refunded: number };
type Found = { entity: 'payment' | 'balance'; id: string; userId: string };

const audit = (unit: UnitOfWork, { entity, id, userId }: Found, amount: number) =>
  writeAudit(unit, {
    action: 'payment_refunded',
    entity_type: entity,
    entity_id: id,
    user_id: userId,
    severity: 'medium',
    description: 'A card payment was refunded at the gateway',
    metadata: { amount: fromCents(amount) },
  });

const bookRide = async (unit: UnitOfWork, paymentId: string, refunded: number): Promise<void> => {
  const seen = await findPayment(unit.db, paymentId);
  if (!seen) return;
  await claim(unit.db, [seen.ride_id]);
  const payment = await findPayment(unit.db, paymentId);
  if (!payment || refunded <= payment.refunded) return;
  const amount = refunded - payment.refunded;
  if (!(await countRefund(unit, payment.id, amount))) return;
  await post(unit, refundCard(payment.ride_id, amount, `gateway_refund:${payment.id}:${refunded}`));
  await audit(unit, { entity: 'payment', id: payment.id, userId: payment.rider_id }, amount);
};

const bookTopUp = async (unit: UnitOfWork, topUp: TopUp, refunded: number): Promise<void> => {
  const amount = refunded - topUp.refunded;
  if (amount <= 0) return;
  await countTopUpRefund(unit, topUp.id, refunded);
  await post(unit, takeBackTopUp(topUp.user_id, amount, `topup_refund:${topUp.id}:${refunded}`));
  await audit(unit, { entity: 'balance', id: topUp.id, userId: topUp.user_id }, amount);
};

/** The session whose money went to the balance because its ride no longer had to be paid. */
const returnedSession = async (unit: UnitOfWork, id: string): Promise<TopUp | undefined> =>
  id && (await isBooked(unit.db, `checkout:${id}`)) ? findSession(unit.db, id) : undefined;

const book = async (unit: UnitOfWork, { metadata, refunded }: RefundedCharge): Promise<void> => {
  const { payment_id = '', top_up_id = '', session_id = '' } = metadata;
  const returned = await returnedSession(unit, session_id);
  if (returned) return bookTopUp(unit, returned, refunded);
  if (payment_id) return bookRide(unit, payment_id, refunded);
  const topUp = (await paidTopUp(unit.db, top_up_id)) ?? (await paidTopUpSession(unit.db, session_id));
  if (topUp) await bookTopUp(unit, topUp, refunded);
};

/**
 * Books what was refunded in the gateway's own dashboard: the part that this server has not booked itself, once, however
 * often the gateway reports it. A top-up is taken back from the balance. Throws if the gateway does not answer.
 */
export const bookRefundElsewhere = async (
  context: Context,
  chargeId: string,
  requestId: string,
): Promise<void> => {
  const charge = await context.gateway.readRefunded(chargeId);
  if (!charge) throw new Error('The gateway did not say what was refunded');
  await transact(context, { requestId, claims: [chargeId] }, (unit) => book(unit, charge));
};
