import { vehicles, type vehicleTypes } from '@mobility/openapi/vehicles';
import type { Point } from '../domain/distance.ts';
import { DriverGrid } from './driver-grid.ts';
import type { DriverState } from './driver-states.ts';
import type { DriverKind, Search } from './positions.ts';

type Grids = Record<(typeof vehicleTypes)[number], DriverGrid>;
type Known = { updatedAt: number; radiusKm: number; grids: readonly DriverGrid[] };

// One grid per class of ride, so that a search for a rare class does not walk through all other drivers.
const newGrids = (): Grids => ({
  economy: new DriverGrid(),
  comfort: new DriverGrid(),
  premium: new DriverGrid(),
  suv: new DriverGrid(),
});

/** The online drivers in memory, by kind, class of ride and place. */
export class DriverIndex {
  readonly #grids: Record<DriverKind, Grids> = { human: newGrids(), simulated: newGrids() };
  /** Drivers who went offline stay known without grids, so that an older state cannot bring them back. */
  readonly #known = new Map<string, Known>();

  /** Whether the driver is online. */
  has(id: string): boolean {
    return (this.#known.get(id)?.grids.length ?? 0) > 0;
  }

  /** Takes a driver's state unless a newer one is known. */
  set(state: DriverState, at: Point | undefined): void {
    const { user_id: id, updated_at: updatedAt, radius_km: radiusKm } = state;
    const before = this.#known.get(id);
    if (before && before.updatedAt > updatedAt) return;
    const own = this.#grids[state.position === null ? 'human' : 'simulated'];
    const grids = state.is_online === 1 ? vehicles[state.vehicle_type].serves.map((ride) => own[ride]) : [];
    for (const grid of before?.grids ?? []) if (!grids.includes(grid)) grid.delete(id);
    this.#known.set(id, { updatedAt, radiusKm, grids });
    if (at) this.move(id, at);
  }

  /** Moves a driver who is online. */
  move(id: string, at: Point): void {
    const known = this.#known.get(id);
    if (known) for (const grid of known.grids) grid.set(id, at, known.radiusKm);
  }

  /** Removes all drivers but these. */
  keepOnly(ids: ReadonlySet<string>): void {
    for (const [id, { grids }] of this.#known) {
      if (ids.has(id)) continue;
      for (const grid of grids) grid.delete(id);
      this.#known.delete(id);
    }
  }

  nearest({ kind, serving, at }: Search, limit: number, skip: ReadonlySet<string>): string[] {
    return this.#grids[kind][serving].nearest(at, limit, skip);
  }
}
