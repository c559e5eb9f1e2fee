import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { placeFor } from '../testing/place.ts';
import { openStore } from './open-store.ts';
import type { Store } from './store.ts';

const newStore = async (): Promise<Store> => {
  const store = openStore(await placeFor());
  onTestFinished(() => store.close());
  return store;
};

const failing = (code: string) => Object.assign(new Error(`failed with ${code}`), { code });
const setMark = (store: Store, work: () => void) =>
  store.transaction(async (db) => {
    await db.insertInto('meta').values({ name: 'mark', value: '1' }).execute();
    work();
  });

test.each(['40001', '40P01'])('a transaction that fails with %s runs again from the start', async (code) => {
  const store = await newStore();
  let tries = 0;
  await setMark(store, () => {
    tries += 1;
    if (tries < 3) throw failing(code);
  });
  expect(tries).toBe(3);
});

test('a transaction is tried five times at most, and only after a conflict', async () => {
  const store = await newStore();
  for (const [code, most] of [
    ['40001', 5],
    ['23505', 1],
  ] as const) {
    let tries = 0;
    const work = setMark(store, () => {
      tries += 1;
      throw failing(code);
    });
    await expect(work).rejects.toThrow(code);
    expect(tries).toBe(most);
  }
});

test('a broken connection loses its transaction, and the next transaction succeeds', async () => {
  const store = await newStore();
  const broken = store.transaction(async (db) => {
    await db.insertInto('meta').values({ name: 'mark', value: '1' }).execute();
    const { pg_backend_pid: pid } = await db
      .selectNoFrom((row) => row.fn<number>('pg_backend_pid').as('pg_backend_pid'))
      .executeTakeFirstOrThrow();
    const end = store.read.selectNoFrom((row) => row.fn('pg_terminate_backend', [row.val(pid)]).as('ended'));
    await end.execute();
    await db.insertInto('meta').values({ name: 'late', value: '1' }).execute();
  });
  await expect(broken).rejects.toThrow();
  await setMark(store, () => {});
  const marks = await store.read
    .selectFrom('meta')
    .select('name')
    .where('name', 'in', ['mark', 'late'])
    .execute();
  expect(marks).toEqual([{ name: 'mark' }]);
});

test('a statement that comes again is prepared, and survives a migration that changes its columns', async () => {
  const store = await newStore();
  const read = () => store.read.selectFrom('meta').selectAll().where('name', '=', 'mark').execute();
  const write = () =>
    store.transaction(async (db) => {
      const rows = await db.selectFrom('meta').selectAll().where('name', '=', 'mark').execute();
      return rows.length;
    });
  await setMark(store, () => {});
  for (let time = 0; time < 4; time += 1) {
    await read();
    await write();
  }
  const prepared = await sql<{ name: string }>`select name from pg_prepared_statements`.execute(store.read);
  expect(prepared.rows.map(({ name }) => name)).toContain('mobility_0');
  await store.transaction((db) => db.schema.alterTable('meta').addColumn('more', 'text').execute());
  expect(await read()).toEqual([{ name: 'mark', value: '1', more: null }]);
  expect(await write()).toBe(1);
});
