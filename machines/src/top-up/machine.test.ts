import toppedUp from '@mobility/openapi/examples/BalanceTransaction.json' with { type: 'json' };
import checkout from '@mobility/openapi/examples/Checkout.json' with { type: 'json' };
import visa from '@mobility/openapi/examples/SavedCard.json' with { type: 'json' };
import other from '@mobility/openapi/examples/SavedCard.other.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { secret } from '../card-payment/index.ts';
import { flush, unreached, withoutExit } from '../testing/index.ts';
import { cards, startTopUp as start } from '../testing/top-up-harness.ts';
import { topUpWith } from './actors.ts';
import type { TopUpContext, TopUpEvent } from './machine.ts';

const form: TopUpEvent[] = [
  { type: 'setName', name: 'Ada' },
  { type: 'setNumber', number: secret('4242424242424242') },
  { type: 'setExpiry', expiry: '1230' },
  { type: 'setCvc', cvc: secret('123') },
];

it('preselects the first card that pays and charges it with the chosen amount', async () => {
  const { actor, topUpBalance, changed, context } = start();
  actor.send({ type: 'cards_known', cards });
  actor.send({ type: 'chooseAmount', choice: 100 });
  actor.send({ type: 'topUp' });
  actor.send({ type: 'topUp' });
  await flush();
  expect(topUpBalance).toHaveBeenCalledExactlyOnceWith(
    { amount: 100, card_id: visa.id },
    { idempotencyKey: 'key-1' },
  );
  expect(actor.getSnapshot().value).toBe('choosing');
  expect(context().done).toEqual(toppedUp);
  expect(changed).toHaveBeenCalledOnce();
});

describe('where cards are entered on the payment page', () => {
  it('opens the page with the amount, and leaves for it', async () => {
    const { actor, topUpBalance, openCheckout } = start(true);
    const addresses: string[] = [];
    actor.on('checkout_opened', ({ url }) => addresses.push(url));
    actor.send({ type: 'topUp' });
    actor.send({ type: 'topUp' });
    await flush();
    expect(openCheckout).toHaveBeenCalledExactlyOnceWith(
      { purpose: 'top_up', amount: 50 },
      { idempotencyKey: 'key-1' },
    );
    expect(addresses).toEqual([checkout.checkout_url]);
    expect(topUpBalance).not.toHaveBeenCalled();
    expect(actor.getSnapshot().value).toBe('choosing');
  });

  it('shows that the page could not be opened, and tries again under the same key', async () => {
    const { actor, openCheckout } = start(true);
    openCheckout.mockRejectedValueOnce({ kind: 'network' });
    actor.send({ type: 'topUp' });
    await flush();
    expect(actor.getSnapshot().value).toBe('failed');
    actor.send({ type: 'retry' });
    await flush();
    expect(actor.getSnapshot().value).toBe('choosing');
    const keys = openCheckout.mock.calls.map(
      (call) => (call[1] as { idempotencyKey: string }).idempotencyKey,
    );
    expect(keys).toEqual(['key-1', 'key-1']);
  });

  it('charges a saved card without the page', async () => {
    const { actor, topUpBalance, openCheckout } = start(true);
    actor.send({ type: 'cards_known', cards });
    actor.send({ type: 'topUp' });
    await flush();
    expect(topUpBalance).toHaveBeenCalledOnce();
    expect(openCheckout).not.toHaveBeenCalled();
  });
});

describe('a press before it is known where cards are entered', () => {
  it('leads to the payment page, or to the form, as soon as this is known', async () => {
    for (const isHosted of [true, false]) {
      const { actor, openCheckout } = start(null);
      actor.send({ type: 'topUp' });
      expect(actor.getSnapshot().value).toBe('waiting');
      actor.send({ type: 'hosting_known', isHosted });
      expect(actor.getSnapshot().value).toBe(isHosted ? 'opening' : 'entering');
      expect(openCheckout).toHaveBeenCalledTimes(isHosted ? 1 : 0);
    }
  });

  it('does not charge a saved card that was not shown when the button was pressed', () => {
    const { actor, topUpBalance, context } = start(null);
    actor.send({ type: 'topUp' });
    actor.send({ type: 'cards_known', cards });
    actor.send({ type: 'hosting_known', isHosted: true });
    expect(actor.getSnapshot().value).toBe('choosing');
    expect(context().cardId).toBe(visa.id);
    expect(topUpBalance).not.toHaveBeenCalled();
  });
});

it('keeps the chosen card while it exists, and returns to the first one when it is removed', () => {
  const { actor, context } = start();
  actor.send({ type: 'cards_known', cards });
  actor.send({ type: 'chooseCard', cardId: other.id });
  actor.send({ type: 'cards_known', cards });
  expect(context().cardId).toBe(other.id);
  actor.send({ type: 'cards_known', cards: cards.slice(0, 1) });
  expect(context().cardId).toBe(visa.id);
  actor.send({ type: 'chooseCard', cardId: null });
  actor.send({ type: 'cards_known', cards });
  expect(context().cardId).toBeNull();
});

