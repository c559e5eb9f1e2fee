import type { Place } from '../domain/place.ts';
import { epochOf } from '../store/epoch.ts';
import { savePlaces, storedPlaces } from '../store/rides/locations.ts';
import type { Store } from '../store/store.ts';
import { followDrivers } from './follow-drivers.ts';
import { KnownPlaces } from './known-places.ts';
import type { Positions } from './positions.ts';

type Options = {
  store: Store;
  now: () => number;
  /** Called after a restore, with the new epoch. */
  onReplaced?: (epoch: string) => void;
};

/** Positions in memory, which also take places that another process reported. */
export type MemoryPositions = Positions & {
  take(userId: string, place: Place): void;
  /** Whether the place of a user is in memory. */
  knows(userId: string): boolean;
  /** The epoch of the database that the places belong to. */
  epoch(): string;
};

/**
 * Keeps the places of a process in memory. `flush` writes the last ones to the store: a process that is killed loses
 * what was reported after its last flush, until the next report.
 */
export const createMemoryPositions = async ({
  store,
  now,
  onReplaced,
}: Options): Promise<MemoryPositions> => {
  const known = new KnownPlaces();
  let epoch = await epochOf(store.read);
  const startAgain = (current: string): void => {
    if (current === epoch) return;
    epoch = current;
    known.clear();
    onReplaced?.(current);
  };
  const { index, refresh } = followDrivers({
    store,
    now,
    readsPlaces: false,
    newestOf: (userId, stored) => known.take(userId, stored),
    onReplaced: startAgain,
  });
  const take = (userId: string, place: Place): void => {
    if (known.take(userId, place) === place) index.move(userId, place);
  };
  /** Saves places, unless a restore has replaced the database that they belong to. Returns its epoch. */
  const save = (batch: ReadonlyMap<string, Place>): Promise<string> =>
    store.transaction(async (db) => {
      const current = await epochOf(db);
      if (current === epoch) await savePlaces(db, batch, 'the newest');
      return current;
    }, []);
  const flush = async (): Promise<void> => {
    const batch = known.takeUnsaved();
    if (batch.size === 0) return;
    try {
      startAgain(await save(batch));
    } catch (error) {
      known.putBack(batch);
      throw error;
    }
    known.dropOld(now(), (userId) => index.has(userId));
  };

  return {
    take,
    knows: (userId) => known.get(userId) !== undefined,
    epoch: () => epoch,
    report: async (userId, reported) => {
      const place = known.report(userId, reported);
      index.move(userId, place);
    },
    of: (userIds) => placesOf(store, known, userIds),
    refresh,
    nearby: (search, limit, skip) => index.nearest(search, limit, skip),
    flush,
    forget: async (userId) => known.delete(userId),
    close: flush,
  };
};

/** The known places of users; the store is asked for the others only. */
const placesOf = async (
  { read }: Store,
  known: KnownPlaces,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Place>> => {
  const found = new Map<string, Place>();
  for (const userId of userIds) {
    const place = known.get(userId);
    if (place) found.set(userId, place);
  }
  const missing = userIds.filter((userId) => !found.has(userId));
  if (missing.length === 0) return found;
  return new Map([...found, ...(await storedPlaces(read, missing))]);
};
