import { savePlaces, storedPlaces } from '../store/rides/locations.ts';
import type { Store } from '../store/store.ts';
import { followDrivers } from './follow-drivers.ts';
import type { Positions } from './positions.ts';

/** Keeps every place in the store, which several instances share. */
export const createStorePositions = (store: Store, now: () => number): Positions => {
  const { index, refresh } = followDrivers({
    store,
    now,
    readsPlaces: true,
    newestOf: (_, stored) => stored,
    onReplaced: () => {},
  });
  return {
    report: (userId, place) =>
      store.transaction((db) => savePlaces(db, new Map([[userId, place]]), 'the given one'), []),
    of: (userIds) => storedPlaces(store.read, userIds),
    refresh,
    nearby: (search, limit, skip) => index.nearest(search, limit, skip),
    flush: async () => {},
    forget: async () => {},
    close: async () => {},
  };
};
