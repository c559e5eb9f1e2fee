import { type PaymentRow, paymentState } from '../domain/money/payment.ts';
import { Refusal } from '../domain/refusal.ts';
import { latestPayment } from '../store/money/payments.ts';
import type { UnitOfWork } from '../store/unit-of-work.ts';
import { type PayableRide, refuseSettled } from './payable-ride.ts';

/** The payment that may be settled now: open, or failed before and tried again. Refuses with 400 or 409. */
export const requireOpen = async (unit: UnitOfWork, ride: PayableRide): Promise<PaymentRow> => {
  const payment = await latestPayment(unit.db, ride.id);
  refuseSettled(payment);
  if (!payment) throw new Refusal('payment_not_initiated', 'Please choose how to pay first');
  if (paymentState(payment, unit.now) === 'expired') {
    throw new Refusal('payment_not_initiated', 'The payment has expired. Please start it again.');
  }
  return payment;
};
