const minute = 60_000;
/** More keys than this are dropped, the oldest first, so that a flood of addresses cannot fill the memory. */
const keptAtMost = 50_000;

/** The present minute of a key: what was counted, here and elsewhere, and what of it the other instances do not know. */
type Window = { count: number; unshared: number; endsAt: number };

/** How often each key was counted in its present minute, which begins with its first request. */
export class RequestCounts {
  readonly #windows = new Map<string, Window>();
  readonly #changed = new Set<string>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Counts one request. Returns the milliseconds to wait if there were more than allowed, otherwise 0. */
  add(key: string, most: number): number {
    const now = this.#now();
    const window = this.#present(key, now);
    window.count += 1;
    window.unshared += 1;
    this.#changed.add(key);
    return window.count > most ? Math.max(1, window.endsAt - now) : 0;
  }

  /** What was counted here since the last call, by key. */
  takeUnshared(): Map<string, number> {
    const taken = new Map<string, number>();
    for (const key of this.#changed) {
      const window = this.#windows.get(key);
      if (!window) continue;
      taken.set(key, window.unshared);
      window.unshared = 0;
    }
    this.#changed.clear();
    return taken;
  }

  /** Learns the count of all instances, and in how many milliseconds its minute ends. */
  learn(key: string, count: number, left: number): void {
    const now = this.#now();
    const window = this.#present(key, now);
    // What was counted here meanwhile is not in the common count yet.
    window.count = Math.max(window.count, count + window.unshared);
    if (left > 0) window.endsAt = Math.min(window.endsAt, now + left);
  }

  #present(key: string, now: number): Window {
    const known = this.#windows.get(key);
    if (known && now < known.endsAt) return known;
    this.#windows.delete(key);
    const oldest = this.#windows.keys().next().value;
    if (oldest !== undefined && this.#windows.size >= keptAtMost) this.#windows.delete(oldest);
    const window = { count: 0, unshared: 0, endsAt: now + minute };
    this.#windows.set(key, window);
    return window;
  }
}
