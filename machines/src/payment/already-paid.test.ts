import type { PaymentMethod, PaymentResult, PaymentStatus } from '@mobility/openapi';
import paid from '@mobility/openapi/examples/PaymentStatus.paid.json' with { type: 'json' };
import pending from '@mobility/openapi/examples/PaymentStatus.pending.json' with { type: 'json' };
import { expect, it, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { secret } from '../card-payment/secret.ts';
import { advance, flush, memoryPresence, recordingAlerts } from '../testing/index.ts';
import { startPayment } from '../testing/payment-harness.ts';
import { paymentWith } from './actors.ts';

const pendingBy = (payment_method: PaymentMethod): PaymentStatus => ({
  ...(pending as PaymentStatus),
  payment_method,
});

/** Completes a payment of a ride that is paid meanwhile, as the answer of one operation says. */
const complete = async (operation: 'initiateRidePayment' | 'processRidePayment', method: PaymentMethod) => {
  const client = {
    getRidePaymentStatus: vi.fn(async () => pendingBy('cash')),
    initiateRidePayment: vi.fn(async () => pendingBy(method)),
    processRidePayment: vi.fn(async (): Promise<PaymentResult> => Promise.reject(new Error('not reached'))),
  };
  const { actor, clock, alerts, emitted } = await startPayment(client);
  client[operation].mockRejectedValueOnce({ kind: 'http', status: 409, code: 'already_paid' });
  client.getRidePaymentStatus.mockResolvedValue(paid as PaymentStatus);
  actor.send({ type: 'choose', method });
  actor.send({ type: 'complete' });
  await flush();
  return { actor, clock, alerts, emitted };
};

it.each(['initiateRidePayment', 'processRidePayment'] as const)(
  'is paid, with a toast, where %s says that the ride is already paid',
  async (operation) => {
    const { actor, alerts, emitted } = await complete(operation, 'balance');
    expect(actor.getSnapshot().value).toBe('paid');
    expect(alerts.messages()).toEqual(['payment.completed']);
    expect(emitted).toHaveBeenCalledOnce();
  },
);

it('reads how the ride was paid where a typed card comes too late', async () => {
  const { actor, clock, alerts, emitted } = await complete('processRidePayment', 'stripe');
  const card = actor.getSnapshot().children.cardPayment;
  card?.send({ type: 'setNumber', number: secret('4242424242424242') });
  card?.send({ type: 'setExpiry', expiry: '1230' });
  card?.send({ type: 'setCvc', cvc: secret('123') });
  card?.send({ type: 'setName', name: 'Ada' });
  card?.send({ type: 'pay' });
  await advance(clock, 3_500);
  await flush();
  expect(actor.getSnapshot().value).toBe('paid');
  expect(actor.getSnapshot().context.status).toEqual(paid);
  expect(alerts.messages()).toEqual(['payment.completed']);
  expect(emitted).toHaveBeenCalledOnce();
});

it('shows how the ride was paid once another window has paid it', async () => {
  const client = {
    getRidePaymentStatus: vi.fn(async () => pendingBy('cash')),
    initiateRidePayment: vi.fn(async () => pendingBy('cash')),
    processRidePayment: vi.fn(async (): Promise<PaymentResult> => Promise.reject(new Error('not reached'))),
  };
  const alerts = recordingAlerts();
  const actor = createActor(
    paymentWith({
      client,
      presence: memoryPresence(),
      ids: { next: () => 'key' },
      clock: { now: () => 1_000_000 },
    }),
    { clock: new SimulatedClock(), input: { rideId: 'r', alerts } },
  ).start();
  await flush();
  client.getRidePaymentStatus.mockResolvedValue(paid as PaymentStatus);
  actor.send({ type: 'ride_paid' });
  await flush();
  expect(actor.getSnapshot().value).toBe('paid');
  expect(actor.getSnapshot().context.status).toEqual(paid);
  // The window that paid has said it.
  expect(alerts.messages()).toEqual([]);
});
