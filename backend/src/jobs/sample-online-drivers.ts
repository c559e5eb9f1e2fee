import { isSampleDue, keepOnlineDrivers } from '../admin/online-samples.queries.ts';
import { countOnlineDrivers } from '../admin/stats.queries.ts';
import type { Context } from '../context.ts';

/** Keeps how many drivers are online, once in 5 minutes, for the console's chart of the last hour. */
export const sampleOnlineDrivers = async ({ store, now }: Context): Promise<void> => {
  if (!(await isSampleDue(store.read, now()))) return;
  const { online } = await countOnlineDrivers(store.read);
  await store.transaction((db) => keepOnlineDrivers(db, Number(online), now()), []);
};
