import { describe, expect, test } from 'vitest';
import type { Script } from '../../testing/stripe/fake-stripe.ts';
import { fieldsOf as fields, startGateway as start } from '../../testing/stripe/start-gateway.ts';

const busy = (status: number): Script => ({
  status,
  body: { error: { type: 'api_error', message: 'Try again' } },
});

describe('a refund', () => {
  const refund = { key: 'refund:1', amount: 250, paymentId: 'payment-1', sessionId: null };
  const found = {
    status: 200,
    body: { object: 'search_result', data: [{ id: 'pi_3Mtw', object: 'payment_intent' }] },
  };
  const session = {
    status: 200,
    body: { id: 'cs_1', object: 'checkout.session', payment_intent: 'pi_page' },
  };
  const made = (status: string) => ({
    status: 200,
    body: { id: 're_1Nisp', object: 'refund', amount: 250, status },
  });

  test('of a charge finds its PaymentIntent by the payment and refunds it under the key of the refund', async () => {
    const { gateway, asked } = await start(found, made('succeeded'));
    expect(await gateway.refund(refund)).toEqual({ id: 're_1Nisp' });
    const query = new URL(asked[0]?.path ?? '', 'http://stripe').searchParams.get('query');
    expect(query).toBe('status:"succeeded" AND metadata["payment_id"]:"payment-1"');
    expect(asked[1]).toMatchObject({
      method: 'POST',
      path: '/v1/refunds',
      headers: { 'idempotency-key': 'refund:1' },
    });
    expect(fields(asked[1]?.body ?? '')).toEqual({ payment_intent: 'pi_3Mtw', amount: '250' });
  });

  test('of a payment on Stripe’s page refunds the PaymentIntent of its session', async () => {
    const { gateway, asked } = await start(session, made('pending'));
    expect(await gateway.refund({ ...refund, sessionId: 'cs_1' })).toEqual({ id: 're_1Nisp' });
    expect(asked[0]?.path).toBe('/v1/checkout/sessions/cs_1');
    expect(fields(asked[1]?.body ?? '').payment_intent).toBe('pi_page');
  });

  test.each([
    ['refused', [found, made('failed')]],
    ['refused', [found, { status: 400, body: { error: { code: 'charge_already_refunded' } } }]],
    ['unclear', [found, { status: 401, body: { error: { type: 'invalid_request_error' } } }]],
    ['unclear', [{ status: 200, body: { object: 'search_result', data: [] } }]],
    ['unclear', [busy(503)]],
  ] as [string, Script[]][])('is %s after %j', async (outcome, script) => {
    const { gateway } = await start(...script);
    expect(await gateway.refund(refund)).toBe(outcome);
  });
});
