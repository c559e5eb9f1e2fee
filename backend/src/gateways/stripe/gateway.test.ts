import { describe, expect, test } from 'vitest';
import type { Script } from '../../testing/stripe/fake-stripe.ts';
import {
  charge,
  fieldsOf as fields,
  order,
  patience,
  secretKey,
  startGateway as start,
} from '../../testing/stripe/start-gateway.ts';

const headers = {
  authorization: `Bearer ${secretKey}`,
  'content-type': 'application/x-www-form-urlencoded',
  'stripe-version': '2026-10-28.endive',
};
// Shortened from the examples in Stripe's documentation.
const intent = (status: string) => ({
  status: 200,
  body: { id: 'pi_3Mtw', object: 'payment_intent', amount: 732, currency: 'usd', status },
});
const cardError = (decline_code: string) => ({
  status: 402,
  body: {
    error: {
      type: 'card_error',
      code: 'card_declined',
      decline_code,
      message: 'Your card was declined.',
      payment_intent: { id: 'pi_3Mtw', status: 'requires_payment_method' },
    },
  },
});
const busy = (status: number, more: Record<string, string> = {}) => ({
  status,
  body: { error: { type: 'api_error', message: 'Try again' } },
  headers: more,
});

test('a saved card is charged off-session by a confirmed PaymentIntent under the charge’s key', async () => {
  const { gateway, asked } = await start(intent('succeeded'));
  expect(await gateway.charge(charge)).toBe('paid');
  expect(asked).toEqual([
    {
      method: 'POST',
      path: '/v1/payment_intents',
      headers: { ...headers, 'idempotency-key': 'payment-1:intent-1' },
      body:
        'amount=732&currency=usd&confirm=true&off_session=true&allowed_payment_method_types%5B0%5D=card' +
        '&customer=cus_1&payment_method=pm_1' +
        '&description=Ride+%234T6P8R0S&metadata%5Bride_id%5D=ride-1&metadata%5Bpayment_id%5D=payment-1',
    },
  ]);
});

describe('the responses of Stripe to a charge', () => {
  test.each<[string, Script, string]>([
    ['a declined card', cardError('generic_decline'), 'declined'],
    ['a card with insufficient funds', cardError('insufficient_funds'), 'insufficient_funds'],
    ['a card that requires a challenge', cardError('authentication_required'), 'declined'],
    ['an intent without a payment method', intent('requires_payment_method'), 'declined'],
    ['an intent in progress', intent('processing'), 'unclear'],
    [
      'a card that was removed at Stripe',
      {
        status: 400,
        body: {
          error: {
            type: 'invalid_request_error',
            code: 'resource_missing',
            param: 'payment_method',
          },
        },
      },
      'declined',
    ],
    [
      'an invalid API key',
      {
        status: 401,
        body: { error: { type: 'invalid_request_error', message: `Invalid API Key: ${secretKey}` } },
      },
      'timeout',
    ],
    [
      'a reused idempotency key with another body',
      { status: 400, body: { error: { type: 'idempotency_error' } } },
      'timeout',
    ],
  ])('a charge that meets %s results in %j', async (_name, script, outcome) => {
    const { gateway, asked, lines } = await start(script);
    expect(await gateway.charge(charge)).toBe(outcome);
    expect(asked).toHaveLength(1);
    expect(lines.join('')).not.toContain('canary');
  });
});

