/** A fair mutex: callers get the lock in the order in which they ask for it. */
export class Mutex {
  #last: Promise<void> = Promise.resolve();

  /** Waits for the lock. Call the returned function once to release it. */
  async acquire(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#last;
    this.#last = promise;
    await before;
    return resolve;
  }
}
