import { setTimeout as wait } from 'node:timers/promises';
import type { Store } from '../store.ts';
import { isUnavailable } from './unavailable.ts';

type Options = {
  /** How long to wait for the database, in milliseconds. */
  patience: number;
  /** Runs once, if there is something to wait for. */
  onWait(): void;
};
const pause = 500;

/** Migrates the database. Waits for one that does not answer yet, because it may be starting at the same time. */
export const migrateWhenUp = async (store: Store, { patience, onWait }: Options): Promise<void> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await store.migrate();
    } catch (error) {
      if (!isUnavailable(error) || tries * pause > patience) throw error;
      if (tries === 1) onWait();
      await wait(pause);
    }
  }
};