describe('a typed card', () => {
  it('is validated first, and its number and CVC are never sent and are cleared', async () => {
    const { actor, topUpBalance, context } = start();
    actor.send({ type: 'topUp' });
    expect(actor.getSnapshot().value).toBe('entering');
    actor.send({ type: 'pay' });
    expect(Object.keys(context().errors)).toHaveLength(4);
    for (const event of form) actor.send(event);
    const { number } = context();
    actor.send({ type: 'pay' });
    await flush();
    expect(topUpBalance.mock.calls[0]?.[0]).toEqual({
      amount: 50,
      stripe_token: 'tok_demo_1000',
      card_details: { last4: '4242', brand: 'visa', expiry_month: 12, expiry_year: 2030 },
    });
    expect(number.reveal()).toBe('');
    expect(context()).toMatchObject({ name: '', expiry: '' });
  });

  it('stays in the form after a refusal, and another attempt has another key', async () => {
    const { actor, topUpBalance, context, keys } = start();
    topUpBalance.mockRejectedValueOnce({ kind: 'http', status: 402, detail: 'Your card was declined.' });
    actor.send({ type: 'topUp' });
    for (const event of form) actor.send(event);
    actor.send({ type: 'pay' });
    await flush();
    expect(actor.getSnapshot().value).toBe('refused');
    expect(context().error).toMatchObject({ detail: 'Your card was declined.' });
    actor.send({ type: 'retry' });
    expect(context().name).toBe('Ada');
    actor.send({ type: 'pay' });
    await flush();
    expect(keys()).toEqual(['key-1', 'key-2']);
  });
});

describe('a lost answer', () => {
  it('is repeated under the same key, and the balance is read again', async () => {
    const { actor, topUpBalance, changed, keys } = start();
    topUpBalance.mockRejectedValueOnce({ kind: 'timeout' });
    actor.send({ type: 'cards_known', cards });
    actor.send({ type: 'topUp' });
    await flush();
    expect(actor.getSnapshot().value).toBe('failed');
    expect(changed).toHaveBeenCalledOnce();
    actor.send({ type: 'retry' });
    await flush();
    expect(keys()).toEqual(['key-1', 'key-1']);
  });

  it('is repeated under the same key if the same card and amount are entered again', async () => {
    const { actor, topUpBalance, keys } = start();
    topUpBalance.mockRejectedValueOnce({ kind: 'network' });
    const enter = async () => {
      actor.send({ type: 'chooseAmount', choice: 20 });
      actor.send({ type: 'topUp' });
      for (const event of form) actor.send(event);
      actor.send({ type: 'pay' });
      await flush();
    };
    await enter();
    actor.send({ type: 'close' });
    await enter();
    expect(keys()).toEqual(['key-1', 'key-1']);
    expect(topUpBalance.mock.calls[1]).toEqual(topUpBalance.mock.calls[0]);
  });

  it('of a saved card is repeated under the same key if the card is chosen again', async () => {
    const { actor, topUpBalance, keys } = start();
    topUpBalance.mockRejectedValueOnce({ kind: 'network' });
    for (const cardId of [visa.id, visa.id]) {
      actor.send({ type: 'chooseCard', cardId });
      actor.send({ type: 'topUp' });
      await flush();
    }
    expect(keys()).toEqual(['key-1', 'key-1']);
  });

  it('is not repeated once the amount has changed', async () => {
    const { actor, topUpBalance, keys } = start();
    topUpBalance.mockRejectedValueOnce({ kind: 'network' });
    actor.send({ type: 'cards_known', cards });
    actor.send({ type: 'topUp' });
    await flush();
    actor.send({ type: 'chooseAmount', choice: 20 });
    actor.send({ type: 'topUp' });
    await flush();
    expect(keys()).toEqual(['key-1', 'key-2']);
  });
});

it.each([
  ['1', 1],
  ['1000', 1000],
  [' 75.5 ', 75.5],
  ['19,99', 19.99],
  ['٢٥٫٥٠', 25.5],
  ['0.99', null],
  ['1000.01', null],
  ['10.005', null],
  ['1,000.50', null],
  ['-5', null],
  ['1e2', null],
  ['', null],
])('reads the typed amount %j as %j', (typed, amount) => {
  const { actor, topUpBalance, context } = start();
  actor.send({ type: 'cards_known', cards });
  actor.send({ type: 'chooseAmount', choice: 'other' });
  actor.send({ type: 'setOther', amount: typed });
  actor.send({ type: 'topUp' });
  expect(context().isAmountWrong).toBe(amount === null);
  expect(topUpBalance.mock.calls.map(([body]) => body)).toEqual(
    amount === null ? [] : [{ amount, card_id: visa.id }],
  );
});

it('reaches every state and leaves each again', () => {
  const exploration = {
    input: { locale: 'en-US' },
    events: [
      ...form,
      { type: 'cards_known', cards },
      { type: 'chooseCard', cardId: null },
      { type: 'hosting_known', isHosted: true },
      { type: 'hosting_known', isHosted: false },
      { type: 'topUp' },
      { type: 'pay' },
      { type: 'retry' },
      { type: 'close' },
    ],
    outputs: { topUpBalance: [toppedUp], openCheckout: [checkout] },
    distinguish: ({ cardId, isHosted, number, expiry, cvc, name }: TopUpContext) => [
      cardId,
      isHosted,
      number.reveal(),
      expiry,
      cvc.reveal(),
      name,
    ],
  };
  const machine = topUpWith({
    client: {
      topUpBalance: () => new Promise(() => undefined),
      openCheckout: () => new Promise(() => undefined),
    },
    ids: { next: () => 'key' },
    clock: { now: () => 0 },
  });
  expect(unreached(machine, exploration)).toEqual([]);
  expect(withoutExit(machine, exploration)).toEqual([]);
});
