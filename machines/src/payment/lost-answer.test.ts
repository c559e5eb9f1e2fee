import type { PaymentResult, PaymentStatus } from '@mobility/openapi';
import expired from '@mobility/openapi/examples/PaymentStatus.expired.json' with { type: 'json' };
import failed from '@mobility/openapi/examples/PaymentStatus.failed.json' with { type: 'json' };
import paid from '@mobility/openapi/examples/PaymentStatus.paid.json' with { type: 'json' };
import pending from '@mobility/openapi/examples/PaymentStatus.pending.json' with { type: 'json' };
import { expect, it, vi } from 'vitest';
import { secret } from '../card-payment/secret.ts';
import { advance, flush } from '../testing/index.ts';
import { startPayment } from '../testing/payment-harness.ts';

const away = () => Promise.reject({ kind: 'network' });

/** Completes a payment whose answer is lost. `status` is what the server says afterwards. */
const lose = async (method: 'balance' | 'cash' | 'stripe', status: () => Promise<unknown>) => {
  const opened = { ...pending, payment_method: method } as PaymentStatus;
  const client = {
    getRidePaymentStatus: vi.fn(async () => opened),
    initiateRidePayment: vi.fn(async () => opened),
    processRidePayment: vi.fn((..._call: unknown[]): Promise<PaymentResult> => away()),
  };
  const { actor, clock, alerts, emitted } = await startPayment(client);
  client.getRidePaymentStatus.mockImplementation(status as () => Promise<PaymentStatus>);
  actor.send({ type: 'complete' });
  await flush();
  return { actor, clock, alerts, client, emitted, value: () => actor.getSnapshot().value };
};

it.each(['balance', 'cash'] as const)('by %s is paid where the status says so', async (method) => {
  const { actor, alerts, emitted, value } = await lose(method, async () => paid);
  expect(value()).toBe('paid');
  expect(actor.getSnapshot().context.status).toEqual(paid);
  expect(alerts.messages()).toEqual(['payment.completed']);
  expect(emitted).toHaveBeenCalledOnce();
});

it('asks while the server is away, and at once when it answers again', async () => {
  const { actor, clock, client, value } = await lose('balance', away);
  await advance(clock, 60_000, 500);
  expect(value()).toBe('checking');
  expect(actor.getSnapshot().context.error).toBeNull();
  client.getRidePaymentStatus.mockImplementation(async () => paid as PaymentStatus);
  actor.send({ type: 'live_connected' });
  await flush();
  expect(value()).toBe('paid');
});

it('is paid as soon as the list of rides says so', async () => {
  const { actor, client, emitted, value } = await lose('balance', away);
  client.getRidePaymentStatus.mockImplementation(async () => paid as PaymentStatus);
  actor.send({ type: 'ride_paid' });
  await flush();
  expect(value()).toBe('paid');
  expect(emitted).toHaveBeenCalledOnce();
});

it('can be completed again under the same key where the payment was not made', async () => {
  const { actor, clock, client, value } = await lose('balance', async () => pending);
  await advance(clock, 4_000);
  expect(value()).toBe('pending');
  expect(actor.getSnapshot().context.error).toEqual({ message: 'payment.checkDeclined' });
  actor.send({ type: 'complete' });
  await flush();
  const sent = client.processRidePayment.mock.calls.map((call) => JSON.stringify(call));
  expect(sent).toHaveLength(2);
  expect(sent[1]).toBe(sent[0]);
});

it.each([failed, expired])('shows a payment that has ended as $status', async (status) => {
  const { actor, value } = await lose('balance', async () => status);
  expect(value()).toBe(status.status);
  expect(actor.getSnapshot().context.error).toBeNull();
});

it('tells the card dialog that the ride is paid, and that the server answers again', async () => {
  const { actor, clock, client, emitted, value } = await lose('stripe', away);
  const card = actor.getSnapshot().children.cardPayment;
  card?.send({ type: 'setNumber', number: secret('4242424242424242') });
  card?.send({ type: 'setExpiry', expiry: '1230' });
  card?.send({ type: 'setCvc', cvc: secret('123') });
  card?.send({ type: 'setName', name: 'Ada' });
  card?.send({ type: 'pay' });
  await advance(clock, 2_000);
  expect(card?.getSnapshot().value).toBe('checking');
  const asked = client.getRidePaymentStatus.mock.calls.length;
  actor.send({ type: 'live_connected' });
  await flush();
  expect(client.getRidePaymentStatus).toHaveBeenCalledTimes(asked + 1);
  client.getRidePaymentStatus.mockImplementation(async () => paid as PaymentStatus);
  actor.send({ type: 'ride_paid' });
  expect(card?.getSnapshot().value).toBe('success');
  await advance(clock, 1_500);
  expect(value()).toBe('paid');
  expect(emitted).toHaveBeenCalledOnce();
});
