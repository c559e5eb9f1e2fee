import { refundCard, refundRide } from '../domain/money/ledger.ts';
import { fromCents } from '../domain/money/money.ts';
import { Refusal } from '../domain/refusal.ts';
import { requireRide } from '../rides/ride-access.ts';
import { writeAudit } from '../store/audit.ts';
import { openCardRefund } from '../store/money/card-refunds.ts';
import { post } from '../store/money/ledger.ts';
import { confirmCash, countRefund, latestPayment } from '../store/money/payments.ts';
import type { UnitOfWork } from '../store/unit-of-work.ts';

/** `amount` in cents. `reference` names the refund, so that it happens once. `description` is what the rider reads. */
export type Refund = { rideId: string; amount: number; reference: string; description: string };

const tooHigh = (left: number): Refusal =>
  left > 0
    ? new Refusal('refund_too_high', `At most $${fromCents(left).toFixed(2)} of this ride can be refunded`)
    : new Refusal('refund_too_high', 'There is no payment of this ride left to refund');

/**
 * Pays a card payment back to the card, and other payments into the rider's balance, once per
 * reference, and notifies the rider; `repeated` if it was done before. Refuses with 400 a refund above
 * the part of the payment that is not yet refunded, and with 404 an unknown ride.
 */
export const refundPayment = async (
  unit: UnitOfWork,
  { rideId, amount, reference, description }: Refund,
): Promise<'refunded' | 'repeated'> => {
  const ride = await requireRide(unit.db, rideId);
  const payment = await latestPayment(unit.db, rideId);
  if (payment?.status !== 'paid') throw tooHigh(0);
  const isCard = payment.method === 'stripe';
  const transfer = isCard
    ? refundCard(ride.id, amount, reference)
    : refundRide(ride, amount, reference, description);
  if ((await post(unit, transfer)) === 'repeated') return 'repeated';
  if (isCard) await openCardRefund(unit, { payment_id: payment.id, rider_id: ride.rider_id, amount });
  // A refusal rolls the posting back with the caller's transaction.
  if (!(await countRefund(unit, payment.id, amount))) throw tooHigh(payment.amount - payment.refunded);
  // An admin who refunds cash has decided that it was paid; the driver can no longer report it missing.
  if (payment.method === 'cash') await confirmCash(unit, payment.id);
  await writeAudit(unit, {
    action: 'payment_refunded',
    entity_type: 'payment',
    entity_id: payment.id,
    user_id: ride.rider_id,
    description: `Payment refunded to the ${isCard ? 'card' : 'balance'} of the rider`,
    metadata: { amount: fromCents(amount), reference },
  });
  return 'refunded';
};
