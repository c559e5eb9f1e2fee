import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Store, Write } from '../store.ts';
import { addUser, twoStores } from './stores.ts';

const seqOf = async (db: Store['read'] | Write): Promise<number | undefined> =>
  (await db.selectFrom('live_sequences').select('seq').executeTakeFirst())?.seq;

const setSeq = (db: Write, user_id: string, seq: number) =>
  db
    .insertInto('live_sequences')
    .values({ user_id, seq })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ seq }))
    .execute();

test('a transaction that throws is rolled back, including its earlier writes', async () => {
  const [store] = await twoStores();
  const user = await addUser(store);
  const failing = store.transaction(async (db) => {
    await setSeq(db, user, 1);
    expect(await seqOf(db)).toBe(1);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await seqOf(store.read)).toBeUndefined();
});

test('a transaction with a failed statement cannot be committed, even if the error is caught', async () => {
  const [store] = await twoStores();
  const user = await addUser(store);
  await store
    .transaction(async (db) => {
      await setSeq(db, user, 1);
      await setSeq(db, 'nobody', 1).catch(() => {});
    })
    .catch(() => {});
  // SQLite continues after a failed statement, PostgreSQL aborts the transaction: both keep it atomic.
  expect([1, undefined]).toContain(await seqOf(store.read));
});

test('a reader sees the last commit, does not wait for a writer and does not see uncommitted writes', async () => {
  const [store, other] = await twoStores();
  const user = await addUser(store);
  await store.transaction((db) => setSeq(db, user, 1));
  await store.transaction(async (db) => {
    await setSeq(db, user, 2);
    expect([await seqOf(store.read), await seqOf(other.read)]).toEqual([1, 1]);
  });
  expect([await seqOf(store.read), await seqOf(other.read)]).toEqual([2, 2]);
});

test('a read-only transaction cannot write', async () => {
  const [store] = await twoStores();
  await expect(store.read.deleteFrom('meta').execute()).rejects.toThrow(/read-?only/);
});

test('writers of two processes run one after the other, so that a read followed by a write loses no update', async () => {
  const stores = await twoStores();
  const user = await addUser(stores[0]);
  await stores[0].transaction((db) => setSeq(db, user, 1));
  const add = (store: Store) =>
    store.transaction(async (db) => {
      const seen = (await seqOf(db)) ?? 1;
      await wait(1);
      await setSeq(db, user, seen + 1);
    });
  await Promise.all(Array.from({ length: 60 }, (_, index) => add(stores[index % 2 === 0 ? 0 : 1])));
  expect(await seqOf(stores[1].read)).toBe(61);
});

test('a rule over several rows holds even if the two transactions write different rows', async () => {
  const stores = await twoStores();
  const users = [await addUser(stores[0]), await addUser(stores[1])];
  // At least one row must stay active.
  const leave = (store: Store, id: string) =>
    store.transaction(async (db) => {
      const active = await db.selectFrom('users').select('id').where('is_active', '=', 1).execute();
      await wait(50);
      if (active.length > 1)
        await db.updateTable('users').set({ is_active: 0 }).where('id', '=', id).execute();
    });
  await Promise.all(users.map((id, index) => leave(stores[index === 0 ? 0 : 1], id)));
  const left = await stores[0].read.selectFrom('users').select('id').where('is_active', '=', 1).execute();
  expect(left).toHaveLength(1);
});
