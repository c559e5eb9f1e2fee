import type { TopUpRequest } from '@mobility/openapi';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import type { Charge } from '../../domain/money/gateway.ts';
import { balanceOf } from '../../store/money/ledger.ts';
import {
  auditMoney,
  createSandboxGateway,
  createTestContext,
  given,
  messagesTo,
  outcomeOf,
  type Person,
  requestBy,
} from '../../testing/index.ts';
import { topUpBalance } from './topUpBalance.ts';

let context: Context;
let rider: Person;
let charges: Charge[];
beforeEach(async () => {
  charges = [];
  const sandbox = createSandboxGateway(async () => {});
  const charge = (asked: Charge) => {
    charges.push(asked);
    return sandbox.charge(asked);
  };
  context = await createTestContext({ gateway: { ...sandbox, charge } });
  rider = await given.user(context, 'rider', { balance: 10 });
});
afterEach(async () => {
  expect((await auditMoney(context)).sum).toBe(0);
  await context.store.close();
});

const ask = (body: TopUpRequest, key?: string, person = rider) =>
  topUpBalance(context, requestBy(person, { body, ...(key ? { key } : {}) }));
const cents = () => balanceOf(context.store.read, rider.id);

test('a card tops up the balance, the user gets a message, and the ledger names the source', async () => {
  expect(await ask(given.topUp(25.5))).toEqual({
    status: 201,
    body: {
      transaction_type: 'credit',
      amount: 25.5,
      new_balance: 35.5,
      message: 'Top-up by Visa ending in 4242',
      timestamp: expect.any(String),
      created_at: expect.any(String),
    },
  });
  expect((await messagesTo(context, rider.id)).at(-1)).toMatchObject({
    type: 'balance_transaction',
    transaction_type: 'credit',
    amount: 25.5,
    new_balance: 35.5,
  });
  expect((await auditMoney(context)).accounts.get('external:card')).toBe(-2_550);
  expect(await context.store.read.selectFrom('top_ups').select(['status', 'card_token']).execute()).toEqual([
    { status: 'paid', card_token: null },
  ]);
});

test('a saved card tops up the balance by its token, and a card of another user does not', async () => {
  const card = await given.savedCard(context, rider, '4242');
  await ask({ amount: 5, card_id: card.id });
  expect(charges).toMatchObject([{ amount: 500, token: expect.stringMatching(/^card_/), last4: '4242' }]);
  const thief = await given.user(context, 'driver');
  expect(await outcomeOf(ask({ amount: 5, card_id: card.id }, undefined, thief))).toEqual([
    404,
    'card_not_found',
    'Card not found',
  ]);
  expect(charges).toHaveLength(1);
});

test.each([
  ['0002', 'payment_declined', 'Your card was declined.'],
  ['9995', 'payment_declined', 'Your card has insufficient funds.'],
  [
    '0119',
    'gateway_timeout',
    'The bank did not answer in time. You have not been charged. Please try again.',
  ],
])(
  'a top-up with card %s is refused with %s, also when repeated, and another card can pay',
  async (last4, code, detail) => {
    expect(await outcomeOf(ask(given.topUp(25, last4), 'intent-1'))).toEqual([402, code, detail]);
    expect(await outcomeOf(ask(given.topUp(25, last4), 'intent-1'))).toEqual([402, code, detail]);
    expect([await cents(), charges.length]).toEqual([1_000, 1]);
    expect((await ask(given.topUp(25), 'intent-2')).status).toBe(201);
    expect(await cents()).toBe(3_500);
  },
);

test('ten concurrent top-ups under one key are one charge with ten equal answers', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(given.topUp(25), 'intent-1')));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect([charges.length, await cents()]).toEqual([1, 3_500]);
  expect((await outcomeOf(ask(given.topUp(26), 'intent-1'))).slice(0, 2)).toEqual([
    409,
    'idempotency_mismatch',
  ]);
  await ask(given.topUp(25), 'intent-2');
  expect(await cents()).toBe(6_000);
});

test.each([19.99, 1000, 1, 0.07 + 1])('an amount of %d is in whole cents', async (amount) => {
  expect((await ask(given.topUp(amount))).body.amount).toBe(Math.round(amount * 100) / 100);
});

test('an amount with fractions of a cent is refused before the gateway is called', async () => {
  expect((await outcomeOf(ask(given.topUp(1.005)))).slice(0, 2)).toEqual([422, 'validation_failed']);
  expect(charges).toEqual([]);
});
