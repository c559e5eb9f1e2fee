/** Counts items, and keeps the first of them in an order: to sort all of many thousand would hold up every request. */
export class Shortlist<T> {
  readonly #compare: (one: T, other: T) => number;
  readonly #length: number;
  readonly #items: T[] = [];
  #total = 0;

  constructor(length: number, compare: (one: T, other: T) => number) {
    this.#length = length;
    this.#compare = compare;
  }

  /** How many items were added. */
  get total(): number {
    return this.#total;
  }

  /** The first items in their order; those that are equal come as they were added. */
  get items(): readonly T[] {
    return this.#items;
  }

  add(item: T): void {
    this.#total += 1;
    const place = this.#placeOf(item);
    if (place >= this.#length) return;
    this.#items.splice(place, 0, item);
    if (this.#items.length > this.#length) this.#items.pop();
  }

  /** After the items that come before it or are equal. Most items come after the last one. */
  #placeOf(item: T): number {
    const last = this.#items.at(-1);
    if (last === undefined || this.#compare(last, item) <= 0) return this.#items.length;
    let [low, high] = [0, this.#items.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#compare(this.#items[middle] as T, item) <= 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
