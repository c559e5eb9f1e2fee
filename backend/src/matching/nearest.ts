import type { Cell } from './cell-level.ts';

/**
 * Whether a driver who is within chord distance counts: the driver's own radius reaches the point, and the driver is
 * not skipped.
 */
export type Counts = (cell: Cell, place: number, chord: number) => boolean;

type Options = {
  from: readonly [number, number, number];
  farthest: number;
  limit: number;
  counts: Counts;
};

/** Collects the nearest few of the drivers within a circle around a unit vector, in order and without objects. */
export class Nearest {
  readonly #options: Options;
  readonly #chords: number[] = [];
  readonly #ids: string[] = [];
  #farthest: number;

  constructor(options: Options) {
    this.#options = options;
    this.#farthest = options.farthest;
  }

  /** The ids of the nearest. At equal distances the smaller id comes first, so that the order is deterministic. */
  get ids(): string[] {
    return this.#ids;
  }

  scan(cell: Cell): void {
    const { from, counts } = this.#options;
    const [x, y, z] = from;
    const { ids, facts } = cell;
    for (let place = 0, at = 0; place < ids.length; place += 1, at += 4) {
      const east = (facts[at] ?? 0) - x;
      const north = (facts[at + 1] ?? 0) - y;
      const up = (facts[at + 2] ?? 0) - z;
      const chord = east * east + north * north + up * up;
      if (chord <= this.#farthest && counts(cell, place, chord)) this.#take(ids[place] ?? '', chord);
    }
  }

  /** Puts a driver in its place. Once there are enough, the farthest one leaves and sets the limit for the next. */
  #take(id: string, chord: number): void {
    const [chords, ids, { limit }] = [this.#chords, this.#ids, this.#options];
    let place = ids.length;
    for (; place > 0; place -= 1) {
      const before = chords[place - 1] ?? 0;
      if (before < chord || (before === chord && (ids[place - 1] ?? '') < id)) break;
      chords[place] = before;
      ids[place] = ids[place - 1] ?? '';
    }
    chords[place] = chord;
    ids[place] = id;
    if (ids.length > limit) {
      chords.pop();
      ids.pop();
    }
    if (ids.length === limit) this.#farthest = chords[limit - 1] ?? 0;
  }
}
