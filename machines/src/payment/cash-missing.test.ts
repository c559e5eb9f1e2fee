import type { PaymentStatus } from '@mobility/openapi';
import paid from '@mobility/openapi/examples/PaymentStatus.paid.json' with { type: 'json' };
import pending from '@mobility/openapi/examples/PaymentStatus.pending.json' with { type: 'json' };
import { expect, it, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { flush, memoryPresence, recordingAlerts } from '../testing/index.ts';
import { paymentWith } from './actors.ts';

const start = async (first = paid as PaymentStatus) => {
  const getRidePaymentStatus = vi.fn(
    async (): Promise<PaymentStatus> => ({ ...first, payment_method: 'cash' }),
  );
  const client = {
    getRidePaymentStatus,
    initiateRidePayment: () => Promise.reject(new Error('not reached')),
    processRidePayment: async () => ({
      message: 'Paid',
      status: 'paid' as const,
      amount: 7.32,
      payment_id: 'p',
      payment_method: 'cash' as const,
    }),
  };
  const actor = createActor(
    paymentWith({
      client,
      presence: memoryPresence(),
      ids: { next: () => 'key' },
      clock: { now: () => 1_000_000 },
    }),
    { clock: new SimulatedClock(), input: { rideId: 'r', alerts: recordingAlerts() } },
  ).start();
  await flush();
  return { actor, getRidePaymentStatus };
};

it('is open again, without cash, once the server asks for a payment whose cash the driver did not receive', async () => {
  const { actor, getRidePaymentStatus } = await start();
  expect(actor.getSnapshot().value).toBe('paid');
  getRidePaymentStatus.mockResolvedValue({
    ...(pending as PaymentStatus),
    payment_method: 'cash',
    cash_missing: true,
  });
  actor.send({ type: 'asked_again' });
  expect(actor.getSnapshot().context.status).toBeNull();
  await flush();
  expect(actor.getSnapshot().value).toBe('pending');
  expect(actor.getSnapshot().context).toMatchObject({ method: 'balance', status: { cash_missing: true } });
});

it('preselects another method than the cash that the rider had chosen in the same dialog', async () => {
  const opened = { ...(pending as PaymentStatus), payment_method: 'cash' as const };
  const { actor, getRidePaymentStatus } = await start(opened);
  actor.send({ type: 'choose', method: 'cash' });
  actor.send({ type: 'complete' });
  await flush();
  expect(actor.getSnapshot().value).toBe('paid');
  getRidePaymentStatus.mockResolvedValue({ ...opened, cash_missing: true });
  actor.send({ type: 'asked_again' });
  await flush();
  expect(actor.getSnapshot().context).toMatchObject({ method: 'balance', status: { cash_missing: true } });
});

it('stays paid where the server asked before it knew of the payment', async () => {
  const { actor } = await start();
  actor.send({ type: 'asked_again' });
  await flush();
  expect(actor.getSnapshot().value).toBe('paid');
});

it('reads the status again if the server asks while it is read', async () => {
  const { actor, getRidePaymentStatus } = await start(pending as PaymentStatus);
  const late = Promise.withResolvers<PaymentStatus>();
  getRidePaymentStatus.mockReturnValueOnce(late.promise);
  actor.send({ type: 'ride_paid' });
  getRidePaymentStatus.mockResolvedValue({ ...(pending as PaymentStatus), cash_missing: true });
  actor.send({ type: 'asked_again' });
  late.resolve(paid as PaymentStatus);
  await flush();
  expect(actor.getSnapshot().value).toBe('pending');
  expect(actor.getSnapshot().context.status).toMatchObject({ cash_missing: true });
});
