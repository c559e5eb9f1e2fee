import checkout from '@mobility/openapi/examples/Checkout.json' with { type: 'json' };
import toSave from '@mobility/openapi/examples/CheckoutRequest.card.json' with { type: 'json' };
import topUp from '@mobility/openapi/examples/CheckoutRequest.json' with { type: 'json' };
import expired from '@mobility/openapi/examples/SessionStatus.expired.json' with { type: 'json' };
import failed from '@mobility/openapi/examples/SessionStatus.failed.json' with { type: 'json' };
import paid from '@mobility/openapi/examples/SessionStatus.json' with { type: 'json' };
import pending from '@mobility/openapi/examples/SessionStatus.pending.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { interaction, refusedInteraction, shape } from './interaction.ts';

describe('getPaymentSessionStatus', () => {
  it.each([paid, pending, failed, expired])(
    'getPaymentSessionStatus returns $payment_status to the payer',
    async (example) => {
      const { payment_status } = example;
      const answer = await interaction({
        operation: 'getPaymentSessionStatus',
        given: ['a checkout session', { payment: payment_status }],
        when: `a request for the status of a ${payment_status} checkout session`,
        status: 200,
        answer: shape(example, ['payment_status', 'currency']),
        call: (client, id) => client.getPaymentSessionStatus(id),
      });
      expect(answer).toMatchObject({ payment_status, currency: 'USD' });
    },
  );

  it('getPaymentSessionStatus refuses other users', async () => {
    const error = await refusedInteraction({
      operation: 'getPaymentSessionStatus',
      given: ['a checkout session', { payment: 'pending', caller: 'other rider' }],
      when: 'a request for the status of another rider’s checkout session',
      status: 404,
      code: 'payment_session_not_found',
      call: (client, id) => client.getPaymentSessionStatus(id),
    });
    expect(error).toMatchObject({ status: 404, code: 'payment_session_not_found' });
  });
});

describe('openCheckout', () => {
  const pages = [
    ['top up the balance', { ...topUp, purpose: 'top_up' }],
    ['save a card', { ...toSave, purpose: 'card' }],
  ] as const;
  it.each(pages)('openCheckout opens the page to %s', async (what, body) => {
    const answer = await interaction({
      operation: 'openCheckout',
      given: ['a rider where the gateway takes cards on its own page', {}],
      when: `a request for the page to ${what}`,
      body,
      status: 200,
      answer: shape(checkout),
      call: (client) => client.openCheckout(body, { idempotencyKey: 'one-intent' }),
    });
    expect(answer).toMatchObject({ session_id: expect.any(String), checkout_url: expect.any(String) });
  });

  it('openCheckout is refused where cards are entered in the app', async () => {
    const error = await refusedInteraction({
      operation: 'openCheckout',
      given: ['a rider with saved cards', { count: 0 }],
      when: 'a request for a payment page that there is not',
      body: topUp,
      status: 409,
      code: 'checkout_not_hosted',
      call: (client) => client.openCheckout({ ...topUp, purpose: 'top_up' }),
    });
    expect(error).toMatchObject({ status: 409, code: 'checkout_not_hosted' });
  });
});
