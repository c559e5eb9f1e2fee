import type { PaymentMethod, PaymentStatus } from '@mobility/openapi';
import notInitiated from '@mobility/openapi/examples/PaymentStatus.not_initiated.json' with { type: 'json' };
import pending from '@mobility/openapi/examples/PaymentStatus.pending.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { flush, memoryPresence, recordingAlerts } from '../testing/index.ts';
import { paymentWith } from './actors.ts';

const at = (status: object, more: object = {}): PaymentStatus => ({ ...(status as PaymentStatus), ...more });
const open = async (status: PaymentStatus) => {
  const never = () => new Promise<never>(() => undefined);
  const client = {
    getRidePaymentStatus: async () => status,
    initiateRidePayment: never,
    processRidePayment: never,
  };
  const machine = paymentWith({
    client,
    presence: memoryPresence(),
    ids: { next: () => 'key' },
    clock: { now: () => 0 },
  });
  const actor = createActor(machine, { input: { rideId: 'r', alerts: recordingAlerts() } }).start();
  await flush();
  return { actor, method: (): PaymentMethod => actor.getSnapshot().context.method };
};

const { amount } = notInitiated;
const missing = at(pending, { payment_method: 'cash', cash_missing: true });

it.each([
  ['the balance, where it covers the fare', at(notInitiated), amount, 'balance'],
  ['a card, where the balance is too low', at(notInitiated), amount - 0.01, 'stripe'],
  ['the method of the open payment', at(pending, { payment_method: 'cash' }), 0, 'cash'],
  ['a card in place of cash that did not arrive', missing, 0, 'stripe'],
  ['the balance in place of cash that did not arrive', missing, 1_000, 'balance'],
] as const)('the preselected method is %s', async (_, status, balance, preselected) => {
  const { actor, method } = await open(status);
  actor.send({ type: 'balance_known', balance });
  expect(method()).toBe(preselected);
});

it('the preselected method does not replace the one that the rider chose', async () => {
  const { actor, method } = await open(at(notInitiated));
  actor.send({ type: 'choose', method: 'balance' });
  actor.send({ type: 'balance_known', balance: 0 });
  expect(method()).toBe('balance');
});
