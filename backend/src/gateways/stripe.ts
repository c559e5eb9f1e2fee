import type {
  Charge,
  ChargeOutcome,
  CheckoutOrder,
  CheckoutState,
  PaymentGateway,
  RefundOrder,
  RefundOutcome,
} from '../domain/money/gateway.ts';
import { createStripeApi, type StripeAnswer, type StripeOptions } from './stripe-api.ts';

type Json = Record<string, unknown>;
const objectAt = (body: Json, name: string): Json => {
  const value = body[name];
  return typeof value === 'object' && value !== null ? { ...value } : {};
};
const textAt = (body: Json, name: string): string => {
  const value = body[name];
  return typeof value === 'string' ? value : '';
};

const metadataOf = (metadata: Record<string, string>, prefix = 'metadata'): Record<string, string> =>
  Object.fromEntries(Object.entries(metadata).map(([name, value]) => [`${prefix}[${name}]`, value]));

// The payer cannot answer a challenge here; cards that require one are paid on the gateway's page.
const cardFields = (token: string): Record<string, string> => {
  const [customer, method] = token.split('.');
  if (customer && method) return { customer, payment_method: method, off_session: 'true' };
  return {
    error_on_requires_action: 'true',
    'payment_method_data[type]': 'card',
    'payment_method_data[card][token]': token,
  };
};

const chargeForm = ({ amount, token, description, metadata }: Charge): Record<string, string> => ({
  amount: String(amount),
  currency: 'usd',
  confirm: 'true',
  'payment_method_types[0]': 'card',
  ...cardFields(token),
  description,
  ...metadataOf(metadata),
});

