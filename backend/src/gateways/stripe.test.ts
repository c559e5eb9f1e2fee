import { pino } from 'pino';
import { describe, expect, test, vi } from 'vitest';
import { type Script, startFakeStripe } from '../testing/fake-stripe.ts';
import { createStripeGateway } from './stripe.ts';

/** Long enough for a call on a busy machine: an attempt has half of what is left. */
const patience = 4_000;
const secretKey = 'sk_test_canary4f0c';
const charge = {
  key: 'payment-1:intent-1',
  amount: 732,
  token: 'tok_visa',
  last4: '4242',
  description: 'Ride #4T6P8R0S',
  metadata: { ride_id: 'ride-1', payment_id: 'payment-1' },
};
const { token: _, last4: __, ...order } = charge;

const start = async (...script: Script[]) => {
  const stripe = await startFakeStripe(...script);
  const lines: string[] = [];
  const pause = vi.fn(async () => {});
  const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(line) });
  const { apiBase } = stripe;
  const publicUrl = 'https://mobility.example';
  const gateway = createStripeGateway({ secretKey, apiBase, patience, publicUrl, log, pause });
  return { ...stripe, gateway, lines, pause };
};

const headers = {
  authorization: `Bearer ${secretKey}`,
  'content-type': 'application/x-www-form-urlencoded',
  'stripe-version': '2024-06-20',
};
const fields = (body: string) => Object.fromEntries(new URLSearchParams(body));
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

test('a charge creates a confirmed PaymentIntent under the charge’s key', async () => {
  const { gateway, asked } = await start(intent('succeeded'));
  expect(await gateway.charge(charge)).toBe('paid');
  expect(asked).toEqual([
    {
      method: 'POST',
      path: '/v1/payment_intents',
      headers: { ...headers, 'idempotency-key': 'payment-1:intent-1' },
      body:
        'amount=732&currency=usd&confirm=true&payment_method_types%5B0%5D=card&error_on_requires_action=true' +
        '&payment_method_data%5Btype%5D=card&payment_method_data%5Bcard%5D%5Btoken%5D=tok_visa' +
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
      'an invalid token',
      {
        status: 400,
        body: {
          error: {
            type: 'invalid_request_error',
            code: 'resource_missing',
            param: 'payment_method_data[card][token]',
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
    'a charge that keeps meeting %s is tried three times and then results in unclear',
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

  test('a retry waits as long as Stripe asks for, up to a limit', async () => {
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
      'payment_method_types[0]': 'card',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '732',
      'line_items[0][price_data][product_data][name]': 'Ride #4T6P8R0S',
      success_url: 'https://mobility.example/payment-success?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'https://mobility.example/rides',
      'metadata[ride_id]': 'ride-1',
      'metadata[payment_id]': 'payment-1',
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
    expect(await gateway.createCheckoutSession(order)).toBeNull();
  });

  test.each([
    [{ status: 'open', payment_status: 'unpaid', payment_intent: null }, 'pending'],
    [{ status: 'complete', payment_status: 'paid', payment_intent: { status: 'succeeded' } }, 'paid'],
    [{ status: 'complete', payment_status: 'no_payment_required', payment_intent: null }, 'paid'],
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

  test('a checkout session is expired if Stripe does not know it, and pending if Stripe does not respond', async () => {
    const missing = { status: 404, body: { error: { code: 'resource_missing' } } };
    expect(await (await start(missing)).gateway.readCheckoutSession('cs_1')).toBe('expired');
    expect(await (await start('hang up')).gateway.readCheckoutSession('cs_1')).toBe('pending');
  });
});

describe('a saved card', () => {
  const card = { key: 'card-1', token: 'tok_visa', last4: '4242', metadata: { user_id: 'user-1' } };
  const made = (id: string): Script => ({ status: 200, body: { id } });

  test('a saved card belongs to a customer and is charged without the browser', async () => {
    const { gateway, asked } = await start(made('cus_1'), made('pm_1'), made('pm_1'), intent('succeeded'));
    expect(await gateway.keepCard(card)).toEqual({ token: 'cus_1.pm_1' });
    await gateway.charge({ ...charge, token: 'cus_1.pm_1' });
    expect(
      asked.map(({ path, body, headers: sent }) => [path, fields(body), sent['idempotency-key']]),
    ).toEqual([
      ['/v1/customers', { 'metadata[user_id]': 'user-1' }, 'card-1:customer'],
      ['/v1/payment_methods', { type: 'card', 'card[token]': 'tok_visa' }, 'card-1:card'],
      ['/v1/payment_methods/pm_1/attach', { customer: 'cus_1' }, 'card-1:attach'],
      [
        '/v1/payment_intents',
        expect.objectContaining({ customer: 'cus_1', payment_method: 'pm_1', off_session: 'true' }),
        charge.key,
      ],
    ]);
  });

  test('a card is not saved if its bank declines it or Stripe does not respond', async () => {
    const declined = await start(made('cus_1'), made('pm_1'), cardError('generic_decline'));
    expect(await declined.gateway.keepCard(card)).toEqual({ refused: 'declined' });
    expect(await (await start('hang up')).gateway.keepCard(card)).toEqual({ refused: 'timeout' });
  });
});
