import type { PaymentState } from '@mobility/openapi';
import { transact } from '../command.ts';
import type { Context } from '../context.ts';
import { topUp } from '../domain/money/ledger.ts';
import { paymentState } from '../domain/money/payment.ts';
import { requireRide } from '../rides/ride-access.ts';
import { writeAudit } from '../store/audit.ts';
import { type CheckoutSessionRow, endSession, findSession } from '../store/money/checkout-sessions.ts';
import { post } from '../store/money/ledger.ts';
import { changePayment, findPayment, latestPayment } from '../store/money/payments.ts';
import type { UnitOfWork } from '../store/unit-of-work.ts';
import { markPaid } from './settle-payment.ts';

/** Credits a card payment for a ride that was already paid in another way, or written off, to the rider. */
const creditTwicePaid = async (unit: UnitOfWork, session: CheckoutSessionRow): Promise<void> => {
  const description = `Card payment returned: ride #${session.ride_id.slice(-8)} no longer had to be paid`;
  await post(unit, topUp(session.rider_id, session.amount, `checkout:${session.id}`, description));
  await writeAudit(unit, {
    action: 'payment_returned',
    entity_type: 'payment',
    entity_id: session.payment_id,
    user_id: session.rider_id,
    severity: 'medium',
    description,
  });
};

/** Pays the ride once with a paid session; does nothing while a card charge for the same ride is running. */
const settlePaid = async (unit: UnitOfWork, session: CheckoutSessionRow): Promise<void> => {
  const payment = await latestPayment(unit.db, session.ride_id);
  if (!payment || payment.status === 'processing') return;
  if (!(await endSession(unit, session.id, 'paid'))) return;
  const { settlement } = await requireRide(unit.db, session.ride_id);
  if (settlement !== 'owed') return creditTwicePaid(unit, session);
  if (!(await markPaid(unit, payment, ['pending', 'failed', 'expired'], 'stripe'))) {
    throw new Error('The payment changed while its session was settled');
  }
};

const settleUnpaid = async (
  unit: UnitOfWork,
  session: CheckoutSessionRow,
  state: 'failed' | 'expired',
): Promise<void> => {
  if (!(await endSession(unit, session.id, state))) return;
  const payment = await findPayment(unit.db, session.payment_id);
  // Since then the rider may have chosen another way to pay.
  if (payment?.session_id !== session.id) return;
  const failure_code = state === 'failed' ? ('payment_declined' as const) : null;
  await changePayment(unit, payment.id, ['pending'], { status: state, failure_code });
};

/** Reads an open session from the gateway, outside of any transaction, and settles its state. */
export const settleCheckout = async (
  context: Context,
  session: CheckoutSessionRow,
  requestId: string | null,
): Promise<void> => {
  const state = await context.gateway.readCheckoutSession(session.id);
  if (state === 'pending') return;
  await transact(context, requestId, (unit) =>
    state === 'paid' ? settlePaid(unit, session) : settleUnpaid(unit, session, state),
  );
};

/** The state of the payment that belongs to a session. */
export const sessionState = async (context: Context, id: string): Promise<PaymentState> => {
  const session = await findSession(context.store.read, id);
  const payment = session && (await findPayment(context.store.read, session.payment_id));
  if (!session || !payment) return 'expired';
  if (session.url !== null) return session.status === 'open' ? 'pending' : session.status;
  if (payment.status === 'paid') return 'paid';
  return payment.session_id === id ? paymentState(payment, context.now()) : 'expired';
};
