import { setTimeout as wait } from 'node:timers/promises';
import type { CardPayment, SavedCardPayment } from '@mobility/openapi';
import type { Context } from '../../context.ts';
import { cardFailures } from '../../domain/gateway.ts';
import type { PaymentRow } from '../../domain/payment.ts';
import { type OperationRequest, Refusal } from '../../operation.ts';
import { type Intent, keepAnswer, storedAnswer } from '../../store/idempotency.ts';
import { changePayment, latestPayment } from '../../store/payments.ts';
import type { Unit } from '../../store/unit.ts';
import { transact } from '../command.ts';
import { cardToCharge } from './card-to-charge.ts';
import { requireOpen } from './open-payment.ts';
import { refuseSettled, requirePayable } from './payable-ride.ts';
import { type Paid, paidAnswer, settleClaim } from './settle-payment.ts';

type Request = OperationRequest<'processRidePayment'>;
type ByCard = CardPayment | SavedCardPayment;
type Claimed = { kind: 'ours'; claim: PaymentRow } | { kind: 'running' } | { kind: 'answered'; answer: Paid };

const patience = { every: 100, tries: 150 };

const inProgress = () =>
  new Refusal(409, 'payment_in_progress', 'A payment for this ride is already being processed');

const claim = async (unit: Unit, request: Request, body: ByCard): Promise<PaymentRow> => {
  const ride = await requirePayable(unit, request.caller, request.params.id);
  const open = await requireOpen(unit, ride);
  const { token, last4 } = await cardToCharge(unit, request.caller.id, body);
  const claimed = await changePayment(unit, open.id, ['pending', 'failed'], {
    status: 'processing',
    method: 'stripe',
    // The same intent is the same charge at the gateway, however often it is asked for.
    gateway_key: `${open.id}:${request.idempotencyKey ?? unit.newId()}`,
    card_token: token,
    card_last4: last4,
    claimed_at: unit.now,
    failure_code: null,
  });
  if (!claimed) throw inProgress();
  return claimed;
};

// The reconciling that settles after a crash knows no intent to keep an answer under: the charge's key tells.
const isOurs = (payment: PaymentRow, { idempotencyKey }: Request): boolean =>
  payment.gateway_key === `${payment.id}:${idempotencyKey}`;

/** The first transaction: answers from before, joins the same intent under way, or claims the payment. */
const begin = (context: Context, request: Request, body: ByCard, intent: Intent | null) =>
  transact<Claimed>(context, request.requestId, async (unit) => {
    const before = intent && (await storedAnswer(unit.db, intent, unit.now));
    if (before) return { kind: 'answered', answer: before as Paid };
    const latest = await latestPayment(unit.db, request.params.id);
    if (latest?.status === 'processing' && isOurs(latest, request)) return { kind: 'running' };
    if (latest?.status === 'paid' && isOurs(latest, request)) {
      return { kind: 'answered', answer: paidAnswer(latest) };
    }
    return { kind: 'ours', claim: await claim(unit, request, body) };
  });

const chargeOf = (payment: PaymentRow) => ({
  key: payment.gateway_key ?? payment.id,
  amount: payment.amount,
  token: payment.card_token ?? '',
  last4: payment.card_last4 ?? '',
  description: `Ride #${payment.ride_id.slice(-8)}`,
  metadata: { ride_id: payment.ride_id, payment_id: payment.id },
});

/** Asks the gateway and writes down its answer; the answer is kept under the intent, where there is one. */
export const chargeClaim = async (
  context: Context,
  payment: PaymentRow,
  intent: Intent | null,
  requestId: string | null,
): Promise<Paid> => {
  const outcome = await context.gateway.charge(chargeOf(payment));
  const paid = await transact(context, requestId, async (unit) => {
    const answer = await settleClaim(unit, payment, outcome);
    if (answer && intent) await keepAnswer(unit, intent, answer);
    return answer;
  });
  if (paid) return paid;
  if (outcome === 'paid') throw new Refusal(409, 'already_paid', 'This ride is already paid');
  throw new Refusal(402, cardFailures[outcome].code, cardFailures[outcome].detail);
};

/** A repeated request waits for the first one's outcome, so that it gets the same answer. */
const join = async (context: Context, request: Request, intent: Intent | null): Promise<Paid> => {
  for (let tries = 0; tries < patience.tries; tries += 1) {
    await wait(patience.every);
    const payment = await latestPayment(context.store.read, request.params.id);
    if (payment?.status === 'processing') continue;
    const answer = intent && (await storedAnswer(context.store.read, intent, context.now()));
    if (answer) return answer as Paid;
    if (payment?.status === 'paid' && isOurs(payment, request)) return paidAnswer(payment);
    refuseSettled(payment);
    throw new Refusal(402, payment?.failure_code ?? 'payment_declined', 'The card payment failed.');
  }
  throw inProgress();
};

/** Pays by card: one transaction claims, the gateway is asked outside of any, a second one settles. */
export const payByCard = async (
  context: Context,
  request: Request,
  body: ByCard,
  intent: Intent | null,
): Promise<Paid> => {
  const begun = await begin(context, request, body, intent);
  if (begun.kind === 'answered') return begun.answer;
  if (begun.kind === 'running') return join(context, request, intent);
  return chargeClaim(context, begun.claim, intent, request.requestId);
};
