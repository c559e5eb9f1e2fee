import type { Ride } from '@mobility/openapi';
import accepted from '@mobility/openapi/examples/Ride.accepted.json' with { type: 'json' };
import { vi } from 'vitest';
import { createActor } from 'xstate';
import { rideWith } from '../ride/actors.ts';
import type { Party } from '../ride/rules.ts';
import { recordingAlerts } from './alerts.ts';

export const ride = (rest: Partial<Ride>): Ride => ({ ...(accepted as Ride), id: 'r', version: 2, ...rest });
export const penalty = { penalty_amount: 2.5, penalty_percentage: 0.1 };

/** A running ride machine with a mocked server. */
export const start = (rest: Partial<Ride>, by: Party = 'driver') => {
  const alerts = recordingAlerts();
  const client = {
    updateRide: vi.fn(async (..._call: unknown[]) => ({ message: 'done' })),
    getPenaltyInfo: vi.fn(async (..._call: unknown[]) => penalty),
    cancelRide: vi.fn(async (..._call: unknown[]) => ({ message: 'cancelled' })),
    rateRide: vi.fn(async (..._call: unknown[]) => ({ message: 'rated' })),
    reportNoShow: vi.fn(async (..._call: unknown[]) => ({ message: 'ended' })),
    rateRider: vi.fn(async (..._call: unknown[]) => ({ message: 'rated' })),
  };
  let issued = 0;
  const changed = vi.fn();
  const actor = createActor(rideWith({ client, ids: { next: () => `key-${++issued}` } }), {
    input: { ride: ride(rest), by, alerts, owner: { send: changed } },
  });
  actor.start();
  return {
    actor,
    alerts,
    client,
    changed,
    context: () => actor.getSnapshot().context,
    value: () => actor.getSnapshot().value,
  };
};
export const refusal = (status: number, detail?: string) => ({ kind: 'http', status, detail });
