import { Refusal } from '../domain/refusal.ts';
import type { Store } from '../store/store.ts';

const busy = new WeakSet<Store>();

/** Runs one backup or restore at a time; refuses a second one with 409. */
export const runExclusively = async <T>(store: Store, work: () => Promise<T>): Promise<T> => {
  if (busy.has(store)) {
    throw new Refusal('database_busy', 'A backup or restore is already running');
  }
  busy.add(store);
  try {
    return await work();
  } finally {
    busy.delete(store);
  }
};
