import { fromCents } from '../../domain/money.ts';
import { type Handler, Refusal } from '../../operation.ts';
import { findSession } from '../../store/checkout-sessions.ts';
import { sessionState, settleCheckout } from './settle-checkout.ts';

/** Where the payment by a session stands; a page of the gateway is asked for its outcome, which then counts. */
export const getPaymentSessionStatus: Handler<'getPaymentSessionStatus'> = async (context, request) => {
  const { params, caller, requestId } = request;
  const session = await findSession(context.store.read, params.session_id);
  if (!session || session.rider_id !== caller.id) {
    throw new Refusal(404, 'payment_session_not_found', 'Payment session not found');
  }
  if (session.url !== null && session.status === 'open') await settleCheckout(context, session, requestId);
  const payment_status = await sessionState(context, session.id);
  return { status: 200, body: { payment_status, currency: 'USD', amount: fromCents(session.amount) } };
};
