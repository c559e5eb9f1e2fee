import { onTestFinished } from 'vitest';
import { idsFrom } from '../../ids.ts';
import { placeFor, type TestPlace } from '../../testing/place.ts';
import { openStore } from '../open-store.ts';
import type { Store, Write } from '../store.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

type Open = () => Promise<Store>;

/**
 * Several instances on the same data; they are closed at the end of the test. On SQLite all of them are the same store,
 * because a second connection that waits would block this process. rides/offers/accept-race.test.ts uses separate processes.
 */
export const storesOn = (place: TestPlace, count: number): Store[] => {
  const first = openStore(place);
  const others = place.databaseUrl === null ? [] : Array.from({ length: count - 1 }, () => openStore(place));
  onTestFinished(async () => {
    for (const store of [first, ...others]) await store.close();
  });
  return Array.from({ length: count }, (_, index) => others[index - 1] ?? first);
};

/** Two instances on one migrated database. */
export const twoStores = async (): Promise<[Store, Store]> => {
  const [one, other] = storesOn(await placeFor(), 2);
  if (!one || !other) throw new Error('There are two stores');
  await one.migrate();
  return [one, other];
};

let open: Open = async () => {
  const [store] = await twoStores();
  return store;
};

/** Runs the tests of this file on another store. */
export const useStore = (other: Open): void => {
  open = other;
};

/** An empty migrated store, closed at the end of the test. */
export const newStore: Open = () => open();

export const newId = idsFrom(Date.now);
const moment = 1_790_000_000_000;

/** A unit of work with a fixed time. */
export const unitOf = (db: Write): UnitOfWork => ({ db, now: moment, newId, requestId: null });

/** Inserts a user that other rows can refer to. */
export const addUser = (store: Store, id: string = newId()): Promise<string> =>
  store.transaction(async (db) => {
    const row = { id, email: `${id}@mobility.example`, password_hash: 'x', name: 'Robin', phone: null };
    await db
      .insertInto('users')
      .values({ ...row, role: 'rider', is_active: 1, created_at: moment })
      .execute();
    return id;
  });
