import type { CheckoutOpening, CheckoutOrder, PaymentGateway } from '../../domain/money/gateway.ts';
import {
  chargeOutcome,
  chargePath,
  checkoutCard,
  checkoutState,
  intentIn,
  objectAt,
  refundedCharge,
  refundOutcome,
  refusedOutcome,
  sentRefund,
  textAt,
} from './answers.ts';
import { createStripeApi, type StripeAnswer, type StripeOptions } from './api.ts';
import { chargeForm, checkoutForm, type Form, metadataOf, savedCard } from './forms.ts';

type Options = StripeOptions & { publicUrl: string };
type Post = (path: string, form: Form, key: string) => Promise<StripeAnswer | null>;

const safeUrl = (text: string, apiBase: string): string | null => {
  const url = URL.parse(text);
  return url && (url.protocol === 'https:' || url.protocol === URL.parse(apiBase)?.protocol) ? text : null;
};

const sessionPath = (id: string, query = ''): string =>
  `/v1/checkout/sessions/${encodeURIComponent(id)}${query}`;

const opened = (answer: StripeAnswer | null, apiBase: string): CheckoutOpening => {
  if (!answer) return 'unclear';
  const [id, url] = [textAt(answer.body, 'id'), safeUrl(textAt(answer.body, 'url'), apiBase)];
  return answer.status === 200 && /^[\w-]{1,128}$/.test(id) && url ? { id, url } : 'refused';
};

/** Opens a page; a card that is saved needs a customer to belong to, who is created first where there is none. */
const openPage = async (order: CheckoutOrder, post: Post, { apiBase, publicUrl }: Options) => {
  let { customer } = order;
  if (order.purpose === 'card' && !customer) {
    const form = { email: order.email, ...metadataOf(order.metadata) };
    const made = await post('/v1/customers', form, `${order.key}:customer`);
    customer = made?.status === 200 ? textAt(made.body, 'id') : '';
    if (!customer) return made ? 'refused' : 'unclear';
  }
  const answer = await post('/v1/checkout/sessions', checkoutForm(order, customer, publicUrl), order.key);
  return opened(answer, apiBase);
};

/** The Stripe gateway over plain HTTP: Checkout Sessions take cards, PaymentIntents charge saved ones. */
export const createStripeGateway = (options: Options): PaymentGateway => {
  const call = createStripeApi(options);
  const explain = (answer: StripeAnswer | null, path: string): void => {
    if (!answer || answer.status === 200) return;
    const error = objectAt(answer.body, 'error');
    const names = { type: textAt(error, 'type'), code: textAt(error, 'code'), param: textAt(error, 'param') };
    options.log.warn({ path, status: answer.status, ...names }, 'Stripe refused a request');
  };
  const post: Post = async (path, form, key) => {
    const answer = await call({ method: 'POST', path, form, key });
    explain(answer, path);
    return answer;
  };
  const get = (path: string) => call({ method: 'GET', path });

  return {
    hostsCheckout: true,
    keepCard: null,
    async charge(charge) {
      const card = savedCard(charge.token);
      if (!card) return 'declined';
      const answer = await post('/v1/payment_intents', chargeForm(charge, card), charge.key);
      if (!answer) return 'unclear';
      return answer.status === 200 ? chargeOutcome(answer.body) : refusedOutcome(answer);
    },
    async refund(order) {
      const found = await get(chargePath(order));
      const intent = found?.status === 200 ? intentIn(found.body) : '';
      if (!intent) return 'unclear';
      const form = { payment_intent: intent, amount: String(order.amount) };
      const answer = await post('/v1/refunds', form, order.key);
      if (!answer) return 'unclear';
      if (answer.status === 200) return refundOutcome(answer.body);
      // A wrong key is an error of this server, not of the card.
      return answer.status === 401 || answer.status === 403 ? 'unclear' : 'refused';
    },
    async readRefunded(id) {
      const answer = await get(`/v1/payment_intents/${encodeURIComponent(id)}?expand%5B0%5D=latest_charge`);
      return answer?.status === 200 ? refundedCharge(answer.body) : null;
    },
    async readRefund(id) {
      const answer = await get(`/v1/refunds/${encodeURIComponent(id)}`);
      return answer?.status === 200 ? sentRefund(answer.body) : null;
    },
    async forgetCard(token) {
      const card = savedCard(token);
      if (!card) return true;
      const method = encodeURIComponent(card.payment_method);
      const answer = await post(`/v1/payment_methods/${method}/detach`, {}, `detach:${card.payment_method}`);
      // 400 and 404: the card is not attached, or unknown. Every other refusal is an error of this server.
      return answer !== null && [200, 400, 404].includes(answer.status);
    },
    createCheckoutSession: (order) => openPage(order, post, options),
    async readCheckoutSession(id) {
      const answer = await get(sessionPath(id, '?expand%5B0%5D=payment_intent'));
      if (answer?.status === 200) return checkoutState(answer.body);
      return answer?.status === 404 ? 'expired' : 'pending';
    },
    async readCheckoutCard(id) {
      const answer = await get(sessionPath(id, '?expand%5B0%5D=setup_intent.payment_method'));
      return answer?.status === 200 ? checkoutCard(answer.body) : null;
    },
    async closeCheckoutSession(id) {
      await post(`${sessionPath(id)}/expire`, {}, `expire:${id}`);
    },
  };
};
