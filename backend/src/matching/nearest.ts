import type { Cell } from './cell-level.ts';

/**
 * Whether a driver who is within chord distance counts: the driver's own radius reaches the point, and the driver is
 * not skipped.
 */
export type Counts = (slot: number, chord: number, reach: number) => boolean;

type Options = {
  from: readonly [number, number, number];
  farthest: number;
  limit: number;
  counts: Counts;
  /** The ids of the slots. */
  names: readonly string[];
};

/** Collects the nearest few of the drivers within a circle around a unit vector, in order and without objects. */
export class Nearest {
  readonly #options: Options;
  readonly #chords: Float64Array;
  readonly #slots: Int32Array;
  #kept = 0;
  #count = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#chords = new Float64Array(options.limit);
    this.#slots = new Int32Array(options.limit);
  }

  /** The number of drivers within the circle, not only of the nearest. */
  get count(): number {
    return this.#count;
  }

  scan({ slots, facts }: Cell): void {
    const { from, farthest, counts } = this.#options;
    const [x, y, z] = from;
    for (let place = 0, at = 0; place < slots.length; place += 1, at += 4) {
      const east = (facts[at] ?? 0) - x;
      const north = (facts[at + 1] ?? 0) - y;
      const up = (facts[at + 2] ?? 0) - z;
      const chord = east * east + north * north + up * up;
      if (chord > farthest) continue;
      const slot = slots[place] ?? 0;
      if (counts(slot, chord, facts[at + 3] ?? 0)) this.#take(slot, chord);
    }
  }

  /** The ids of the nearest. At equal distances the smaller id comes first, so that the order is deterministic. */
  ids(): string[] {
    return Array.from({ length: this.#kept }, (_, at) => this.#nameOf(this.#slots[at] ?? 0));
  }

  /** Puts a driver in its place; the farthest one leaves when there are too many. */
  #take(slot: number, chord: number): void {
    this.#count += 1;
    const [chords, slots, { limit }] = [this.#chords, this.#slots, this.#options];
    let place = this.#kept;
    if (place === limit) {
      if (!this.#isNearer(slot, chord, limit - 1)) return;
      place -= 1;
    } else this.#kept += 1;
    for (; place > 0 && this.#isNearer(slot, chord, place - 1); place -= 1) {
      chords[place] = chords[place - 1] ?? 0;
      slots[place] = slots[place - 1] ?? 0;
    }
    chords[place] = chord;
    slots[place] = slot;
  }

  #isNearer(slot: number, chord: number, place: number): boolean {
    const other = this.#chords[place] ?? 0;
    if (chord !== other) return chord < other;
    return this.#nameOf(slot) < this.#nameOf(this.#slots[place] ?? 0);
  }

  #nameOf(slot: number): string {
    return this.#options.names[slot] ?? '';
  }
}
