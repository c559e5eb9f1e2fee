import type { SavedCard } from '@mobility/openapi';
import checkout from '@mobility/openapi/examples/Checkout.json' with { type: 'json' };
import visa from '@mobility/openapi/examples/SavedCard.json' with { type: 'json' };
import other from '@mobility/openapi/examples/SavedCard.other.json' with { type: 'json' };
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { secret } from '../card-payment/index.ts';
import { flush, recordingAlerts, unreached, withoutExit } from '../testing/index.ts';
import { savedCardsWith } from './actors.ts';
import type { SavedCardsContext, SavedCardsEvent } from './machine.ts';
import { isExpired, payingCards } from './rules.ts';

const card = visa as SavedCard;
const form: SavedCardsEvent[] = [
  { type: 'setName', name: 'Ada' },
  { type: 'setNumber', number: secret('5555555555554444') },
  { type: 'setExpiry', expiry: '1230' },
  { type: 'setCvc', cvc: secret('123') },
];

const start = (isHosted: boolean | null = false) => {
  const alerts = recordingAlerts();
  const client = {
    saveCard: vi.fn(async (..._call: unknown[]) => card),
    removeCard: vi.fn(async (..._call: unknown[]) => ({ message: 'Removed' })),
    setDefaultCard: vi.fn(async (..._call: unknown[]) => card),
    openCheckout: vi.fn(async (..._call: unknown[]) => checkout),
  };
  let issued = 0;
  const actor = createActor(
    savedCardsWith({ client, ids: { next: () => `key-${++issued}` }, clock: { now: () => 1_000 + issued } }),
    { input: { alerts } },
  );
  const changed = vi.fn();
  actor.on('cards_changed', changed);
  actor.start();
  if (isHosted !== null) actor.send({ type: 'hosting_known', isHosted });
  return { actor, alerts, client, changed, state: () => actor.getSnapshot().value };
};

describe('adding a card on the payment page', () => {
  it('opens the page in place of the form, and leaves for it', async () => {
    const { actor, client, state } = start(true);
    const addresses: string[] = [];
    actor.on('checkout_opened', ({ url }) => addresses.push(url));
    actor.send({ type: 'add' });
    actor.send({ type: 'add' });
    await flush();
    expect(client.openCheckout).toHaveBeenCalledExactlyOnceWith(
      { purpose: 'card' },
      { idempotencyKey: 'key-1' },
    );
    expect(addresses).toEqual([checkout.checkout_url]);
    expect(state()).toBe('listed');
  });

  it('shows that the page could not be opened', async () => {
    const { actor, client, alerts, state } = start(true);
    client.openCheckout.mockRejectedValueOnce({ kind: 'network' });
    actor.send({ type: 'add' });
    await flush();
    expect(state()).toBe('listed');
    expect(alerts.messages()).toEqual(['wallet.failed']);
  });
});

it.each([
  [true, 'opening'],
  [false, 'adding'],
])(
  'Add, pressed before it is known whether cards are entered on the payment page (%s), waits and then is %s',
  (isHosted, next) => {
    const { actor, state } = start(null);
    actor.send({ type: 'add' });
    expect(state()).toBe('waiting');
    actor.send({ type: 'hosting_known', isHosted });
    expect(state()).toBe(next);
  },
);

describe('adding a card', () => {
  it('sends the details that identify the card, and clears the form', async () => {
    const { actor, client, changed, state } = start();
    actor.send({ type: 'add' });
    for (const event of form) actor.send(event);
    const { number } = actor.getSnapshot().context;
    actor.send({ type: 'saveCard' });
    actor.send({ type: 'saveCard' });
    await flush();
    expect(client.saveCard).toHaveBeenCalledExactlyOnceWith(
      {
        stripe_token: 'tok_demo_1000',
        card_details: { last4: '4444', brand: 'mastercard', expiry_month: 12, expiry_year: 2030 },
      },
      { idempotencyKey: 'key-1' },
    );
    expect([state(), number.reveal(), actor.getSnapshot().context.name]).toEqual(['listed', '', '']);
    expect(actor.getSnapshot().context.changed).toBe('saved');
    expect(changed).toHaveBeenCalledOnce();
  });

  it('sends nothing while a field is invalid', () => {
    const { actor, client, state } = start();
    actor.send({ type: 'add' });
    actor.send({ type: 'saveCard' });
    expect(state()).toBe('adding');
    expect(Object.keys(actor.getSnapshot().context.errors)).toHaveLength(4);
    expect(client.saveCard).not.toHaveBeenCalled();
  });

  it('keeps the form after a refusal, and repeats a lost answer under its key', async () => {
    const { actor, client, state } = start();
    client.saveCard.mockRejectedValueOnce({ kind: 'network' });
    client.saveCard.mockRejectedValueOnce({
      kind: 'http',
      status: 409,
      detail: 'This card is already saved',
    });
    actor.send({ type: 'add' });
    for (const event of form) actor.send(event);
    for (let times = 0; times < 3; times += 1) {
      actor.send({ type: 'saveCard' });
      await flush();
    }
    expect(client.saveCard.mock.calls.map((call) => call[1])).toEqual(
      ['key-1', 'key-1', 'key-2'].map((idempotencyKey) => ({ idempotencyKey })),
    );
    expect(state()).toBe('listed');
  });
});

