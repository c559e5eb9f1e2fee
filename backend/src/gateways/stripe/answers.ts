import type {
  ChargeOutcome,
  CheckoutCard,
  CheckoutState,
  RefundedCharge,
  RefundOrder,
  RefundOutcome,
  SentRefund,
} from '../../domain/money/gateway.ts';
import type { CardBrand } from '../../domain/money/saved-card.ts';
import type { StripeAnswer } from './api.ts';

type Json = Record<string, unknown>;

/** An object inside an answer; empty where it is missing, or an id instead. */
export const objectAt = (body: Json, name: string): Json => {
  const value = body[name];
  return typeof value === 'object' && value !== null ? { ...value } : {};
};
/** A text inside an answer; empty where it is missing. */
export const textAt = (body: Json, name: string): string => {
  const value = body[name];
  return typeof value === 'string' ? value : '';
};
const numberAt = (body: Json, name: string): number => {
  const value = body[name];
  return typeof value === 'number' ? value : 0;
};

const intentStates: Record<string, ChargeOutcome> = {
  succeeded: 'paid',
  requires_payment_method: 'declined',
  requires_action: 'declined',
  canceled: 'declined',
};

/** The outcome of a PaymentIntent. */
export const chargeOutcome = (body: Json): ChargeOutcome => intentStates[textAt(body, 'status')] ?? 'unclear';

const declinedBy = (error: Json): ChargeOutcome =>
  textAt(error, 'decline_code') === 'insufficient_funds' ? 'insufficient_funds' : 'declined';

/**
 * Maps a refusal of Stripe. The payer can solve a refusal of the card, or of a saved card that no longer exists; every
 * other refusal is an error of this server and certainly charged nothing. So is a reused key with another body, which
 * Stripe would refuse on every retry.
 */
export const refusedOutcome = ({ status, body }: StripeAnswer): ChargeOutcome => {
  const error = objectAt(body, 'error');
  const isCards = status === 402 || ['payment_method', 'customer'].includes(textAt(error, 'param'));
  return isCards ? declinedBy(error) : 'timeout';
};

/** The state of a Checkout Session with its expanded PaymentIntent. */
export const checkoutState = (body: Json): CheckoutState => {
  const status = textAt(body, 'status');
  if (status === 'expired') return 'expired';
  if (status !== 'complete') return 'pending';
  const payment = textAt(body, 'payment_status');
  // A session that saves a card requires no payment.
  if (payment === 'paid' || payment === 'no_payment_required') return 'paid';
  const intent = textAt(objectAt(body, 'payment_intent'), 'status');
  return intent === 'requires_payment_method' || intent === 'canceled' ? 'failed' : 'pending';
};

const brands: Record<string, CardBrand> = { visa: 'visa', mastercard: 'mastercard', amex: 'amex' };

/** The card of a Checkout Session with its expanded SetupIntent and payment method; null if it saved none. */
export const checkoutCard = (body: Json): CheckoutCard | null => {
  const customer = textAt(body, 'customer');
  const method = objectAt(objectAt(body, 'setup_intent'), 'payment_method');
  const card = objectAt(method, 'card');
  const id = textAt(method, 'id');
  if (!customer || !id) return null;
  return {
    token: `${customer}.${id}`,
    brand: brands[textAt(card, 'brand')] ?? 'unknown',
    last4: textAt(card, 'last4'),
    expiry_month: numberAt(card, 'exp_month'),
    expiry_year: numberAt(card, 'exp_year'),
  };
};

const hasFailed = (body: Json): boolean => ['failed', 'canceled'].includes(textAt(body, 'status'));
const isSent = (body: Json): boolean =>
  ['succeeded', 'pending', 'requires_action'].includes(textAt(body, 'status'));

/** The outcome of a Refund. */
export const refundOutcome = (body: Json): RefundOutcome => {
  if (hasFailed(body)) return 'refused';
  const id = textAt(body, 'id');
  return isSent(body) && id ? { id } : 'unclear';
};

/** The state of a Refund some days later. */
export const sentRefund = (body: Json): SentRefund => ({
  id: textAt(body, 'id'),
  amount: numberAt(body, 'amount'),
  hasFailed: hasFailed(body),
  chargeId: textAt(body, 'payment_intent'),
});

/** What has been refunded of a PaymentIntent with its expanded charge. */
export const refundedCharge = (body: Json): RefundedCharge => {
  const entries = Object.entries(objectAt(body, 'metadata')).map(([name, value]) => [name, String(value)]);
  return {
    metadata: Object.fromEntries(entries),
    refunded: numberAt(objectAt(body, 'latest_charge'), 'amount_refunded'),
  };
};

/**
 * The path that finds the PaymentIntent of a charge. Refunds come long after the charge, so the search
 * index contains the payment.
 */
export const chargePath = ({ sessionId, paymentId }: RefundOrder): string => {
  if (sessionId) return `/v1/checkout/sessions/${encodeURIComponent(sessionId)}`;
  const query = `status:"succeeded" AND metadata["payment_id"]:"${paymentId}"`;
  return `/v1/payment_intents/search?query=${encodeURIComponent(query)}`;
};

/** The id of the PaymentIntent that `chargePath` found; empty if there is none. */
export const intentIn = (body: Json): string => {
  const found: unknown = Array.isArray(body.data) ? body.data[0] : undefined;
  return found ? textAt(objectAt({ found }, 'found'), 'id') : textAt(body, 'payment_intent');
};
