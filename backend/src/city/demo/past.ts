import { limits } from '@mobility/openapi/limits';
import { createGuessLimits } from '../../auth/guess-limits.ts';
import type { Context } from '../../context.ts';
import { createSandboxGateway } from '../../gateways/sandbox.ts';
import { idsFrom } from '../../ids.ts';
import { silentHub } from '../../live/silent-hub.ts';
import { createStorePositions } from '../../matching/store-positions.ts';
import type { Store, Write } from '../../store/store.ts';
import { stepByStep } from '../../store/transactions/steps.ts';
import type { Chance } from '../simulation/random.ts';

/** A context with a clock that is set by hand. */
export type Past = { context: Context; setTime(time: number): void };

/** A store in which every transaction of an operation becomes part of the open one. */
const storeWithin = (db: Write): Store => ({
  read: db,
  lists: db,
  transaction: (work) => work(db),
  inSteps: (steps) => stepByStep(db, steps),
  synced: async () => {},
  snapshot: (work) => work(db),
  migrate: async () => {},
  close: async () => {},
});

/** A context at another time within one transaction. Its ids come from the seed, and no card is charged. */
export const openPast = (present: Context, db: Write, chance: Chance): Past => {
  let time = present.now();
  const now = () => time;
  const bytes = () => Uint8Array.from({ length: 16 }, () => Math.floor(chance.between(0, 256)));
  const store = storeWithin(db);
  return {
    context: {
      ...present,
      config: { ...present.config, rideExpiry: limits.ride.expiresAfter },
      store,
      now,
      newId: idsFrom(now, bytes),
      hub: silentHub,
      positions: createStorePositions(store, now),
      guesses: createGuessLimits({ logs: [], perBudget: 100, perAddress: 1_000, now }),
      gateway: createSandboxGateway(async () => {}),
    },
    setTime: (to) => {
      time = to;
    },
  };
};
