/** The nearest few of many, kept in order while they are offered one by one. */
export class Nearest {
  readonly #limit: number;
  readonly #names: readonly string[];
  readonly #slots: number[] = [];
  readonly #chords: number[] = [];
  /** Who is farther than this need not be offered. */
  farthest: number;

  constructor(limit: number, farthest: number, names: readonly string[]) {
    this.#limit = limit;
    this.farthest = farthest;
    this.#names = names;
  }

  get isFull(): boolean {
    return this.#slots.length >= this.#limit;
  }

  offer(slot: number, chord: number): void {
    const [slots, chords] = [this.#slots, this.#chords];
    let place = slots.length;
    while (place > 0 && this.#isBefore(slot, chord, place - 1)) place -= 1;
    if (place >= this.#limit) return;
    const from = Math.min(slots.length, this.#limit - 1);
    for (let at = from; at > place; at -= 1) {
      slots[at] = slots[at - 1] ?? 0;
      chords[at] = chords[at - 1] ?? 0;
    }
    slots[place] = slot;
    chords[place] = chord;
    if (this.isFull) this.farthest = chords[this.#limit - 1] ?? this.farthest;
  }

  ids(names: readonly string[]): string[] {
    return this.#slots.map((slot) => names[slot] ?? '');
  }

  // Of two at the same place the one with the smaller id comes first, so that the order is always the same.
  #isBefore(slot: number, chord: number, place: number): boolean {
    const other = this.#chords[place] ?? 0;
    if (chord !== other) return chord < other;
    return (this.#names[slot] ?? '') < (this.#names[this.#slots[place] ?? 0] ?? '');
  }
}
