import type { LiveMessage, Ride } from '@mobility/openapi';
import { createActor, SimulatedClock } from 'xstate';
import { activeRideWith } from '../active-ride/actors.ts';
import type { ActiveRideEvent } from '../active-ride/machine.ts';
import type { Party } from '../ride/rules.ts';
import { recordingAlerts } from './alerts.ts';
import { flush, heldCall, memoryPresence } from './index.ts';

type Read = [query: unknown, options: { signal: AbortSignal }];

/** The machine of the active ride with a held server, a clock and a presence. */
export const create = (by: Party) => {
  const clock = new SimulatedClock();
  const presence = memoryPresence();
  const reads = heldCall<Read, Ride[]>();
  const update = heldCall<unknown[], { message: string }>();
  const machine = activeRideWith({
    presence,
    ids: { next: () => 'key' },
    client: {
      listMyRides: (query, options) => reads.run(query, options as Read[1]),
      updateRide: update.run,
      cancelRide: update.run,
      rateRide: update.run,
      rateRider: update.run,
      reportNoShow: update.run,
      getPenaltyInfo: async () => ({ penalty_amount: 0, penalty_percentage: 0 }),
    },
  });
  const changed: unknown[] = [];
  const input = {
    by,
    alerts: recordingAlerts(),
    owner: { send: (event: unknown) => void changed.push(event) },
    position: { send: () => undefined },
  };
  return { clock, presence, reads, update, machine, changed, input };
};

/** The same, running. */
export const start = async (by: Party = 'rider') => {
  const world = create(by);
  const actor = createActor(world.machine, { clock: world.clock, input: world.input }).start();
  await flush();
  const child = () => actor.getSnapshot().children.ride;
  return {
    ...world,
    actor,
    child,
    value: () => actor.getSnapshot().value,
    lifecycle: () => child()?.getSnapshot().value.lifecycle,
    /** Settles the oldest read that is still open. */
    answer: async (...rides: Ride[]) => {
      world.reads.answer(rides);
      await flush();
    },
    send: async (event: ActiveRideEvent) => {
      actor.send(event);
      await flush();
    },
    receive: async (message: LiveMessage) => {
      actor.send({ type: 'live_received', message });
      await flush();
    },
  };
};
