import { setTimeout as wait } from 'node:timers/promises';
import { removeLeftovers } from '../backup/work-folder.ts';
import type { Context } from '../context.ts';
import { forgetNotifications } from '../store/messages/notifications.ts';
import { endUnopened } from '../store/money/checkout-sessions.ts';
import { deleteWaves, oldestOf, retentionRules, usersAfter } from '../store/retention.ts';
import type { Write } from '../store/store.ts';

const batch = { rows: 500, users: 200 };
/** Other writers get their turn between two batches. */
const pause = 5;

/** Repeats a deletion, each time in a transaction of its own, until it finds less than a whole batch. */
const inBatches = async (
  { store }: Context,
  deleteSome: (db: Write) => Promise<number>,
  batchSize: number,
): Promise<void> => {
  while ((await store.transaction(deleteSome, [])) >= batchSize) await wait(pause);
};

const forgetAllNotifications = async ({ store }: Context): Promise<void> => {
  for (let users = await usersAfter(store.read, '', batch.users); users.length > 0; ) {
    const some = users;
    await store.transaction((db) => forgetNotifications(db, some), []);
    await wait(pause);
    users = await usersAfter(store.read, some.at(-1) ?? '', batch.users);
  }
};

/** Deletes what no request can reach any more, in small transactions, and what a killed backup or restore has left. */
export const cleanUp = async (context: Context): Promise<void> => {
  const { store, config } = context;
  const now = context.now();
  removeLeftovers(config.dataDir, now);
  await store.transaction((db) => endUnopened(db, now), []);
  for (const rule of retentionRules(config.tokenLife)) {
    const deleteSome = async (db: Write): Promise<number> =>
      Number((await oldestOf(rule, now, batch.rows).execute(db)).numAffectedRows ?? 0);
    await inBatches(context, deleteSome, batch.rows);
  }
  await inBatches(context, (db) => deleteWaves(db, batch.rows), batch.rows);
  await forgetAllNotifications(context);
};
