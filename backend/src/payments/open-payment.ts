import { type PaymentRow, paymentState } from '../domain/money/payment.ts';
import { Refusal } from '../domain/refusal.ts';
import { refuseSettled } from './payable-ride.ts';

/** The newest payment of a ride, if it may be settled now: open, or failed before and tried again. Refuses with 400 or 409. */
export const requireOpen = (payment: PaymentRow | null, now: number): PaymentRow => {
  refuseSettled(payment);
  if (!payment) throw new Refusal('payment_not_initiated', 'Please choose how to pay first');
  if (paymentState(payment, now) === 'expired') {
    throw new Refusal('payment_not_initiated', 'The payment has expired. Please start it again.');
  }
  return payment;
};
