import { paymentStatus } from '../../domain/money/payment.ts';
import type { Handler } from '../../operation.ts';
import { requireParty, requireRide } from '../../rides/ride-access.ts';
import { latestPayment } from '../../store/money/payments.ts';

/** Returns the payment status of a ride to its rider or driver. */
export const getRidePaymentStatus: Handler<'getRidePaymentStatus'> = async (context, { params, caller }) => {
  const ride = await requireRide(context.store.read, params.id);
  requireParty(ride, caller, 'Not authorized to view this payment');
  const payment = await latestPayment(context.store.read, ride.id);
  return { status: 200, body: paymentStatus(payment, ride, context.now()) };
};
