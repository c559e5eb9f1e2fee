import type { Context } from '../context.ts';
import { assessStore, type Finding } from '../domain/health.ts';
import { readProbe, writeProbe } from '../store/health.ts';

/** Writes to the database and reads it back. */
export const probeStore = async ({ store, now }: Pick<Context, 'store' | 'now'>): Promise<Finding> => {
  const [start, mark] = [performance.now(), now()];
  await writeProbe(store, mark);
  // Another instance may have written a newer mark since.
  const isReadBack = Number(await readProbe(store.read)) >= mark;
  return assessStore(performance.now() - start, isReadBack);
};
