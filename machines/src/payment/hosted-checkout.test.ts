import type { PaymentStatus } from '@mobility/openapi';
import opened from '@mobility/openapi/examples/PaymentStatus.pending_checkout.json' with { type: 'json' };
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { flush, memoryPresence, recordingAlerts } from '../testing/index.ts';
import { paymentWith } from './actors.ts';

it('a hosted checkout that the rider left without paying is opened again, in place of the card form', async () => {
  const { checkout_url, ...left } = opened;
  const initiateRidePayment = vi.fn(async (..._call: unknown[]) => opened as PaymentStatus);
  const client = {
    getRidePaymentStatus: async () => left as PaymentStatus,
    initiateRidePayment,
    processRidePayment: () => Promise.reject(new Error('no card was entered')),
  };
  let issued = 0;
  const clock = { now: () => 0 };
  const machine = paymentWith({
    client,
    presence: memoryPresence(),
    ids: { next: () => `key-${++issued}` },
    clock,
  });
  const actor = createActor(machine, { input: { rideId: 'r', alerts: recordingAlerts() } });
  const addresses: string[] = [];
  actor.on('checkout_opened', ({ url }) => addresses.push(url));
  actor.start();
  await flush();
  for (const address of [1, 2]) {
    actor.send({ type: 'complete' });
    await flush();
    expect(addresses).toHaveLength(address);
    expect(actor.getSnapshot().value).toBe('pending');
  }
  expect(new Set(addresses)).toEqual(new Set([checkout_url]));
  expect(initiateRidePayment.mock.calls.map(([, , options]) => options)).toEqual([
    { idempotencyKey: 'key-1' },
    { idempotencyKey: 'key-2' },
  ]);
});
