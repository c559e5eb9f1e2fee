import { commandAfter } from '../../command.ts';
import { paymentStatus } from '../../domain/money/payment.ts';
import type { Handler } from '../../operation.ts';
import { openCheckout } from '../../payments/checkout/open-checkout.ts';
import { choosePayment } from '../../payments/choose-payment.ts';
import { refuseMissingCash, requirePayable } from '../../payments/payable-ride.ts';
import { keepDialog } from '../../store/money/checkout-sessions.ts';

/** Opens the payment of a completed ride, or opens it again after it failed or expired. */
export const initiateRidePayment: Handler<'initiateRidePayment'> = (context, request) => {
  const { payment_method: method } = request.body;
  if (method === 'stripe' && context.gateway.hostsCheckout) return openCheckout(context, request);
  return commandAfter(context, request, 'initiateRidePayment', {
    read: (db) => requirePayable(db, request.caller, request.params.id),
    work: async (unit, ride) => {
      if (method === 'cash') refuseMissingCash(ride);
      const payment = await choosePayment(unit, ride, method);
      // Our own dialog takes the card: a session without a page.
      if (payment.session_id) await keepDialog(unit, payment, payment.session_id);
      return { status: 200 as const, body: paymentStatus(payment, ride, unit.now) };
    },
  });
};
