import type { PaymentState } from '@mobility/openapi';
import { transact } from '../../command.ts';
import type { Context } from '../../context.ts';
import type { CheckoutCard } from '../../domain/money/gateway.ts';
import { topUp } from '../../domain/money/ledger.ts';
import { paymentState } from '../../domain/money/payment.ts';
import { requireRide } from '../../rides/ride-access.ts';
import { writeAudit } from '../../store/audit.ts';
import { type CheckoutSessionRow, endSession, findSession } from '../../store/money/checkout-sessions.ts';
import { post } from '../../store/money/ledger.ts';
import { changePayment, findPayment, latestPayment } from '../../store/money/payments.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';
import { markPaid } from '../settle-payment.ts';
import { creditTopUp } from './credit-top-up.ts';
import { keepCheckoutCard } from './keep-card.ts';

/** Credits a card payment for a ride that was already paid in another way, or written off, to the rider. */
const creditTwicePaid = async (
  unit: UnitOfWork,
  session: CheckoutSessionRow,
  rideId: string,
): Promise<void> => {
  const description = `Card payment returned: ride #${rideId.slice(-8)} no longer had to be paid` as const;
  await post(unit, topUp(session.user_id, session.amount, `checkout:${session.id}`, description));
  await writeAudit(unit, {
    action: 'payment_returned',
    entity_type: 'payment',
    entity_id: session.payment_id,
    user_id: session.user_id,
    severity: 'medium',
    description,
  });
};

/** Pays the ride once with a paid session; does nothing while a card charge for the same ride is running. */
const settleRide = async (unit: UnitOfWork, session: CheckoutSessionRow): Promise<void> => {
  const rideId = session.ride_id ?? '';
  const payment = await latestPayment(unit.db, rideId);
  if (!payment || payment.status === 'processing') return;
  if (!(await endSession(unit, session.id, 'paid'))) return;
  const { settlement } = await requireRide(unit.db, rideId);
  if (settlement !== 'owed') return creditTwicePaid(unit, session, rideId);
  if (!(await markPaid(unit, payment, ['pending', 'failed', 'expired'], 'stripe'))) {
    throw new Error('The payment changed while its session was settled');
  }
};

const settlePaid = async (
  unit: UnitOfWork,
  session: CheckoutSessionRow,
  card: CheckoutCard | null,
): Promise<void> => {
  if (session.purpose === 'ride') return settleRide(unit, session);
  // Without an answer about the card, the session is settled later.
  if (session.purpose === 'card') return card ? keepCheckoutCard(unit, session, card) : undefined;
  if (await endSession(unit, session.id, 'paid')) await creditTopUp(unit, session);
};

const settleUnpaid = async (
  unit: UnitOfWork,
  session: CheckoutSessionRow,
  state: 'failed' | 'expired',
): Promise<void> => {
  if (!(await endSession(unit, session.id, state))) return;
  const payment = session.payment_id && (await findPayment(unit.db, session.payment_id));
  // Since then the rider may have chosen another way to pay.
  if (!payment || payment.session_id !== session.id) return;
  const failure_code = state === 'failed' ? ('payment_declined' as const) : null;
  await changePayment(unit, payment.id, ['pending'], { status: state, failure_code });
};

/**
 * Reads an open session from the gateway, outside of any transaction, and settles its state once,
 * regardless of which comes first: the returning payer, a message of the gateway, or the job.
 */
export const settleCheckout = async (
  context: Context,
  session: CheckoutSessionRow,
  requestId: string | null,
): Promise<void> => {
  const { gateway } = context;
  if (session.gateway_id === null) return;
  const state = await gateway.readCheckoutSession(session.gateway_id);
  if (state === 'pending') return;
  const isCard = session.purpose === 'card' && state === 'paid';
  const card = isCard ? await gateway.readCheckoutCard(session.gateway_id) : null;
  const claims = [session.id, session.user_id, ...(session.ride_id === null ? [] : [session.ride_id])];
  await transact(context, { requestId, claims }, (unit) =>
    state === 'paid' ? settlePaid(unit, session, card) : settleUnpaid(unit, session, state),
  );
};

/** The state of the payment in the app's own dialog. */
const dialogState = async (context: Context, session: CheckoutSessionRow): Promise<PaymentState> => {
  const payment = session.payment_id && (await findPayment(context.store.read, session.payment_id));
  if (!payment) return 'expired';
  if (payment.status === 'paid') return 'paid';
  return payment.session_id === session.id ? paymentState(payment, context.now()) : 'expired';
};

/** The state of what a session pays for. */
export const sessionState = async (context: Context, id: string): Promise<PaymentState> => {
  const session = await findSession(context.store.read, id);
  if (!session) return 'expired';
  if (session.status === 'opening') return 'pending';
  if (session.gateway_id === null) return dialogState(context, session);
  return session.status === 'open' ? 'pending' : session.status;
};
