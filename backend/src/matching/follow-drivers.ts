import type { Place } from '../domain/place.ts';
import { epochOf } from '../store/epoch.ts';
import type { Store } from '../store/store.ts';
import { together } from '../store/transactions/together.ts';
import { DriverIndex } from './driver-index.ts';
import { changedDrivers, type DriverState, movedDrivers, onlineDrivers } from './driver-states.ts';

// A transaction commits later than its timestamps, so a refresh must reach back.
const overlap = 10_000;
/** By how much the clock of another instance may be late. */
const lateAtMost = 60_000;
const wholeAgainAfter = 600_000;

type Options = {
  store: Store;
  now: () => number;
  /** Whether places are read from the store too. */
  readsPlaces: boolean;
  /** Takes a stored place, and returns the newest one. */
  newestOf: (userId: string, stored: Place | undefined) => Place | undefined;
  /** Called after a restore, before the drivers of the new database are read. */
  onReplaced: (epoch: string) => void;
};

const storedPlace = (state: DriverState): Place | undefined => {
  const { latitude, longitude, address, accuracy, reported_at } = state;
  if (latitude === null || longitude === null || reported_at === null) return undefined;
  const { driven_ride, driven_km, driven_partial } = state;
  return {
    ...{ latitude, longitude, address, accuracy, reported_at },
    ...{ driven_ride, driven_km: driven_km ?? 0, driven_partial: driven_partial ?? 0 },
  };
};

/**
 * Creates an index that is empty until the first refresh. A refresh reads what changed in the store since the last one,
 * so that the index needs no messages between processes and none after a restart.
 */
export const followDrivers = ({ store, now, readsPlaces, newestOf, onReplaced }: Options) => {
  const index = new DriverIndex();
  let epoch: string | null = null;
  let seenUntil = 0;
  let readAt = Number.NEGATIVE_INFINITY;
  let wholeAt = Number.NEGATIVE_INFINITY;

  const take = (state: DriverState): void => {
    index.set(state, newestOf(state.user_id, storedPlace(state)));
    seenUntil = Math.max(seenUntil, state.updated_at, readsPlaces ? (state.reported_at ?? 0) : 0);
  };
  const readAll = async (time: number): Promise<void> => {
    const online = await onlineDrivers(store.read);
    index.keepOnly(new Set(online.map(({ user_id }) => user_id)));
    seenUntil = 0;
    online.forEach(take);
    wholeAt = time;
    readAt = time;
  };

  const refresh = async (): Promise<void> => {
    const time = now();
    // A clock that goes back would hide new changes.
    const isWhole = time < wholeAt || time - wholeAt > wholeAgainAfter;
    // Without new changes the ones seen last need not be read again for ever.
    const since = Math.max(seenUntil, readAt - lateAtMost) - overlap;
    const [current, moved, changed] = await together(
      epochOf(store.read),
      readsPlaces && !isWhole ? movedDrivers(store.read, { since }) : [],
      isWhole ? [] : changedDrivers(store.read, { since }),
    );
    const isReplaced = epoch !== null && epoch !== current;
    if (isReplaced) {
      onReplaced(current);
      index.keepOnly(new Set());
    }
    epoch = current;
    if (isReplaced || isWhole) return readAll(time);
    readAt = time;
    for (const state of [...moved, ...changed]) take(state);
  };
  return { index, refresh };
};
