import type { Place } from '../domain/place.ts';

/** Users without a report for this long, unless they are drivers online, are read from the store again. */
const keptFor = 600_000;

/** The places that a process knows, and which of them the store does not have. */
export class KnownPlaces {
  readonly #places = new Map<string, Place>();
  #unsaved = new Map<string, Place>();

  get(userId: string): Place | undefined {
    return this.#places.get(userId);
  }

  /** Takes a stored or foreign place unless one is known that is as new. Returns the newest. */
  take(userId: string, place: Place | undefined): Place | undefined {
    const known = this.#places.get(userId);
    if (!place || (known && known.reported_at >= place.reported_at)) return known;
    this.#places.set(userId, place);
    return place;
  }

  /** Takes the last report, which wins even if the clock went back. Returns it with a time that does not go back. */
  report(userId: string, reported: Place): Place {
    const before = this.#places.get(userId)?.reported_at ?? 0;
    const place = { ...reported, reported_at: Math.max(reported.reported_at, before) };
    this.#places.set(userId, place);
    this.#unsaved.set(userId, place);
    return place;
  }

  /** Returns the places that the store does not have, and expects that they are saved. */
  takeUnsaved(): ReadonlyMap<string, Place> {
    const batch = this.#unsaved;
    this.#unsaved = new Map();
    return batch;
  }

  /** Takes back places that could not be saved. */
  putBack(batch: ReadonlyMap<string, Place>): void {
    this.#unsaved = new Map([...batch, ...this.#unsaved]);
  }

  /** Frees the memory of users who left; the store has their places. */
  dropOld(now: number, isNeeded: (userId: string) => boolean): void {
    for (const [userId, { reported_at }] of this.#places) {
      const isOld = reported_at < now - keptFor;
      if (isOld && !this.#unsaved.has(userId) && !isNeeded(userId)) this.#places.delete(userId);
    }
  }

  delete(userId: string): void {
    this.#places.delete(userId);
    this.#unsaved.delete(userId);
  }

  clear(): void {
    this.#places.clear();
    this.#unsaved.clear();
  }
}
