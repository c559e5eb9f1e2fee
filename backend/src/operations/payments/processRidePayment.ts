import type { CardPayment, ProcessPaymentRequest, SavedCardPayment } from '@mobility/openapi';
import { commandAfter, intentOf } from '../../command.ts';
import { cashClaimed } from '../../domain/messages/ride-messages.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Handler } from '../../operation.ts';
import { closePages } from '../../payments/checkout/close-pages.ts';
import { requireOpen } from '../../payments/open-payment.ts';
import { payByCard } from '../../payments/pay-by-card.ts';
import { refuseMissingCash, requirePayable } from '../../payments/payable-ride.ts';
import { markPaid } from '../../payments/settle-payment.ts';
import { latestPayment } from '../../store/money/payments.ts';
import { enqueue } from '../../store/outbox.ts';
import { together } from '../../store/transactions/together.ts';

const isCard = (body: ProcessPaymentRequest): body is CardPayment | SavedCardPayment =>
  body.payment_method === 'stripe';

/** Settles the payment that was initiated: from the balance, in cash, or by card. An open payment page is closed first. */
export const processRidePayment: Handler<'processRidePayment'> = async (context, request) => {
  const { body, params, caller } = request;
  if (context.gateway.hostsCheckout) await closePages(context, { rideId: params.id, userId: caller.id });
  if (isCard(body)) return payByCard(context, request, body, intentOf(request, 'processRidePayment'));
  return commandAfter(context, request, 'processRidePayment', {
    read: (db) => together(requirePayable(db, caller, params.id), latestPayment(db, params.id)),
    work: async (unit, [ride, latest]) => {
      if (body.payment_method === 'cash') refuseMissingCash(ride);
      const payment = requireOpen(latest, unit.now);
      const paid = await markPaid(unit, payment, ['pending', 'failed'], body.payment_method);
      if (!paid)
        throw new Refusal('payment_in_progress', 'A payment for this ride is already being processed');
      if (body.payment_method === 'cash') await enqueue(unit, ride.driver_id, cashClaimed(ride, unit.now));
      return paid;
    },
  });
};
