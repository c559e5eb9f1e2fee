import type { ProcessPaymentRequest } from '@mobility/openapi';
import card from '@mobility/openapi/examples/CardPayment.json' with { type: 'json' };
import paymentResult from '@mobility/openapi/examples/PaymentResult.json' with { type: 'json' };
import notInitiated from '@mobility/openapi/examples/PaymentStatus.not_initiated.json' with { type: 'json' };
import paid from '@mobility/openapi/examples/PaymentStatus.paid.json' with { type: 'json' };
import pending from '@mobility/openapi/examples/PaymentStatus.pending.json' with { type: 'json' };
import pendingCard from '@mobility/openapi/examples/PaymentStatus.pending_card.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { fromState, interaction, refusedInteraction, type State, shape } from './interaction.ts';

const completed = (caller: string, more = {}): State => ['a ride', { status: 'completed', caller, ...more }];
const signedInRider: State = ['a user is signed in', { role: 'rider' }];
const byCard = (last4 = '4242') =>
  ({
    payment_method: 'stripe',
    stripe_token: card.stripe_token,
    card_details: { ...card.card_details, brand: 'visa', last4 },
  }) as const;
const exact = ['status', 'payment_method'];

describe('getRidePaymentStatus', () => {
  it.each([
    ['rider', notInitiated, {}],
    ['rider', pending, { payment: 'initiated' }],
    ['rider', paid, { payment: 'balance' }],
    ['driver', paid, { payment: 'balance' }],
  ] as const)('getRidePaymentStatus returns the payment status to the %s', async (caller, example, more) => {
    const answer = await interaction({
      operation: 'getRidePaymentStatus',
      given: completed(caller, more),
      when: `the ${caller}’s request for the status of a payment that is ${example.status}`,
      status: 200,
      answer: shape(
        { ...example, expires_at: example.status === 'pending' ? example.expires_at : null },
        exact,
      ),
      call: (client, id) => client.getRidePaymentStatus(id),
    });
    expect(answer).toMatchObject({ status: example.status });
  });

  it.each([
    ['of an unknown ride', signedInRider, 404, 'ride_not_found', 'Ride not found'],
    ['of another user’s ride', completed('other rider'), 403, 'not_participant'],
  ] as const)(
    'getRidePaymentStatus refuses the status %s',
    async (how, given, status, code, detail?: string) => {
      const error = await refusedInteraction({
        operation: 'getRidePaymentStatus',
        given,
        when: `a request for the payment status ${how}`,
        status,
        code,
        detail,
        call: (client, id) => client.getRidePaymentStatus(id),
      });
      expect(error).toMatchObject({ status, code });
    },
  );
});

describe('initiateRidePayment', () => {
  it.each([
    ['balance', pending],
    ['cash', { ...pending, payment_method: 'cash' }],
    ['stripe', pendingCard],
  ] as const)('initiateRidePayment opens a payment by %s', async (method, example) => {
    const body = { payment_method: method };
    const answer = await interaction({
      operation: 'initiateRidePayment',
      given: completed('rider'),
      when: `a request to choose the payment method ${method}`,
      body,
      status: 200,
      answer: shape(example, exact),
      call: (client, id) => client.initiateRidePayment(id, body, { idempotencyKey: 'one-intent' }),
    });
    expect(answer).toMatchObject({ status: 'pending', payment_method: method });
  });

  it.each([
    [
      'of a ride in progress',
      ['a ride', { status: 'in_progress', caller: 'rider' }],
      400,
      'ride_not_completed',
    ],
    ['of a paid ride', completed('rider', { payment: 'balance' }), 409, 'already_paid'],
    ['of an unknown ride', signedInRider, 404, 'ride_not_found', 'Ride not found'],
    ['of another user’s ride', completed('other rider'), 403, 'not_participant'],
  ] as const)(
    'initiateRidePayment refuses the payment %s',
    async (how, given, status, code, detail?: string) => {
      const body = { payment_method: 'balance' } as const;
      const error = await refusedInteraction({
        operation: 'initiateRidePayment',
        given: [...given] as State,
        when: `a request to choose the payment method ${how}`,
        body,
        status,
        code,
        detail,
        call: (client, id) => client.initiateRidePayment(id, body),
      });
      expect(error).toMatchObject({ status, code });
    },
  );
});

describe('processRidePayment', () => {
  it.each([
    ['balance', { payment_method: 'balance' }],
    ['cash', { payment_method: 'cash' }],
    ['card', byCard()],
  ] as const)('processRidePayment pays by %s', async (method, body) => {
    const answer = await interaction({
      operation: 'processRidePayment',
      given: completed('rider', { payment: 'initiated' }),
      when: `a payment by ${method}`,
      body,
      status: 200,
      answer: shape(paymentResult, ['status']),
      call: (client, id) => client.processRidePayment(id, body, { idempotencyKey: 'one-intent' }),
    });
    expect(answer).toMatchObject({ status: 'paid' });
  });

  it('processRidePayment pays by a saved card', async () => {
    const answer = await interaction({
      operation: 'processRidePayment',
      given: ['a rider with a saved card and a ride to pay'],
      when: 'a payment with a saved card',
      body: { payment_method: 'stripe', card_id: fromState('other') },
      status: 200,
      answer: shape(paymentResult, ['status']),
      call: (client, id) =>
        client.processRidePayment(
          id,
          { payment_method: 'stripe', card_id: id },
          { idempotencyKey: 'one-intent' },
        ),
    });
    expect(answer).toMatchObject({ status: 'paid' });
  });

  it.each([
    [
      'by a card that is declined',
      completed('rider', { payment: 'initiated' }),
      402,
      'payment_declined',
      byCard('0002'),
    ],
    [
      'by a card whose bank keeps silent',
      completed('rider', { payment: 'initiated' }),
      402,
      'gateway_timeout',
      byCard('0119'),
    ],
    [
      'by a balance that is too low',
      completed('rider', { payment: 'initiated', balance: 1 }),
      402,
      'insufficient_balance',
    ],
    [
      'by a card that is not saved',
      completed('rider', { payment: 'initiated' }),
      404,
      'card_not_found',
      { payment_method: 'stripe', card_id: 'no-such-card' },
    ],
    ['before the method is chosen', completed('rider'), 400, 'payment_not_initiated'],
    ['of a paid ride', completed('rider', { payment: 'balance' }), 409, 'already_paid'],
    ['of an unknown ride', signedInRider, 404, 'ride_not_found'],
    ['of another user’s ride', completed('other rider', { payment: 'initiated' }), 403, 'not_participant'],
  ] as const)(
    'processRidePayment refuses a payment %s',
    async (how, given, status, code, by?: ProcessPaymentRequest) => {
      const body = by ?? ({ payment_method: 'balance' } as const);
      const error = await refusedInteraction({
        operation: 'processRidePayment',
        given,
        when: `a payment ${how}`,
        body,
        status,
        code,
        call: (client, id) => client.processRidePayment(id, body),
      });
      expect(error).toMatchObject({ status, code, detail: expect.any(String) });
    },
  );
});
