import { setTimeout as wait } from 'node:timers/promises';
import type { CardPayment, SavedCardPayment } from '@mobility/openapi';
import { type CommandRequest, originOf, transact } from '../command.ts';
import type { Context } from '../context.ts';
import { cardRefusals } from '../domain/money/gateway.ts';
import type { PaymentRow } from '../domain/money/payment.ts';
import { Refusal } from '../domain/refusal.ts';
import {
  type Intent,
  keepAnswer,
  keyReused,
  reserveKey,
  type StoredAnswer,
  storedAnswer,
} from '../store/idempotency.ts';
import { changePayment, latestPayment } from '../store/money/payments.ts';
import type { UnitOfWork } from '../store/unit-of-work.ts';
import { cardToCharge } from './card-to-charge.ts';
import { requireOpen } from './open-payment.ts';
import { requirePayable } from './payable-ride.ts';
import { type Paid, paidAnswer, settleClaim, type Unpaid } from './settle-payment.ts';

type Request = CommandRequest & { params: { id: string } };
type ByCard = CardPayment | SavedCardPayment;
type Claimed =
  | { kind: 'ours'; claim: PaymentRow }
  | { kind: 'running'; intent: Intent }
  | { kind: 'answered'; answer: Paid };

const patience = { every: 100, tries: 150 };

const gatewayKey = ({ id }: Pick<PaymentRow, 'id'>, key: string): string => `${id}:${key}`;

const inProgress = () =>
  new Refusal('payment_in_progress', 'A payment for this ride is already being processed');

const claim = async (
  context: Context,
  unit: UnitOfWork,
  request: Request,
  body: ByCard,
  intent: Intent | null,
): Promise<PaymentRow> => {
  const ride = await requirePayable(unit.db, request.caller, request.params.id);
  const open = requireOpen(await latestPayment(unit.db, ride.id), unit.now);
  const { token, last4 } = await cardToCharge(unit, context, request.caller.id, body);
  const claimed = await changePayment(unit, open.id, ['pending', 'failed'], {
    status: 'processing',
    method: 'stripe',
    // The same intent is the same charge at the gateway, however often it is asked for.
    gateway_key: gatewayKey(open, intent?.key ?? unit.newId()),
    body_hash: intent?.bodyHash ?? null,
    card_token: token,
    card_last4: last4,
    claimed_at: unit.now,
    failure_code: null,
  });
  if (!claimed) throw inProgress();
  if (intent) await reserveKey(unit, intent);
  return claimed;
};

/** The intent of a claim; null if the request had no key. */
const intentOfClaim = ({ id, rider_id, gateway_key, body_hash }: PaymentRow): Intent | null =>
  gateway_key === null || body_hash === null
    ? null
    : {
        userId: rider_id,
        operation: 'processRidePayment',
        key: gateway_key.slice(gatewayKey({ id }, '').length),
        bodyHash: body_hash,
      };

/** Returns a stored answer; throws it if it is a refusal. */
const again = (kept: StoredAnswer): Paid => {
  // Only this file stores answers under this intent.
  const answer = kept as Paid | Unpaid;
  if (answer.status === 402) throw new Refusal(answer.body.code, answer.body.detail);
  return answer;
};

/** Whether a payment was claimed with this key. Refuses a key that was used with another body. */
const isOurs = (payment: PaymentRow, intent: Intent): boolean => {
  if (payment.gateway_key !== gatewayKey(payment, intent.key)) return false;
  if (payment.body_hash !== null && payment.body_hash !== intent.bodyHash) throw keyReused();
  return true;
};

/** The earlier outcome of this intent; null for a new one. */
const before = async (unit: UnitOfWork, rideId: string, intent: Intent): Promise<Claimed | null> => {
  const kept = await storedAnswer(unit.db, intent, unit.now);
  if (kept) return { kind: 'answered', answer: again(kept) };
  const latest = await latestPayment(unit.db, rideId);
  if (!latest || !isOurs(latest, intent)) return null;
  if (latest.status === 'processing') return { kind: 'running', intent };
  return latest.status === 'paid' ? { kind: 'answered', answer: paidAnswer(latest) } : null;
};

/** The first transaction: finds the stored answer or the running charge of the same intent, or claims the payment. */
const begin = (context: Context, request: Request, body: ByCard, intent: Intent | null) =>
  transact<Claimed>(
    context,
    originOf(request),
    async (unit) =>
      (intent && (await before(unit, request.params.id, intent))) ?? {
        kind: 'ours',
        claim: await claim(context, unit, request, body, intent),
      },
  );

const chargeOf = (payment: PaymentRow) => ({
  key: payment.gateway_key ?? payment.id,
  amount: payment.amount,
  token: payment.card_token ?? '',
  last4: payment.card_last4 ?? '',
  description: `Ride #${payment.ride_id.slice(-8)}`,
  metadata: { ride_id: payment.ride_id, payment_id: payment.id },
});

/** Charges the card of a claim and stores the outcome under the claim's intent. Refuses with 402. */
export const chargeClaim = async (
  context: Context,
  payment: PaymentRow,
  requestId: string | null,
): Promise<Paid> => {
  const intent = intentOfClaim(payment);
  const outcome = await context.gateway.charge(chargeOf(payment));
  const settled = await transact(
    context,
    { requestId, claims: [payment.ride_id, payment.rider_id] },
    async (unit) => {
      const answer = await settleClaim(unit, payment, outcome);
      if (answer && intent) await keepAnswer(unit, intent, answer);
      // If another process settled the claim first, its answer counts.
      return answer ?? (intent && (await storedAnswer(unit.db, intent, unit.now)));
    },
  );
  if (settled) return again(settled);
  if (outcome === 'paid') throw new Refusal('already_paid', 'This ride is already paid');
  throw new Refusal(cardRefusals[outcome].code, cardRefusals[outcome].detail);
};

/** Waits for the outcome of the first request with this intent and returns the same answer. */
const join = async (context: Context, intent: Intent): Promise<Paid> => {
  for (let tries = 0; tries < patience.tries; tries += 1) {
    await wait(patience.every);
    const answer = await storedAnswer(context.store.read, intent, context.now());
    if (answer) return again(answer);
  }
  throw inProgress();
};

/** Pays by card: one transaction claims the payment, the gateway charges outside of it, a second transaction settles. */
export const payByCard = async (
  context: Context,
  request: Request,
  body: ByCard,
  intent: Intent | null,
): Promise<Paid> => {
  const begun = await begin(context, request, body, intent);
  if (begun.kind === 'answered') return begun.answer;
  if (begun.kind === 'running') return join(context, begun.intent);
  return chargeClaim(context, begun.claim, request.requestId);
};
