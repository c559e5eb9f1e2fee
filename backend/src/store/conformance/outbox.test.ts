import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { rideStarted } from '../../domain/messages/live-messages.ts';
import { enqueueAll } from '../outbox.ts';
import type { Store } from '../store.ts';
import { addUser, twoStores, unitOf } from './stores.ts';

const writes = 60;

/** Reads from the last position until no row is left, as the hub does. */
const follow = async (store: Store, until: number) => {
  const seen: { position: number; user_id: string; seq: number }[] = [];
  const deadline = Date.now() + 30_000;
  while (seen.length < until && Date.now() < deadline) {
    const rows = await store.read
      .selectFrom('outbox')
      .select(['position', 'user_id', 'seq'])
      .where('position', '>', seen.at(-1)?.position ?? 0)
      .orderBy('position')
      .execute();
    seen.push(...rows);
    await wait(1);
  }
  return seen;
};

test('a reader that continues from its last position misses no message, even if the writers commit slowly', async () => {
  const stores = await twoStores();
  // The recipients differ, so that no shared row forces the two writers into an order.
  const users = [await addUser(stores[0]), await addUser(stores[1])];
  const write = (index: number) =>
    stores[index % 2 === 0 ? 0 : 1].transaction(async (db) => {
      await enqueueAll(unitOf(db), users.slice(index % 2).slice(0, 1), rideStarted({ ride_id: `r${index}` }));
      // One writer commits late, the other one at once.
      await wait(index % 2 === 0 ? 8 : 0);
    });
  const writing = Promise.all(Array.from({ length: writes }, (_, index) => write(index)));
  const seen = await follow(stores[1], writes);
  await writing;

  const all = await stores[0].read.selectFrom('outbox').select('position').orderBy('position').execute();
  expect(seen.map(({ position }) => position)).toEqual(all.map(({ position }) => position));
  for (const user of users) {
    const seqs = seen.filter(({ user_id }) => user_id === user).map(({ seq }) => seq);
    expect(seqs).toEqual(Array.from({ length: writes / 2 }, (_, index) => index + 1));
  }
});

test('a message of a rolled-back transaction does not exist, and its number is used again', async () => {
  const [store] = await twoStores();
  const user = await addUser(store);
  const undone = store.transaction(async (db) => {
    await enqueueAll(unitOf(db), [user], rideStarted({ ride_id: 'undone' }));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await store.transaction((db) => enqueueAll(unitOf(db), [user], rideStarted({ ride_id: 'done' })));
  const rows = await store.read.selectFrom('outbox').select(['seq', 'message']).execute();
  expect(rows).toEqual([{ seq: 1, message: expect.stringContaining('"done"') }]);
});
