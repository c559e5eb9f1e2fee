type Event = { at: number; work: () => Promise<unknown> };

/** A queue of events: added in any order, run in the order of time. */
export class Timeline {
  readonly #events: Event[] = [];

  /** Adds an event. Events that are still in the future when the timeline runs are skipped. */
  at(time: number, work: () => Promise<unknown>): void {
    this.#events.push({ at: Math.floor(time), work });
  }

  /** Runs all events up to `until`, earliest first. */
  async run(until: number, setTime: (time: number) => void): Promise<void> {
    const due = this.#events.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
    for (const { at, work } of due) {
      setTime(at);
      await work();
    }
    setTime(until);
  }
}
