import { Refusal } from '../../operation.ts';
import type { Store } from '../../store/store.ts';

const busy = new WeakSet<Store>();

/** Runs one backup or restore at a time; another one is 409. */
export const asOnlyJob = async <T>(store: Store, work: () => Promise<T>): Promise<T> => {
  if (busy.has(store)) {
    throw new Refusal(409, 'database_busy', 'A backup or restore is already running');
  }
  busy.add(store);
  try {
    return await work();
  } finally {
    busy.delete(store);
  }
};
