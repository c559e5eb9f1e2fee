import transaction from '@mobility/openapi/examples/BalanceTransaction.json' with { type: 'json' };
import saving from '@mobility/openapi/examples/SaveCardRequest.json' with { type: 'json' };
import card from '@mobility/openapi/examples/SavedCard.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { fromState, interaction, refusedInteraction, type State, shape } from './interaction.ts';

const cards = (count: number): State => ['a rider with saved cards', { count }];
const { amount } = transaction;
const key = { idempotencyKey: 'one-intent' };
const details = (last4: string) => ({ ...saving.card_details, brand: 'visa', last4 }) as const;
const newCard = (last4 = '4000') => ({ stripe_token: saving.stripe_token, card_details: details(last4) });
/** The card that the rider of the state has saved: a gateway knows it by its details. */
const savedAlready = {
  stripe_token: 'tok_4242_1',
  card_details: { ...details('4242'), expiry_year: 2030 },
};
const topUp = (last4 = '4242') => ({ ...newCard(last4), amount });

describe('listSavedCards', () => {
  it.each([
    ['one', 1, shape([card], ['is_default']), 1],
    ['none', 0, [], 0],
  ] as const)('listSavedCards lists %s without tokens', async (what, count, example, length) => {
    const answer = await interaction({
      operation: 'listSavedCards',
      given: cards(count),
      when: `a request for my saved cards: ${what}`,
      status: 200,
      answer: example,
      call: (client) => client.listSavedCards(),
    });
    expect(answer).toHaveLength(length);
  });
});

describe('saveCard', () => {
  it('saveCard saves a card', async () => {
    const answer = await interaction({
      operation: 'saveCard',
      given: cards(0),
      when: 'a request to save a card',
      body: newCard(),
      status: 201,
      answer: shape(card, ['is_default', 'brand']),
      call: (client) => client.saveCard(newCard(), key),
    });
    expect(answer).toMatchObject({ is_default: true });
  });

  it.each([
    ['that is already saved', 1, 409, 'card_exists', savedAlready],
    ['beyond the tenth', 10, 409, 'card_limit_reached', newCard()],
    ['that its bank declines', 0, 402, 'payment_declined', newCard('0002')],
    ['whose bank does not respond', 0, 402, 'gateway_timeout', newCard('0119')],
  ] as const)('saveCard refuses a card %s', async (which, count, status, code, body) => {
    const error = await refusedInteraction({
      operation: 'saveCard',
      given: cards(count),
      when: `a request to save a card ${which}`,
      body,
      status,
      code,
      call: (client) => client.saveCard(body),
    });
    expect(error).toMatchObject({ status, code });
  });
});

describe('removeCard', () => {
  it('removeCard removes a card', async () => {
    const answer = await interaction({
      operation: 'removeCard',
      given: cards(1),
      when: 'a request to remove a card',
      status: 200,
      answer: shape({ message: 'Card removed' }),
      call: (client, id) => client.removeCard(id, key),
    });
    expect(answer).toMatchObject({ message: expect.any(String) });
  });
});

describe('setDefaultCard', () => {
  it('setDefaultCard makes a card the default', async () => {
    const answer = await interaction({
      operation: 'setDefaultCard',
      given: cards(2),
      when: 'a request to change the default card',
      status: 200,
      answer: shape(card, ['is_default']),
      call: (client, id) => client.setDefaultCard(id),
    });
    expect(answer).toMatchObject({ is_default: true });
  });
});

describe('an unknown card', () => {
  it.each(['removeCard', 'setDefaultCard'] as const)('%s refuses an unknown card', async (operation) => {
    const error = await refusedInteraction({
      operation,
      given: cards(0),
      when: `${operation} for an unknown card`,
      status: 404,
      code: 'card_not_found',
      call: (client, id) => client[operation](id),
    });
    expect(error).toMatchObject({ status: 404, code: 'card_not_found' });
  });
});

describe('topUpBalance', () => {
  const exact = ['transaction_type', 'amount'];
  it('topUpBalance charges a new card', async () => {
    const answer = await interaction({
      operation: 'topUpBalance',
      given: cards(0),
      when: 'a top-up with a new card',
      body: topUp(),
      status: 201,
      answer: shape(transaction, exact),
      call: (client) => client.topUpBalance(topUp(), key),
    });
    expect(answer).toMatchObject({ transaction_type: 'credit', amount });
  });

  it('topUpBalance charges a saved card', async () => {
    const answer = await interaction({
      operation: 'topUpBalance',
      given: cards(1),
      when: 'a top-up with a saved card',
      body: { amount, card_id: fromState() },
      status: 201,
      answer: shape(transaction, exact),
      call: (client, id) => client.topUpBalance({ amount, card_id: id }, key),
    });
    expect(answer).toMatchObject({ transaction_type: 'credit', amount });
  });

  it.each([
    ['that is declined', topUp('0002'), 402, 'payment_declined'],
    ['whose bank does not respond', topUp('0119'), 402, 'gateway_timeout'],
    ['that is not saved', { amount, card_id: 'no-such-card' }, 404, 'card_not_found'],
  ] as const)('topUpBalance is refused with a card %s', async (which, body, status, code) => {
    const error = await refusedInteraction({
      operation: 'topUpBalance',
      given: cards(0),
      when: `a top-up with a card ${which}`,
      body,
      status,
      code,
      call: (client) => client.topUpBalance(body),
    });
    expect(error).toMatchObject({ status, code });
  });
});
