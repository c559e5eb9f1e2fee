type Event = { at: number; work: () => Promise<unknown> };

/** What happens when, told in any order and done in that of time. */
export class Timeline {
  readonly #events: Event[] = [];

  /** Adds something. What lies in the future when it is run has not happened yet, and does not. */
  at(time: number, work: () => Promise<unknown>): void {
    this.#events.push({ at: Math.floor(time), work });
  }

  /** Does everything up to `until`, the earliest first. */
  async run(until: number, setTime: (time: number) => void): Promise<void> {
    const due = this.#events.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
    for (const { at, work } of due) {
      setTime(at);
      await work();
    }
    setTime(until);
  }
}
