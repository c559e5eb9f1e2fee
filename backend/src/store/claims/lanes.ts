/** Runs work that names the same key one after the other, in the order in which it came. */
export class Lanes {
  readonly #last = new Map<string, Promise<void>>();

  /** Waits for all keys. They are taken at once, so that no two works wait for each other. */
  async run<T>(keys: readonly string[], work: () => Promise<T>): Promise<T> {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const before = keys.map((key) => this.#last.get(key));
    for (const key of keys) this.#last.set(key, ended);
    try {
      await Promise.all(before);
      return await work();
    } finally {
      end();
      for (const key of keys) if (this.#last.get(key) === ended) this.#last.delete(key);
    }
  }
}
