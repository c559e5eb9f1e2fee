import type { Cell } from './cell-level.ts';

/**
 * Whether a driver who is within chord distance counts: the driver's own radius reaches the point, and the driver is
 * not skipped.
 */
export type Counts = (slot: number, chord: number, reach: number) => boolean;

/** Collects the drivers within a circle around a unit vector; sorts them only at the end. */
export class Nearest {
  readonly #x: number;
  readonly #y: number;
  readonly #z: number;
  readonly #farthest: number;
  readonly #counts: Counts;
  readonly #found: { slot: number; chord: number }[] = [];

  constructor([x, y, z]: readonly [number, number, number], farthest: number, counts: Counts) {
    this.#x = x;
    this.#y = y;
    this.#z = z;
    this.#farthest = farthest;
    this.#counts = counts;
  }

  get count(): number {
    return this.#found.length;
  }

  scan({ slots, facts }: Cell): void {
    for (let place = 0, at = 0; place < slots.length; place += 1, at += 4) {
      const east = (facts[at] ?? 0) - this.#x;
      const north = (facts[at + 1] ?? 0) - this.#y;
      const up = (facts[at + 2] ?? 0) - this.#z;
      const chord = east * east + north * north + up * up;
      if (chord > this.#farthest) continue;
      const slot = slots[place] ?? 0;
      if (this.#counts(slot, chord, facts[at + 3] ?? 0)) this.#found.push({ slot, chord });
    }
  }

  /** The ids of the nearest few. At equal distances the smaller id comes first, so that the order is deterministic. */
  first(limit: number, names: readonly string[]): string[] {
    const nameOf = (slot: number): string => names[slot] ?? '';
    return this.#found
      .sort((a, b) => a.chord - b.chord || (nameOf(a.slot) < nameOf(b.slot) ? -1 : 1))
      .slice(0, limit)
      .map(({ slot }) => nameOf(slot));
  }
}
