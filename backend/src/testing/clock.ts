/** A clock that is moved by hand. Milliseconds since 1970. */
export const createClock = (start: number = Date.UTC(2026, 10, 20, 12)) => {
  let time = start;
  return {
    now: () => time,
    /** Moves the clock; a negative value moves it back. */
    advance(ms: number): void {
      time += ms;
    },
    set(ms: number): void {
      time = ms;
    },
  };
};

export type Clock = ReturnType<typeof createClock>;
