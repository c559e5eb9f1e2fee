import { createServer, type IncomingMessage } from 'node:http';
import { onTestFinished } from 'vitest';
import * as make from './objects.ts';

type Json = Record<string, unknown>;
type Form = Record<string, string>;
type Answer = { status: number; body: Json };
export type Page = Json & { id: string };

const refusal = (status: number, type: string, code?: string): Answer => ({
  status,
  body: { error: { type, message: 'Refused', ...(code && { code }) } },
});
const missing = refusal(404, 'invalid_request_error', 'resource_missing');

const metadataIn = (form: Form, prefix = 'metadata'): Json =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) => {
      const key = name.startsWith(`${prefix}[`) ? name.slice(prefix.length + 1, -1) : '';
      return key ? [[key, value]] : [];
    }),
  );

/** What Stripe stores, and what its payers and its dashboard do. */
class Books {
  readonly pages = new Map<string, Page>();
  readonly intents = new Map<string, Json>();
  readonly refunds = new Map<string, Json>();
  /** The payment methods that were detached from their customers. */
  readonly detached: string[] = [];
  #made = 0;
  #id = (kind: string): string => `${kind}_test_${++this.#made}`;

  open = (form: Form): Answer => {
    const id = this.#id('cs');
    const isSetup = form.mode === 'setup';
    const amount = isSetup ? null : Number(form['line_items[0][price_data][unit_amount]']);
    const page = make.checkoutSession({
      id,
      mode: form.mode,
      amount_subtotal: amount,
      amount_total: amount,
      currency: isSetup ? null : 'usd',
      payment_status: isSetup ? 'no_payment_required' : 'unpaid',
      customer: form.customer ?? null,
      customer_email: form.customer_email ?? null,
      client_reference_id: form.client_reference_id,
      expires_at: Number(form.expires_at),
      success_url: form.success_url,
      cancel_url: form.cancel_url,
      metadata: metadataIn(form),
      url: `https://checkout.stripe.com/c/pay/${id}`,
    });
    this.pages.set(id, { ...page, id });
    return { status: 200, body: page };
  };

