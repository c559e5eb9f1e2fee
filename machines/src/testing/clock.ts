import type { SimulatedClock } from 'xstate';

/** Runs everything that waits for settled promises. */
export const flush = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** Advances the clock in small steps: one big step would skip timers that promises start in between. */
export const advance = async (clock: SimulatedClock, ms: number, step = 50): Promise<void> => {
  await flush();
  for (let moved = 0; moved < ms; moved += step) {
    clock.increment(Math.min(step, ms - moved));
    await flush();
  }
};
