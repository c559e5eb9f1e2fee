/** Lets so much work run at once; the rest waits for its turn. */
export class Turns {
  #free: number;
  readonly #queue: (() => void)[] = [];

  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#queue.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#queue.shift();
      // The turn goes on to the next one.
      if (next) next();
      else this.#free += 1;
    }
  }
}
