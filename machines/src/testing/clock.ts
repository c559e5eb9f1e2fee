import type { SimulatedClock } from 'xstate';

/** Lets everything that waits on a settled promise run. */
export const flush = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** Moves the clock on in small steps, since one big step would not start the timers that its promises arm. */
export const advance = async (clock: SimulatedClock, ms: number, step = 50): Promise<void> => {
  await flush();
  for (let moved = 0; moved < ms; moved += step) {
    clock.increment(Math.min(step, ms - moved));
    await flush();
  }
};
