import { onTestFinished } from 'vitest';
import { idsFrom } from '../../ids.ts';
import { placeFor, type TestPlace } from '../../testing/place.ts';
import { openStore, type Store, type Write } from '../store.ts';
import type { Unit } from '../unit.ts';

type Open = () => Promise<Store>;

/**
 * Several instances' views of the same data; they end with the test. On SQLite all are the same one, because a second
 * connection that waits would stop this very process: processes of their own race in rides/accept-race.test.ts.
 */
export const storesOn = (place: TestPlace, count: number): Store[] => {
  const first = openStore(place);
  const others = place.databaseUrl === null ? [] : Array.from({ length: count - 1 }, () => openStore(place));
  onTestFinished(async () => {
    for (const store of [first, ...others]) await store.close();
  });
  return Array.from({ length: count }, (_, index) => others[index - 1] ?? first);
};

/** Two instances' views of one migrated database. */
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

/** Runs this file's tests on another store. */
export const useStore = (other: Open): void => {
  open = other;
};

/** A migrated store with nothing in it. It ends with the test. */
export const newStore: Open = () => open();

export const newId = idsFrom(Date.now);
const moment = 1_790_000_000_000;

/** A unit of work at one moment. */
export const unitOf = (db: Write): Unit => ({ db, now: moment, newId, requestId: null });

/** Somebody to hang rows on. */
export const addUser = (store: Store, id: string = newId()): Promise<string> =>
  store.transaction(async (db) => {
    const row = { id, email: `${id}@mobility.example`, password_hash: 'x', name: 'Robin', phone: null };
    await db
      .insertInto('users')
      .values({ ...row, role: 'rider', is_active: 1, created_at: moment })
      .execute();
    return id;
  });
