import type { VehicleType } from '@mobility/openapi';
import { vehicles, vehicleTypes } from '@mobility/openapi/vehicles';
import type { Point } from '../domain/distance.ts';
import type { Store } from '../store/store.ts';
import { DriverGrid } from './driver-grid.ts';

export type DriverKind = 'human' | 'simulated';

/** The drivers to look for: those who serve this class of ride around a point. Every driver serves economy rides. */
export type Search = { kind: DriverKind; serving: VehicleType; at: Point };

/**
 * The drivers near a point, nearest first. It is only a hint, since the store decides. The index reads what changed in
 * the
 * store since its last refresh, so that it needs no messages between processes and none after a restart.
 */
export type DriverIndex = {
  /** Reads the changes from the store. */
  refresh(): Promise<void>;
  /** Online drivers whose vehicle serves this class of ride and whose radius reaches the point. */
  nearest(search: Search, limit: number, skip: ReadonlySet<string>): string[];
};

// A transaction commits later than its timestamps, so a refresh must reach back.
const overlap = 10_000;
const wholeAgainAfter = 600_000;

type Row = Point & {
  user_id: string;
  radius_km: number;
  is_online: 0 | 1;
  position: number | null;
  vehicle_type: VehicleType;
  reported_at: number;
  updated_at: number;
};

const changedSince = (store: Store, column: 'reported_at' | 'updated_at', since: number): Promise<Row[]> =>
  store.read
    .selectFrom('driver_state')
    .innerJoin('locations', 'locations.user_id', 'driver_state.user_id')
    .innerJoin('driver_profiles', 'driver_profiles.user_id', 'driver_state.user_id')
    .leftJoin('simulated_users', 'simulated_users.user_id', 'driver_state.user_id')
    .select(['driver_state.user_id', 'latitude', 'longitude', 'radius_km', 'is_online', 'position'])
    .select(['vehicle_type', 'reported_at', 'driver_state.updated_at'])
    .where(column === 'reported_at' ? 'locations.reported_at' : 'driver_state.updated_at', '>=', since)
    .execute();

type Grids = Record<VehicleType, DriverGrid>;

// One grid per class of ride, so that a search for a rare class does not walk through all other drivers.
const newGrids = (): Grids => ({
  economy: new DriverGrid(),
  comfort: new DriverGrid(),
  premium: new DriverGrid(),
  suv: new DriverGrid(),
});

const enter = (grids: Grids, row: Row): void => {
  const served = row.is_online === 1 ? vehicles[row.vehicle_type].serves : [];
  for (const ride of vehicleTypes) {
    if (served.includes(ride)) grids[ride].set(row.user_id, row, row.radius_km);
    else grids[ride].delete(row.user_id);
  }
};

/** Creates an index that is empty until the first refresh. */
export const createDriverIndex = (store: Store, now: () => number): DriverIndex => {
  const grids: Record<DriverKind, Grids> = { human: newGrids(), simulated: newGrids() };
  let seenUntil = 0;
  let wholeAt = Number.NEGATIVE_INFINITY;

  const take = (row: Row): void => {
    enter(row.position === null ? grids.human : grids.simulated, row);
    seenUntil = Math.max(seenUntil, row.reported_at, row.updated_at);
  };

  return {
    refresh: async () => {
      const time = now();
      // A clock that goes back would hide new changes, and a restored backup changes rows with old timestamps.
      if (time < wholeAt || time - wholeAt > wholeAgainAfter) {
        const all = await changedSince(store, 'updated_at', 0);
        for (const kind of Object.values(grids)) for (const ride of vehicleTypes) kind[ride].clear();
        all.forEach(take);
        wholeAt = time;
        return;
      }
      const since = seenUntil - overlap;
      const moved = await changedSince(store, 'reported_at', since);
      const changed = await changedSince(store, 'updated_at', since);
      for (const row of [...moved, ...changed]) take(row);
    },
    nearest: ({ kind, serving, at }, limit, skip) => grids[kind][serving].nearest(at, limit, skip),
  };
};
