import { limits } from '@mobility/openapi/limits';
import { createGuessLimits } from '../auth/guess-limits.ts';
import type { Context } from '../context.ts';
import { createSandboxGateway } from '../gateways/sandbox.ts';
import { idsFrom } from '../ids.ts';
import { createDriverIndex } from '../matching/driver-index.ts';
import type { Chance } from '../simulation/random.ts';
import type { Store, Write } from '../store/store.ts';

/** A context whose clock is set by hand. */
export type Past = { context: Context; setTime(time: number): void };

/** Nobody is connected while the past is made, and nobody is to hear of it. */
const nobodyListens: Context['hub'] = {
  wake: () => {},
  closeUser: () => {},
  closeSession: () => {},
  online: () => false,
  state: () => ({ sockets: 0, delivered: 0 }),
  close: async () => {},
};

/** Every transaction of the operations becomes a part of the one that is open. */
const storeWithin = (db: Write): Store => ({
  read: db,
  transaction: (work) => work(db),
  snapshot: (work) => work(db),
  migrate: async () => {},
  close: async () => {},
});

/** The same operations at another time, within one transaction: the same chance gives the same ids. No card is charged. */
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
      hub: nobodyListens,
      drivers: createDriverIndex(store, now),
      guesses: createGuessLimits({ perAccount: 100, perAddress: 1_000, now }),
      gateway: createSandboxGateway(async () => {}),
    },
    setTime: (to) => {
      time = to;
    },
  };
};
