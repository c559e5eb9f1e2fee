import type { CardPayment, ProcessPaymentRequest, SavedCardPayment } from '@mobility/openapi';
import { type Handler, Refusal } from '../../operation.ts';
import { command, intentOf } from '../command.ts';
import { requireOpen } from './open-payment.ts';
import { payByCard } from './pay-by-card.ts';
import { requirePayable } from './payable-ride.ts';
import { markPaid } from './settle-payment.ts';

const isCard = (body: ProcessPaymentRequest): body is CardPayment | SavedCardPayment =>
  body.payment_method === 'stripe';

/** Settles the payment that was initiated: from the balance, in cash, or by card. */
export const processRidePayment: Handler<'processRidePayment'> = (context, request) => {
  const { body, params, caller } = request;
  if (isCard(body)) return payByCard(context, request, body, intentOf(request, 'processRidePayment'));
  return command(context, request, 'processRidePayment', async (unit) => {
    const payment = await requireOpen(unit, await requirePayable(unit, caller, params.id));
    const paid = await markPaid(unit, payment, ['pending', 'failed'], body.payment_method);
    if (!paid)
      throw new Refusal(409, 'payment_in_progress', 'A payment for this ride is already being processed');
    return paid;
  });
};