describe('retries of temporary errors', () => {
  test.each<[string, Script]>([
    ['429', busy(429)],
    ['409', busy(409)],
    ['500', busy(500)],
    ['an unreadable response', { text: '<html>' }],
    ['a list', { text: '[]' }],
    ['a broken connection', 'hang up'],
    ['no response', 'silence'],
    ['silence', 'silence'],
  ])('a charge that meets %s is retried under the same key', async (_name, script) => {
    const { gateway, asked } = await start(script, intent('succeeded'));
    expect(await gateway.charge(charge)).toBe('paid');
    expect(asked).toHaveLength(2);
    expect(asked[1]).toEqual(asked[0]);
  });

  test.each<[string, Script]>([
    ['500', busy(500)],
    ['no response', 'silence'],
  ])(
    'a charge that meets %s every time is tried three times and then results in unclear',
    async (_name, script) => {
      const { gateway, asked, lines } = await start(script);
      const began = Date.now();
      expect(await gateway.charge(charge)).toBe('unclear');
      // Three attempts share the patience of one.
      expect(Date.now() - began).toBeLessThan(3 * patience);
      expect(asked).toHaveLength(3);
      expect(new Set(asked.map((request) => request.headers['idempotency-key'])).size).toBe(1);
      expect(lines.join('')).not.toContain('canary');
    },
  );

  test('a retry waits for the time in Stripe’s response, up to a limit', async () => {
    const { gateway, pause } = await start(busy(429, { 'retry-after': '1' }), intent('succeeded'));
    await gateway.charge(charge);
    expect(pause.mock.calls).toEqual([[1_000]]);
  });
});

describe('a checkout session', () => {
  const opened = {
    status: 200,
    body: {
      id: 'cs_test_a1',
      object: 'checkout.session',
      url: 'https://checkout.stripe.com/c/pay/cs_test_a1',
    },
  };

  test('without an answer from Stripe it is unclear whether there is a page, and the same order may be repeated', async () => {
    const { gateway } = await start('hang up');
    expect(await gateway.createCheckoutSession(order)).toBe('unclear');
  });

  test('a checkout session returns the payer to the app with the session id', async () => {
    const { gateway, asked } = await start(opened);
    expect(await gateway.createCheckoutSession(order)).toEqual({
      id: 'cs_test_a1',
      url: 'https://checkout.stripe.com/c/pay/cs_test_a1',
    });
    expect(asked[0]).toMatchObject({
      method: 'POST',
      path: '/v1/checkout/sessions',
      headers: { ...headers, 'idempotency-key': 'payment-1:intent-1' },
    });
    expect(fields(asked[0]?.body ?? '')).toEqual({
      mode: 'payment',
      'allowed_payment_method_types[0]': 'card',
      client_reference_id: 'session-1',
      expires_at: '1795177860',
      locale: 'de',
      customer_email: 'riley@rider.example',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '732',
      'line_items[0][price_data][product_data][name]': 'Ride #4T6P8R0S',
      success_url: 'https://mobility.example/payment-success?session_id=session-1',
      cancel_url: 'https://mobility.example/payment-cancelled',
      'metadata[ride_id]': 'ride-1',
      'metadata[payment_id]': 'payment-1',
      'payment_intent_data[description]': 'Ride #4T6P8R0S',
      'payment_intent_data[metadata][ride_id]': 'ride-1',
      'payment_intent_data[metadata][payment_id]': 'payment-1',
    });
  });

  test.each<[string, Script]>([
    ['a refusal', { status: 400, body: { error: { type: 'invalid_request_error' } } }],
    ['an address that runs a script', { ...opened, body: { ...opened.body, url: 'javascript:alert(1)' } }],
    ['an id that is no path', { ...opened, body: { ...opened.body, id: '../x' } }],
    ['an answer without an address', { status: 200, body: { id: 'cs_test_a1' } }],
  ])('no checkout session is created after %s', async (_name, script) => {
    const { gateway } = await start(script);
    expect(await gateway.createCheckoutSession(order)).toBe('refused');
  });

  test.each([
    [{ status: 'open', payment_status: 'unpaid', payment_intent: null }, 'pending'],
    [{ status: 'complete', payment_status: 'paid', payment_intent: { status: 'succeeded' } }, 'paid'],
    [{ status: 'complete', payment_status: 'no_payment_required', payment_intent: null }, 'paid'],
    [{ status: 'open', payment_status: 'no_payment_required', payment_intent: null }, 'pending'],
    [{ status: 'expired', payment_status: 'unpaid', payment_intent: null }, 'expired'],
    [{ status: 'complete', payment_status: 'unpaid', payment_intent: { status: 'processing' } }, 'pending'],
    [
      { status: 'complete', payment_status: 'unpaid', payment_intent: { status: 'requires_payment_method' } },
      'failed',
    ],
  ])('a checkout session with the state %j is %s', async (body, state) => {
    const { gateway, asked } = await start({ status: 200, body: { id: 'cs_test_a1', ...body } });
    expect(await gateway.readCheckoutSession('cs_test_a1')).toBe(state);
    expect(asked).toEqual([
      {
        method: 'GET',
        path: '/v1/checkout/sessions/cs_test_a1?expand%5B0%5D=payment_intent',
        headers: { authorization: headers.authorization, 'stripe-version': headers['stripe-version'] },
        body: '',
      },
    ]);
  });

  test('a checkout session is expired if it is unknown to Stripe, and pending if Stripe does not respond', async () => {
    const missing = { status: 404, body: { error: { code: 'resource_missing' } } };
    expect(await (await start(missing)).gateway.readCheckoutSession('cs_1')).toBe('expired');
    expect(await (await start('hang up')).gateway.readCheckoutSession('cs_1')).toBe('pending');
  });
});

