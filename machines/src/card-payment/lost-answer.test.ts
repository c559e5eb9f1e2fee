import type { PaymentResult, PaymentStatus } from '@mobility/openapi';
import failed from '@mobility/openapi/examples/PaymentStatus.failed.json' with { type: 'json' };
import paid from '@mobility/openapi/examples/PaymentStatus.paid.json' with { type: 'json' };
import pending from '@mobility/openapi/examples/PaymentStatus.pending.json' with { type: 'json' };
import { expect, it, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { advance, flush, memoryPresence, recordingAlerts } from '../testing/index.ts';
import { cardPaymentWith } from './actors.ts';
import { secret } from './secret.ts';

/** Pays by card, and loses the answer. The status of the payment is `status`, or an error. */
const lose = async (status: unknown, error: unknown = { kind: 'network' }) => {
  const clock = new SimulatedClock();
  const alerts = recordingAlerts();
  const processRidePayment = vi.fn(
    (..._call: unknown[]): Promise<PaymentResult> => Promise.reject(error as Error),
  );
  const getRidePaymentStatus = vi.fn((): Promise<PaymentStatus> => Promise.resolve(status as PaymentStatus));
  let issued = 0;
  const actor = createActor(
    cardPaymentWith({
      client: { processRidePayment, getRidePaymentStatus },
      presence: memoryPresence(),
      ids: { next: () => `key-${++issued}` },
      clock: { now: () => 1_000 },
    }),
    { clock, input: { rideId: 'r', amount: 10.42, alerts } },
  ).start();
  actor.send({ type: 'setNumber', number: secret('4242424242424242') });
  actor.send({ type: 'setExpiry', expiry: '1230' });
  actor.send({ type: 'setCvc', cvc: secret('123') });
  actor.send({ type: 'setName', name: 'Ada' });
  actor.send({ type: 'pay' });
  await advance(clock, 2_000);
  return {
    actor,
    clock,
    alerts,
    processRidePayment,
    getRidePaymentStatus,
    value: () => actor.getSnapshot().value,
  };
};
const away = () => Promise.reject({ kind: 'network' });

it.each([{ kind: 'network' }, { kind: 'timeout' }, { kind: 'aborted' }])(
  'succeeds without an error where the status says paid after %j',
  async (error) => {
    const { actor, clock, alerts, value } = await lose(paid, error);
    expect(value()).toBe('success');
    expect(alerts.messages()).toEqual(['payment.completed']);
    await advance(clock, 1_500);
    expect(actor.getSnapshot().output).toEqual({ outcome: 'paid', result: null });
  },
);

it('asks while the server is away, says nothing meanwhile, and at once when it answers again', async () => {
  const { actor, clock, alerts, getRidePaymentStatus, value } = await lose(away());
  getRidePaymentStatus.mockImplementation(away);
  await advance(clock, 60_000, 500);
  expect(value()).toBe('checking');
  expect(alerts.messages()).toEqual([]);
  getRidePaymentStatus.mockImplementation(async () => paid as PaymentStatus);
  actor.send({ type: 'live_connected' });
  await flush();
  expect(value()).toBe('success');
});

it('succeeds as soon as the list of rides says that the ride is paid', async () => {
  const { actor, value } = await lose(away());
  actor.send({ type: 'ride_paid' });
  expect(value()).toBe('success');
});

it.each([
  [failed, 0],
  [pending, 4_000],
])('fails with the way back where the status says %j, and repeats the same charge', async (status, wait) => {
  const { actor, clock, alerts, processRidePayment, value } = await lose(status);
  await advance(clock, wait);
  expect(value()).toBe('error');
  expect(actor.getSnapshot().context.error).toEqual({ message: 'payment.checkDeclined' });
  expect(alerts.messages()).toEqual(['payment.checkDeclined']);
  actor.send({ type: 'retry' });
  actor.send({ type: 'pay' });
  await advance(clock, 2_000);
  const sent = processRidePayment.mock.calls.map((call) => JSON.stringify(call));
  expect(sent).toHaveLength(2);
  expect(sent[1]).toBe(sent[0]);
});

it('turns from a failure to a success where the payment arrives late', async () => {
  const { actor, clock, value } = await lose(pending);
  await advance(clock, 4_000);
  expect(value()).toBe('error');
  actor.send({ type: 'ride_paid' });
  expect(value()).toBe('success');
});

it('can be closed while it asks, as the payment is made or not without the dialog', async () => {
  const { actor } = await lose(away());
  actor.send({ type: 'close' });
  expect(actor.getSnapshot().output).toEqual({ outcome: 'dismissed', attempted: true });
});
