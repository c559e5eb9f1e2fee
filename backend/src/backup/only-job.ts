import type { RestoreProgress } from '@mobility/openapi';
import { Refusal } from '../domain/refusal.ts';
import type { Store } from '../store/store.ts';
import { Progress } from './progress.ts';

const running = new WeakMap<Store, Progress>();

/** Runs one backup or restore at a time; refuses a second one with 409. */
export const runExclusively = async <T>(
  store: Store,
  work: (progress: Progress) => Promise<T>,
): Promise<T> => {
  if (running.has(store)) {
    throw new Refusal('database_busy', 'A backup or restore is already running');
  }
  const progress = new Progress();
  running.set(store, progress);
  try {
    return await work(progress);
  } finally {
    running.delete(store);
  }
};

/** How far the restore has come that runs in this process, or the check of a file before one; null while none runs. */
export const restoreProgressOf = (store: Store): RestoreProgress | null =>
  running.get(store)?.current ?? null;
