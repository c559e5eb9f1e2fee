type Timer = { handle?: ReturnType<typeof setTimeout>; startedAt: number; remaining: number };

/** One countdown per id, in milliseconds. A paused countdown keeps the time that it has left. */
export const createTimers = (onEnd: (id: string) => void) => {
  const timers = new Map<string, Timer>();
  return {
    /** Adds a paused countdown. */
    add: (id: string, duration: number): void => {
      timers.set(id, { startedAt: 0, remaining: duration });
    },
    run: (id: string): void => {
      const timer = timers.get(id);
      if (!timer || timer.handle !== undefined) return;
      timer.startedAt = Date.now();
      timer.handle = setTimeout(() => onEnd(id), Math.max(0, timer.remaining));
    },
    pause: (id: string): void => {
      const timer = timers.get(id);
      if (timer?.handle === undefined) return;
      clearTimeout(timer.handle);
      timer.remaining -= Date.now() - timer.startedAt;
      timer.handle = undefined;
    },
    remove: (id: string): void => {
      clearTimeout(timers.get(id)?.handle);
      timers.delete(id);
    },
  };
};
