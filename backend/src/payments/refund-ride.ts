import { stakeOf } from '../domain/dispute.ts';
import { shortId } from '../domain/money/ledger.ts';
import { Refusal } from '../domain/refusal.ts';
import type { RideRow } from '../domain/ride.ts';
import { refundedFor } from '../store/money/ledger.ts';
import { latestPayment } from '../store/money/payments.ts';
import type { UnitOfWork } from '../store/unit-of-work.ts';
import { refundPayment } from './refund-payment.ts';
import { refundPenalty } from './refund-penalty.ts';

const nothingLeft = (): Refusal =>
  new Refusal('refund_too_high', 'There is nothing left to refund for this ride');

/** What was refunded, in cents, and to where. */
export type Refunded = { amount: number; to: 'balance' | 'card' };

/**
 * Refunds the payment of a ride, or the penalty that its rider paid; without an amount in cents, all that is left.
 * Refuses a ride of which nothing is left, and more than is left.
 */
export const refundRide = async (
  unit: UnitOfWork,
  ride: RideRow,
  asked: number | null,
): Promise<Refunded> => {
  const payment = await latestPayment(unit.db, ride.id);
  const stake = stakeOf(ride, payment);
  if (!stake) throw nothingLeft();
  const isPayment = stake.kind === 'payment';
  const refunded = isPayment ? (payment?.refunded ?? 0) : await refundedFor(unit.db, ride);
  const amount = asked ?? stake.paid - refunded;
  if (amount <= 0) throw nothingLeft();
  const reference = `ride_refund:${unit.newId()}`;
  const description = `Refund for ride ${shortId(ride.id)}`;
  if (isPayment) await refundPayment(unit, { rideId: ride.id, amount, reference, description });
  else await refundPenalty(unit, { ride, amount, paid: stake.paid, reference, description });
  return { amount, to: isPayment && payment?.method === 'stripe' ? 'card' : 'balance' };
};
