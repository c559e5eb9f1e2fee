import { vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { paymentWith } from '../payment/actors.ts';
import { recordingAlerts } from './alerts.ts';
import { flush } from './clock.ts';
import { memoryPresence } from './ports.ts';

type Client = Parameters<typeof paymentWith>[0]['client'];

/** A running payment of a ride with a mocked server, after its first reads. `emitted` records the event `paid`. */
export const startPayment = async (client: Client, now = 1_000_000) => {
  const [clock, alerts, emitted] = [new SimulatedClock(), recordingAlerts(), vi.fn()];
  let issued = 0;
  const actor = createActor(
    paymentWith({
      client,
      presence: memoryPresence(),
      ids: { next: () => `key-${++issued}` },
      clock: { now: () => now },
    }),
    { clock, input: { rideId: 'r', alerts } },
  );
  actor.on('paid', emitted);
  actor.start();
  await flush();
  return { actor, clock, alerts, emitted };
};
