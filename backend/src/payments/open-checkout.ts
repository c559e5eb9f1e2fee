import type { PaymentStatus } from '@mobility/openapi';
import { type CommandRequest, command, intentOf, transact } from '../command.ts';
import type { Context } from '../context.ts';
import { type Checkout, cardRefusals } from '../domain/money/gateway.ts';
import { type PaymentRow, paymentStatus } from '../domain/money/payment.ts';
import { Refusal } from '../domain/refusal.ts';
import { storedAnswer } from '../store/idempotency.ts';
import { keepSession, usablePage } from '../store/money/checkout-sessions.ts';
import { changePayment } from '../store/money/payments.ts';
import type { UnitOfWork } from '../store/unit-of-work.ts';
import { choosePayment } from './choose-payment.ts';
import { type PayableRide, requirePayable } from './payable-ride.ts';

type Request = CommandRequest & { params: { id: string } };
type Initiated = { status: 200; body: PaymentStatus };
type Begun = { answer: Initiated } | { ride: PayableRide; payment: PaymentRow; page: Checkout | null };

// The gateways' pages are valid for half an hour; an older one is not reused.
const usableFor = 1_200_000;

const begin = (context: Context, request: Request): Promise<Begun> =>
  transact(context, request.requestId, async (unit) => {
    const intent = intentOf(request, 'initiateRidePayment');
    const before = intent && (await storedAnswer(unit.db, intent, unit.now));
    // The stored answer was created by this operation, so it has this operation's type.
    if (before) return { answer: before as Initiated };
    const ride = await requirePayable(unit, request.caller, request.params.id);
    const payment = await choosePayment(unit, ride, 'stripe');
    return { ride, payment, page: await usablePage(unit.db, payment.id, unit.now - usableFor) };
  });

const attach = async (
  unit: UnitOfWork,
  ride: PayableRide,
  { id }: PaymentRow,
  page: Checkout,
): Promise<Initiated> => {
  const payment = await changePayment(unit, id, ['pending'], { method: 'stripe', session_id: page.id });
  if (!payment) {
    throw new Refusal('payment_in_progress', 'A payment for this ride is already being processed');
  }
  await keepSession(unit, payment, page);
  const status = paymentStatus(payment, ride, unit.now);
  return { status: 200, body: { ...status, checkout_url: page.url } };
};

/** Opens the gateway's page: one transaction chooses the method, the gateway is called outside of it, a second one stores the session. */
export const openCheckout = async (context: Context, request: Request): Promise<Initiated> => {
  const begun = await begin(context, request);
  if ('answer' in begun) return begun.answer;
  const { ride, payment } = begun;
  const page =
    begun.page ??
    (await context.gateway.createCheckoutSession({
      key: `checkout:${payment.id}:${request.idempotencyKey ?? context.newId()}`,
      amount: payment.amount,
      description: `Ride #${payment.ride_id.slice(-8)}`,
      metadata: { ride_id: payment.ride_id, payment_id: payment.id },
    }));
  if (!page)
    throw new Refusal(
      cardRefusals.timeout.code,
      'The payment page could not be opened. You have not been charged. Please try again.',
    );
  return command(context, request, 'initiateRidePayment', (unit) => attach(unit, ride, payment, page));
};
