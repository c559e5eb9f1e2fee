import type { Point } from '../domain/distance.ts';
import type { Store } from '../store/store.ts';
import { DriverGrid } from './driver-grid.ts';

export type DriverKind = 'human' | 'simulated';

/**
 * The drivers near a point, nearest first. It is only a hint, since the store decides. The index reads what changed in
 * the
 * store since its last refresh, so that it needs no messages between processes and none after a restart.
 */
export type DriverIndex = {
  /** Reads the changes from the store. */
  refresh(): Promise<void>;
  /** Online drivers whose radius reaches the point. */
  nearest(kind: DriverKind, point: Point, limit: number, skip: ReadonlySet<string>): string[];
};

// A transaction commits later than its timestamps, so a refresh must reach back.
const overlap = 10_000;
const wholeAgainAfter = 600_000;

type Row = Point & {
  user_id: string;
  radius_km: number;
  is_online: 0 | 1;
  position: number | null;
  reported_at: number;
  updated_at: number;
};

const changedSince = (store: Store, column: 'reported_at' | 'updated_at', since: number): Promise<Row[]> =>
  store.read
    .selectFrom('driver_state')
    .innerJoin('locations', 'locations.user_id', 'driver_state.user_id')
    .leftJoin('simulated_users', 'simulated_users.user_id', 'driver_state.user_id')
    .select(['driver_state.user_id', 'latitude', 'longitude', 'radius_km', 'is_online', 'position'])
    .select(['reported_at', 'driver_state.updated_at'])
    .where(column === 'reported_at' ? 'locations.reported_at' : 'driver_state.updated_at', '>=', since)
    .execute();

/** Creates an index that is empty until the first refresh. */
export const createDriverIndex = (store: Store, now: () => number): DriverIndex => {
  const grids = { human: new DriverGrid(), simulated: new DriverGrid() };
  let seenUntil = 0;
  let wholeAt = Number.NEGATIVE_INFINITY;

  const take = (row: Row): void => {
    const grid = row.position === null ? grids.human : grids.simulated;
    if (row.is_online === 1) grid.set(row.user_id, row, row.radius_km);
    else grid.delete(row.user_id);
    seenUntil = Math.max(seenUntil, row.reported_at, row.updated_at);
  };

  return {
    refresh: async () => {
      const time = now();
      // A clock that goes back would hide new changes, and a restored backup changes rows with old timestamps.
      if (time < wholeAt || time - wholeAt > wholeAgainAfter) {
        const everybody = await changedSince(store, 'updated_at', 0);
        for (const grid of Object.values(grids)) grid.clear();
        everybody.forEach(take);
        wholeAt = time;
        return;
      }
      const since = seenUntil - overlap;
      const moved = await changedSince(store, 'reported_at', since);
      const changed = await changedSince(store, 'updated_at', since);
      for (const row of [...moved, ...changed]) take(row);
    },
    nearest: (kind, point, limit, skip) => grids[kind].nearest(point, limit, skip),
  };
};
