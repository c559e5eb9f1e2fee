import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { rideRow } from './rows.ts';
import { addUser, newId, newStore } from './stores.ts';

const big = Number.MAX_SAFE_INTEGER;

test('integers beyond 32 bits are returned unchanged, also from sums, counts and averages', async () => {
  const store = await newStore();
  const rider = await addUser(store);
  const ride = rideRow(rider, { status: 'completed', estimated_fare: 5_000_000_000, created_at: big });
  const other = rideRow(rider, { status: 'completed', estimated_fare: 5_000_000_001 });
  await store.transaction((db) => db.insertInto('rides').values([ride, other]).execute());
  const found = await store.read
    .selectFrom('rides')
    .select((row) => [
      row.fn.sum<number>('estimated_fare').as('sum'),
      row.fn.avg<number>('estimated_fare').as('average'),
      row.fn.countAll<number>().as('count'),
      row.fn.max('created_at').as('latest'),
    ])
    .executeTakeFirstOrThrow();
  expect(found).toEqual({ sum: 10_000_000_001, average: 5_000_000_000.5, count: 2, latest: big });
});

test('floating-point numbers keep every bit', async () => {
  const store = await newStore();
  const ride = rideRow(await addUser(store), { pickup_latitude: 0.1 + 0.2, distance_km: 1 / 3 });
  await store.transaction((db) => db.insertInto('rides').values(ride).execute());
  expect(await store.read.selectFrom('rides').selectAll().execute()).toEqual([ride]);
});

test('text is stored unchanged: JSON, quotes, other scripts, emoji, and an empty string that is not null', async () => {
  const store = await newStore();
  const texts = ['{"a": [1, null, "\\"\\u0000"]}', "it's; drop table users --", 'Ⓣ مرحبا 🚕', ' ', ''];
  const rows = texts.map((value, index) => ({ name: `t${index}`, value }));
  await store.transaction((db) => db.insertInto('meta').values(rows).execute());
  const kept = await store.read
    .selectFrom('meta')
    .selectAll()
    .where('name', 'like', 't_')
    .orderBy('name')
    .execute();
  expect(kept).toEqual(rows);
});

test('text is compared by its bytes, so that case matters and ids sort by their time', async () => {
  const store = await newStore();
  const names = ['b', 'B', 'a', 'Z', '1', newId()];
  await store.transaction((db) =>
    db
      .insertInto('meta')
      .values(names.map((name) => ({ name: `x${name}`, value: '' })))
      .execute(),
  );
  const sorted = await store.read
    .selectFrom('meta')
    .select('name')
    .where('name', '>=', 'x')
    .orderBy('name')
    .execute();
  expect(sorted.map(({ name }) => name.slice(1))).toEqual(names.toSorted());
});

test('a literal in a select has the type of the column', async () => {
  const store = await newStore();
  const id = await addUser(store);
  await store.transaction((db) =>
    db
      .insertInto('live_sequences')
      .columns(['user_id', 'seq'])
      .expression(
        db
          .selectNoFrom((row) => [row.val(id).as('user_id'), row.val(7).as('seq')])
          .where(sql<boolean>`1 = 1`),
      )
      .execute(),
  );
  expect(await store.read.selectFrom('live_sequences').select('seq').execute()).toEqual([{ seq: 7 }]);
});