describe('removing a card', () => {
  it('asks for confirmation and can be cancelled', async () => {
    const { actor, client, state } = start();
    actor.send({ type: 'remove', card });
    expect(state()).toBe('confirming');
    actor.send({ type: 'close' });
    expect(client.removeCard).not.toHaveBeenCalled();
    actor.send({ type: 'remove', card });
    actor.send({ type: 'removeCard' });
    await flush();
    expect(client.removeCard).toHaveBeenCalledExactlyOnceWith(card.id, { idempotencyKey: 'key-1' });
    expect([state(), actor.getSnapshot().context.changed]).toEqual(['listed', 'removed']);
  });

  it('shows in the confirmation why it failed', async () => {
    const { actor, client, state } = start();
    client.removeCard.mockRejectedValueOnce({ kind: 'http', status: 404, detail: 'Card not found' });
    actor.send({ type: 'remove', card });
    actor.send({ type: 'removeCard' });
    await flush();
    expect(state()).toBe('confirming');
    expect(actor.getSnapshot().context.error).toEqual({
      message: 'wallet.failed',
      detail: 'Card not found',
    });
  });
});

describe('choosing the default', () => {
  it('causes the list to be read again, even after an error', async () => {
    const { actor, alerts, client, changed } = start();
    client.setDefaultCard.mockRejectedValueOnce({ kind: 'network' });
    actor.send({ type: 'setDefaultCard', card });
    await flush();
    actor.send({ type: 'setDefaultCard', card });
    await flush();
    expect(client.setDefaultCard).toHaveBeenCalledTimes(2);
    expect(changed).toHaveBeenCalledTimes(2);
    expect(alerts.messages()).toEqual(['wallet.failed']);
  });
});

describe('the cards that can pay', () => {
  it('include a card until the end of its printed month', () => {
    const december = { expiry_month: 12, expiry_year: 2026 };
    expect(isExpired(december, Date.UTC(2026, 11, 31, 23, 59))).toBe(false);
    expect(isExpired(december, Date.UTC(2027, 0, 1))).toBe(true);
  });

  it('have the default first and no expired one', () => {
    const cards = [
      { ...other, id: 'new', is_default: false },
      { ...visa, id: 'old', expiry_year: 2020 },
      { ...visa, id: 'usual', is_default: true },
    ] as SavedCard[];
    expect(payingCards(cards, Date.UTC(2026, 10, 22)).map(({ id }) => id)).toEqual(['usual', 'new']);
  });
});

it('reaches every state and leaves each again', () => {
  const exploration = {
    input: { alerts: recordingAlerts() },
    events: [
      ...form,
      { type: 'hosting_known', isHosted: true },
      { type: 'hosting_known', isHosted: false },
      { type: 'add' },
      { type: 'saveCard' },
      { type: 'remove', card },
      { type: 'removeCard' },
      { type: 'setDefaultCard', card },
      { type: 'close' },
    ],
    outputs: { openCheckout: [checkout] },
    distinguish: ({ isHosted, number, expiry, cvc, name }: SavedCardsContext) => [
      isHosted,
      number.reveal(),
      expiry,
      cvc.reveal(),
      name,
    ],
  };
  const never = () => new Promise<never>(() => undefined);
  const machine = savedCardsWith({
    client: { saveCard: never, removeCard: never, setDefaultCard: never, openCheckout: never },
    ids: { next: () => 'key' },
    clock: { now: () => 0 },
  });
  expect(unreached(machine, exploration)).toEqual([]);
  expect(withoutExit(machine, exploration)).toEqual([]);
});
