import type { PaymentMethod, PaymentResult, PaymentStatus, SavedCard } from '@mobility/openapi';
import result from '@mobility/openapi/examples/PaymentResult.json' with { type: 'json' };
import pending from '@mobility/openapi/examples/PaymentStatus.pending.json' with { type: 'json' };
import visa from '@mobility/openapi/examples/SavedCard.json' with { type: 'json' };
import other from '@mobility/openapi/examples/SavedCard.other.json' with { type: 'json' };
import { expect, it, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { advance, flush, memoryPresence, recordingAlerts } from '../testing/index.ts';
import { paymentWith } from './actors.ts';

const cards = [visa, other] as SavedCard[];

const start = async (balance: number) => {
  const opened = { ...(pending as PaymentStatus), amount: 10, payment_method: 'balance' as PaymentMethod };
  const client = {
    getRidePaymentStatus: vi.fn(async (): Promise<PaymentStatus> => ({ ...opened, status: 'not_initiated' })),
    initiateRidePayment: vi.fn(
      async (_id: string, { payment_method }: { payment_method: PaymentMethod }) => ({
        ...opened,
        payment_method,
      }),
    ),
    processRidePayment: vi.fn(async (..._call: unknown[]) => result as PaymentResult),
  };
  const clock = new SimulatedClock();
  let issued = 0;
  const actor = createActor(
    paymentWith({
      client,
      presence: memoryPresence(),
      ids: { next: () => `key-${++issued}` },
      clock: { now: () => 1_000 },
    }),
    { clock, input: { rideId: 'r', alerts: recordingAlerts() } },
  );
  actor.start();
  actor.send({ type: 'balance_known', balance });
  actor.send({ type: 'cards_known', cards });
  await flush();
  return { actor, client, clock, opened, context: () => actor.getSnapshot().context };
};

it('preselects the default card where the balance is too low, and pays with it at once', async () => {
  const { actor, client, context } = await start(2);
  expect(context()).toMatchObject({ method: 'stripe', cardId: visa.id });
  actor.send({ type: 'complete' });
  await flush();
  expect(client.processRidePayment.mock.calls[0]?.[1]).toEqual({
    payment_method: 'stripe',
    card_id: visa.id,
  });
  expect(actor.getSnapshot().value).toBe('paid');
});

it('leaves the balance preselected where it can pay, and opens the form for a card that is typed', async () => {
  const { actor, client, context } = await start(200);
  expect(context().method).toBe('balance');
  actor.send({ type: 'choose', method: 'stripe' });
  actor.send({ type: 'cards_known', cards });
  expect(context().cardId).toBeNull();
  actor.send({ type: 'complete' });
  await flush();
  expect(actor.getSnapshot().value).toBe('card');
  expect(client.processRidePayment).not.toHaveBeenCalled();
});

it('opens the payment again after the saved card was declined', async () => {
  const { actor, client, context } = await start(2);
  client.processRidePayment.mockRejectedValueOnce({
    kind: 'http',
    status: 402,
    code: 'payment_declined',
    detail: 'Your card was declined.',
  });
  actor.send({ type: 'complete' });
  await flush();
  expect(actor.getSnapshot().value).toBe('failed');
  expect(context().error).toMatchObject({ detail: 'Your card was declined.' });
  actor.send({ type: 'choose', method: 'stripe', cardId: other.id });
  actor.send({ type: 'complete' });
  await flush();
  expect(client.initiateRidePayment).toHaveBeenCalledTimes(2);
  expect(client.processRidePayment.mock.calls[1]?.[1]).toMatchObject({ card_id: other.id });
  expect(actor.getSnapshot().value).toBe('paid');
});

it('repeats a lost answer of a saved card under the same key', async () => {
  const { actor, client, clock, opened } = await start(2);
  client.processRidePayment.mockRejectedValueOnce({ kind: 'timeout' });
  client.getRidePaymentStatus.mockResolvedValue({ ...opened, payment_method: 'stripe' });
  actor.send({ type: 'complete' });
  await advance(clock, 4_000);
  expect(actor.getSnapshot().value).toBe('pending');
  actor.send({ type: 'complete' });
  await flush();
  const keys = client.processRidePayment.mock.calls.map((call) => call[2]);
  expect(keys[0]).toEqual(keys[1]);
});

it('keeps a chosen card when the list is read again, and falls back when it was removed', async () => {
  const { actor, context } = await start(2);
  actor.send({ type: 'choose', method: 'stripe', cardId: other.id });
  actor.send({ type: 'cards_known', cards });
  expect(context().cardId).toBe(other.id);
  actor.send({ type: 'cards_known', cards: [] });
  expect(context().cardId).toBeNull();
});
