import { fromCents } from '../../domain/money/money.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Handler } from '../../operation.ts';
import { paidAt } from '../../payments/checkout/paid-at.ts';
import { sessionState, settleCheckout } from '../../payments/checkout/settle-checkout.ts';
import { findSession } from '../../store/money/checkout-sessions.ts';

/** Returns the status of a payment session; an open session of the gateway's page is settled first. */
export const getPaymentSessionStatus: Handler<'getPaymentSessionStatus'> = async (context, request) => {
  const { params, caller, requestId } = request;
  const session = await findSession(context.store.read, params.session_id);
  if (!session || session.user_id !== caller.id) {
    throw new Refusal('payment_session_not_found', 'Payment session not found');
  }
  if (session.status === 'open') await settleCheckout(context, session, requestId);
  const payment_status = await sessionState(context, session.id);
  const { purpose } = session;
  const amount = fromCents(session.amount);
  const at = payment_status === 'pending' ? null : await paidAt(context.store.read, session);
  const paid_at = at === null ? null : new Date(at).toISOString();
  return { status: 200, body: { payment_status, currency: 'USD', amount, paid_at, purpose } };
};