const checkoutForm = (
  { amount, description, metadata }: CheckoutOrder,
  publicUrl: string,
): Record<string, string> => ({
  mode: 'payment',
  'payment_method_types[0]': 'card',
  'line_items[0][quantity]': '1',
  'line_items[0][price_data][currency]': 'usd',
  'line_items[0][price_data][unit_amount]': String(amount),
  'line_items[0][price_data][product_data][name]': description,
  success_url: `${publicUrl}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
  cancel_url: `${publicUrl}/rides`,
  ...metadataOf(metadata),
  ...metadataOf(metadata, 'payment_intent_data[metadata]'),
});

const declinedBy = (error: Json): ChargeOutcome =>
  textAt(error, 'decline_code') === 'insufficient_funds' ? 'insufficient_funds' : 'declined';

const intentStates: Record<string, ChargeOutcome> = {
  succeeded: 'paid',
  requires_payment_method: 'declined',
  requires_action: 'declined',
  canceled: 'declined',
};

/**
 * Maps a refusal of Stripe. Refusals of the card or its token are the payer's; every other refusal is an error of this
 * server and certainly charged nothing. So is a reused key with another body, which Stripe would refuse on every retry.
 */
const refusedOutcome = ({ status, body }: StripeAnswer): ChargeOutcome => {
  const error = objectAt(body, 'error');
  const isCards = status === 402 || textAt(error, 'param').includes('token');
  return isCards ? declinedBy(error) : 'timeout';
};

const checkoutState = (body: Json): CheckoutState => {
  const payment = textAt(body, 'payment_status');
  if (payment === 'paid' || payment === 'no_payment_required') return 'paid';
  if (textAt(body, 'status') === 'expired') return 'expired';
  const intent = textAt(objectAt(body, 'payment_intent'), 'status');
  const isOver = textAt(body, 'status') === 'complete';
  return isOver && (intent === 'requires_payment_method' || intent === 'canceled') ? 'failed' : 'pending';
};

const refundStates: Record<string, RefundOutcome> = {
  succeeded: 'refunded',
  pending: 'refunded',
  requires_action: 'refunded',
  failed: 'refused',
  canceled: 'refused',
};

/** The path that finds the PaymentIntent of a charge. Refunds come long after the charge, so the search knows it. */
const chargePath = ({ sessionId, paymentId }: RefundOrder): string => {
  if (sessionId) return `/v1/checkout/sessions/${encodeURIComponent(sessionId)}`;
  const query = `status:"succeeded" AND metadata["payment_id"]:"${paymentId}"`;
  return `/v1/payment_intents/search?query=${encodeURIComponent(query)}`;
};

const intentIn = (body: Json): string => {
  const found: unknown = Array.isArray(body.data) ? body.data[0] : undefined;
  return found ? textAt(objectAt({ found }, 'found'), 'id') : textAt(body, 'payment_intent');
};

const safeUrl = (text: string, apiBase: string): string | null => {
  const url = URL.parse(text);
  return url && (url.protocol === 'https:' || url.protocol === URL.parse(apiBase)?.protocol) ? text : null;
};

type Made = { id: string } | { refused: Exclude<ChargeOutcome, 'paid'> };

/** The Stripe gateway over plain HTTP: PaymentIntents for tokens, Checkout Sessions for Stripe's page. */
export const createStripeGateway = (options: StripeOptions & { publicUrl: string }): PaymentGateway => {
  const { apiBase, publicUrl, log } = options;
  const call = createStripeApi(options);
  const explain = (answer: StripeAnswer, what: string): void => {
    const error = objectAt(answer.body, 'error');
    log.warn({ status: answer.status, type: textAt(error, 'type'), code: textAt(error, 'code') }, what);
  };

  return {
    hostsCheckout: true,
    async charge(charge) {
      const answer = await call({
        method: 'POST',
        path: '/v1/payment_intents',
        form: chargeForm(charge),
        key: charge.key,
      });
      if (!answer) return 'unclear';
      if (answer.status === 200) return intentStates[textAt(answer.body, 'status')] ?? 'unclear';
      explain(answer, 'Stripe refused a charge');
      return refusedOutcome(answer);
    },
    async keepCard({ key, token, metadata }) {
      const make = async (path: string, form: Record<string, string>, step: string): Promise<Made> => {
        const answer = await call({ method: 'POST', path, form, key: `${key}:${step}` });
        if (answer?.status === 200) return { id: textAt(answer.body, 'id') };
        if (answer) explain(answer, 'Stripe refused to keep a card');
        const outcome = answer ? refusedOutcome(answer) : 'timeout';
        return { refused: outcome === 'paid' ? ('timeout' as const) : outcome };
      };
      const customer = await make('/v1/customers', metadataOf(metadata), 'customer');
      if ('refused' in customer) return customer;
      const method = await make('/v1/payment_methods', { type: 'card', 'card[token]': token }, 'card');
      if ('refused' in method) return method;
      const path = `/v1/payment_methods/${encodeURIComponent(method.id)}/attach`;
      const attached = await make(path, { customer: customer.id }, 'attach');
      return 'refused' in attached ? attached : { token: `${customer.id}.${method.id}` };
    },
    async refund(order) {
      const found = await call({ method: 'GET', path: chargePath(order) });
      const intent = found?.status === 200 ? intentIn(found.body) : '';
      if (!intent) return 'unclear';
      const form = { payment_intent: intent, amount: String(order.amount) };
      const answer = await call({ method: 'POST', path: '/v1/refunds', form, key: order.key });
      if (!answer) return 'unclear';
      if (answer.status === 200) return refundStates[textAt(answer.body, 'status')] ?? 'unclear';
      explain(answer, 'Stripe refused a refund');
      // A wrong key is an error of this server, not of the card.
      return answer.status === 401 || answer.status === 403 ? 'unclear' : 'refused';
    },
    async createCheckoutSession(order) {
      const answer = await call({
        method: 'POST',
        path: '/v1/checkout/sessions',
        form: checkoutForm(order, publicUrl),
        key: order.key,
      });
      if (answer && answer.status !== 200) explain(answer, 'Stripe refused a checkout session');
      if (answer?.status !== 200) return null;
      const [id, url] = [textAt(answer.body, 'id'), safeUrl(textAt(answer.body, 'url'), apiBase)];
      return /^[\w-]{1,128}$/.test(id) && url ? { id, url } : null;
    },
    async readCheckoutSession(id) {
      const path = `/v1/checkout/sessions/${encodeURIComponent(id)}?expand%5B0%5D=payment_intent`;
      const answer = await call({ method: 'GET', path });
      if (answer?.status === 200) return checkoutState(answer.body);
      return answer?.status === 404 ? 'expired' : 'pending';
    },
  };
};