describe('a card to save', () => {
  const toSave = { ...order, purpose: 'card' as const, amount: 0 };
  const made = (id: string): Script => ({
    status: 200,
    body: { id, url: 'https://checkout.stripe.com/c/1' },
  });

  test('belongs to a customer, who is created first', async () => {
    const { gateway, asked } = await start(made('cus_1'), made('cs_1'));
    expect(await gateway.createCheckoutSession(toSave)).toMatchObject({ id: 'cs_1' });
    expect(asked.map(({ path, headers: sent }) => [path, sent['idempotency-key']])).toEqual([
      ['/v1/customers', 'payment-1:intent-1:customer'],
      ['/v1/checkout/sessions', 'payment-1:intent-1'],
    ]);
    expect(fields(asked[1]?.body ?? '')).toMatchObject({ mode: 'setup', customer: 'cus_1' });
    expect(asked[1]?.body).not.toContain('line_items');
  });

  test('belongs to the customer of the payer’s other cards', async () => {
    const { gateway, asked } = await start(made('cs_1'));
    await gateway.createCheckoutSession({ ...toSave, customer: 'cus_9' });
    expect(asked).toHaveLength(1);
    expect(fields(asked[0]?.body ?? '')).toMatchObject({ mode: 'setup', customer: 'cus_9' });
  });

  test('is read from the SetupIntent of its session', async () => {
    const card = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 };
    const setup_intent = { id: 'seti_1', payment_method: { id: 'pm_1', card } };
    const { gateway, asked } = await start({
      status: 200,
      body: { id: 'cs_1', customer: 'cus_1', setup_intent },
    });
    expect(await gateway.readCheckoutCard('cs_1')).toEqual({
      token: 'cus_1.pm_1',
      brand: 'visa',
      last4: '4242',
      expiry_month: 12,
      expiry_year: 2034,
    });
    expect(asked[0]?.path).toBe('/v1/checkout/sessions/cs_1?expand%5B0%5D=setup_intent.payment_method');
  });

  test('is unknown while Stripe does not answer', async () => {
    expect(await (await start('hang up')).gateway.readCheckoutCard('cs_1')).toBeNull();
  });
});

test('a card that another gateway saved is declined without a request to Stripe', async () => {
  const { gateway, asked } = await start(intent('succeeded'));
  expect(await gateway.charge({ ...charge, token: 'tok_demo_1' })).toBe('declined');
  expect(asked).toEqual([]);
});

test('a page is closed under a key of its own', async () => {
  const { gateway, asked } = await start({ status: 200, body: { id: 'cs_1', status: 'expired' } });
  await gateway.closeCheckoutSession('cs_1');
  expect(asked[0]).toMatchObject({
    method: 'POST',
    path: '/v1/checkout/sessions/cs_1/expire',
    headers: { 'idempotency-key': 'expire:cs_1' },
  });
});
