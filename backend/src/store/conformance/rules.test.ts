import { describe, expect, test } from 'vitest';
import type { Store } from '../store.ts';
import { isUniqueViolation } from '../unit-of-work.ts';
import { paymentRow, rideRow } from './rows.ts';
import { addUser, newStore } from './stores.ts';

const errorOf = async (work: Promise<unknown>): Promise<unknown> => {
  try {
    await work;
    return null;
  } catch (error) {
    return error;
  }
};

const addRide = async (store: Store, ride: ReturnType<typeof rideRow>) => {
  await store.transaction((db) => db.insertInto('rides').values(ride).execute());
  return ride;
};

describe('the schema allows at most one', () => {
  test('the schema allows one account per e-mail address, and a conflict can be ignored', async () => {
    const store = await newStore();
    const id = await addUser(store);
    expect(isUniqueViolation(await errorOf(addUser(store, id)))).toBe(true);
    const again = await store.transaction((db) =>
      db
        .insertInto('meta')
        .values([{ name: 'epoch', value: 'another' }])
        .onConflict((conflict) => conflict.column('name').doNothing())
        .executeTakeFirst(),
    );
    expect(again.numInsertedOrUpdatedRows).toBe(0n);
  });

  test('the schema allows one active ride per rider and per driver, and any number of past ones', async () => {
    const store = await newStore();
    const [rider, other, driver] = [await addUser(store), await addUser(store), await addUser(store)];
    await addRide(store, rideRow(rider, { driver_id: driver, status: 'in_progress' }));
    await addRide(store, rideRow(rider, { driver_id: driver, status: 'completed' }));
    expect(isUniqueViolation(await errorOf(addRide(store, rideRow(rider))))).toBe(true);
    const driven = rideRow(other, { driver_id: driver, status: 'accepted' });
    expect(isUniqueViolation(await errorOf(addRide(store, driven)))).toBe(true);
    await addRide(store, rideRow(other, { driver_id: driver, status: 'cancelled' }));
  });

  test('the schema allows one live payment per ride, and any number of failed ones', async () => {
    const store = await newStore();
    const ride = await addRide(store, rideRow(await addUser(store), { status: 'completed' }));
    const add = (status: 'pending' | 'failed' | 'paid') =>
      store.transaction((db) => db.insertInto('payments').values(paymentRow(ride, { status })).execute());
    await add('failed');
    await add('failed');
    await add('paid');
    expect(isUniqueViolation(await errorOf(add('pending')))).toBe(true);
  });
});

test('a row that refers to a missing row is refused, and the error is not a unique violation', async () => {
  const store = await newStore();
  const error = await errorOf(addRide(store, rideRow('nobody')));
  expect(error).toBeInstanceOf(Error);
  expect(isUniqueViolation(error)).toBe(false);
});

test('a guarded update changes only the version that was read, and reports whether it did', async () => {
  const store = await newStore();
  const ride = await addRide(store, rideRow(await addUser(store)));
  const take = () =>
    store.transaction((db) =>
      db
        .updateTable('rides')
        .set((row) => ({ status: 'cancelled' as const, version: row('version', '+', 1) }))
        .where('id', '=', ride.id)
        .where('version', '=', 1)
        .returning(['status', 'version'])
        .executeTakeFirst(),
    );
  expect(await take()).toEqual({ status: 'cancelled', version: 2 });
  expect(await take()).toBeUndefined();
  const counted = await store.transaction((db) =>
    db.updateTable('rides').set({ version: 9 }).where('status', '=', 'pending').executeTakeFirst(),
  );
  expect(counted.numUpdatedRows).toBe(0n);
});

test('positions increase with every row', async () => {
  const store = await newStore();
  const ride = await addRide(store, rideRow(await addUser(store), { status: 'completed' }));
  const rows = [1, 2, 3].map(() => paymentRow(ride, { status: 'failed' }));
  for (const row of rows) await store.transaction((db) => db.insertInto('payments').values(row).execute());
  const kept = await store.read
    .selectFrom('payments')
    .select(['id', 'position'])
    .orderBy('position')
    .execute();
  expect(kept.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  expect(new Set(kept.map(({ position }) => typeof position))).toEqual(new Set(['number']));
});
