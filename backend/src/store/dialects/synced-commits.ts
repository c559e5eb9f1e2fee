type Group = PromiseWithResolvers<void>;

const newGroup = (): Group => {
  const group = Promise.withResolvers<void>();
  // Without this handler, a failed sync that no caller waits for is an unhandled rejection.
  group.promise.catch(() => {});
  return group;
};

/** Syncs commits to the disk beside the thread that makes them. Those that end while a sync runs share the next one. */
export class SyncedCommits {
  readonly #sync: () => Promise<void>;
  readonly #onFailure: (error: unknown) => void;
  /** The commits that the present sync covers. */
  #running: Group | null = null;
  /** The commits since it began. */
  #next: Group | null = null;

  /** `onFailure` runs once, with the error of the first sync that fails. There is no sync after it. */
  constructor(sync: () => Promise<void>, onFailure: (error: unknown) => void) {
    this.#sync = sync;
    this.#onFailure = onFailure;
  }

  /** Call it after each commit: the next sync covers it. */
  committed(): void {
    this.#next ??= newGroup();
    if (!this.#running) void this.#syncAll();
  }

  /** Resolves once everything that has been committed is on the disk. Rejects from the first sync that fails on. */
  async synced(): Promise<void> {
    await (this.#next ?? this.#running)?.promise;
  }

  async #syncAll(): Promise<void> {
    for (let group = this.#next; group; group = this.#next) {
      this.#running = group;
      this.#next = null;
      try {
        await this.#sync();
      } catch (error) {
        return this.#fail(group, error);
      }
      group.resolve();
      this.#running = null;
    }
  }

  #fail(group: Group, error: unknown): void {
    group.reject(error);
    this.#next?.reject(error);
    // It stays: no later commit starts a sync, and all of them fail.
    this.#next ??= group;
    this.#onFailure(error);
  }
}