  charge = (amount: number, given: Json): Json => {
    const id = this.#id('pi');
    const paid = make.charge({ id: this.#id('ch'), amount, amount_captured: amount, payment_intent: id });
    const intent = make.paymentIntent({ id, amount, amount_received: amount, latest_charge: paid, ...given });
    this.intents.set(id, intent);
    return intent;
  };

  /** The payer pays, or saves a card. */
  pay = (id: string): void => {
    const page = this.pages.get(id);
    if (page?.status !== 'open') throw new Error('This page cannot be paid');
    const done = { ...page, status: 'complete', url: null };
    if (page.mode === 'setup') {
      const payment_method = make.paymentMethod({ id: this.#id('pm'), customer: page.customer });
      const setup_intent = make.setupIntent({
        id: this.#id('seti'),
        customer: page.customer,
        payment_method,
      });
      this.pages.set(id, { ...done, setup_intent });
      return;
    }
    const payment_intent = this.charge(Number(page.amount_total), { metadata: page.metadata });
    this.pages.set(id, { ...done, payment_status: 'paid', payment_intent });
  };

  end = (id: string): Answer => {
    const page = this.pages.get(id);
    if (page?.status !== 'open') return refusal(400, 'invalid_request_error');
    this.pages.set(id, { ...page, status: 'expired', url: null });
    return { status: 200, body: { ...page, status: 'expired', url: null } };
  };

  /** An operator refunds a part of what was paid on a page. Returns the charge, as Stripe's message contains it. */
  refundInDashboard = (pageId: string, amount: number): Json => {
    const intent = { ...this.#intentOf(pageId) };
    const charge = { ...(intent.latest_charge as Json), amount_refunded: amount };
    this.intents.set(String(intent.id), { ...intent, latest_charge: charge });
    return charge;
  };
  #intentOf = (pageId: string): Json => this.pages.get(pageId)?.payment_intent as Json;

  refund = (form: Form): Answer => {
    const body = make.refund({
      id: this.#id('re'),
      amount: Number(form.amount),
      payment_intent: form.payment_intent,
      metadata: metadataIn(form),
    });
    this.refunds.set(String(body.id), body);
    return { status: 200, body };
  };

  /** The bank returns a refund of this server, or one that an operator made of what was paid on a page. */
  failRefund = (pageId: string, amount: number): Json => {
    const { id: payment_intent } = this.#intentOf(pageId);
    const sent = [...this.refunds.values()].find((refund) => refund.payment_intent === payment_intent);
    const failed: Json = {
      ...(sent ?? make.refund({ id: this.#id('re'), amount, payment_intent })),
      status: 'failed',
    };
    this.refunds.set(String(failed.id), failed);
    this.refundInDashboard(pageId, 0);
    return failed;
  };

  detach = (id: string): Answer => {
    this.detached.push(id);
    return { status: 200, body: make.paymentMethod({ id }) };
  };

  customer = (form: Form): Answer => ({
    status: 200,
    body: make.customer({ id: this.#id('cus'), email: form.email ?? null, metadata: metadataIn(form) }),
  });
}

// Without `expand`, Stripe answers with ids in place of objects.
const collapsed = (body: Json, expand: string[]): Json => {
  const entries = Object.entries(body).map(([name, value]) => {
    const isObject = typeof value === 'object' && value !== null && 'id' in value;
    if (!isObject) return [name, value];
    const deeper = expand.flatMap((path) =>
      path === name || path.startsWith(`${name}.`) ? [path.slice(name.length + 1)] : [],
    );
    return [name, deeper.length === 0 ? value.id : collapsed(value as Json, deeper)];
  });
  return Object.fromEntries(entries);
};

const found = (body: Json | undefined): Answer => (body ? { status: 200, body } : missing);

const route = (books: Books, method: string, path: string, form: Form): Answer => {
  const [, , kind = '', second = '', third = '', fourth = ''] = path.split('/');
  const what = `${method} ${kind}`;
  if (what === 'POST customers') return books.customer(form);
  if (what === 'POST refunds') return books.refund(form);
  if (what === 'GET refunds') return found(books.refunds.get(second));
  if (what === 'POST payment_methods' && third === 'detach') return books.detach(second);
  if (what === 'POST payment_intents') {
    const { customer, payment_method, description } = form;
    const given = { customer, payment_method, description, metadata: metadataIn(form) };
    return { status: 200, body: books.charge(Number(form.amount), given) };
  }
  if (what === 'GET payment_intents') return found(books.intents.get(second));
  if (what === 'POST checkout' && fourth === 'expire') return books.end(third);
  if (what === 'POST checkout') return books.open(form);
  return what === 'GET checkout' ? found(books.pages.get(third)) : missing;
};

const readBody = async (request: IncomingMessage): Promise<string> => {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
};

/** A request of the gateway, decoded from its form, and what was answered. */
export type Exchange = { method: string; path: string; form: Form; answer: Json };

/**
 * A stateful fake of Stripe on this machine: Checkout Sessions, customers, PaymentIntents and refunds
 * in the shapes of Stripe's API, with its idempotency keys. A key with another body is refused.
 */
export const startStripe = async () => {
  const books = new Books();
  const exchanges: Exchange[] = [];
  const kept = new Map<string, { body: string; answer: Answer }>();
  const answerTo = (method: string, url: URL, body: string, key: string): Answer => {
    const before = kept.get(key);
    if (key && before) return before.body === body ? before.answer : refusal(400, 'idempotency_error');
    const answer = route(books, method, url.pathname, Object.fromEntries(new URLSearchParams(body)));
    if (key) kept.set(key, { body, answer });
    return answer;
  };
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://stripe');
    const key = String(request.headers['idempotency-key'] ?? '');
    const [method = '', sent] = [request.method, await readBody(request)];
    const { status, body } = answerTo(method, url, sent, key);
    const expand = [...url.searchParams].flatMap(([name, value]) =>
      name.startsWith('expand') ? [value] : [],
    );
    const answer = status === 200 ? collapsed(body, expand) : body;
    exchanges.push({
      method,
      path: url.pathname,
      form: Object.fromEntries(new URLSearchParams(sent)),
      answer,
    });
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    apiBase: `http://127.0.0.1:${port}`,
    exchanges,
    lastPage: (): Page => {
      const page = [...books.pages.values()].at(-1);
      if (!page) throw new Error('No page was opened');
      return page;
    },
    pay: books.pay,
    expire: (id: string): void => void books.end(id),
    refundInDashboard: books.refundInDashboard,
    failRefund: books.failRefund,
    detached: books.detached,
  };
};
