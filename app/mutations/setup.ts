import { afterAll, beforeAll, vi } from 'vitest';
import { loadCode } from './show.tsx';

/** `npm test` takes a part of the cases; `npm run test:endurance` takes all. */
export const share = import.meta.env.ENDURANCE ? 1 : 0.008;
/** Chooses the part. SEED replaces it. */
export const seed = Number(import.meta.env.SEED ?? 1);

class NoResize implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Stops the clock at the time of the examples and loads the code of every page. */
export const prepare = (): void => {
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T17:00:00Z') });
    for (const method of ['warn', 'error'] as const)
      vi.spyOn(console, method).mockImplementation(() => undefined);
    vi.stubGlobal('scrollTo', () => undefined);
    // jsdom has none, and no layout that one could observe.
    vi.stubGlobal('ResizeObserver', NoResize);
    await loadCode();
  });
  afterAll(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
};
