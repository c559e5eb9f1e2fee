import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, expect, vi } from 'vitest';
import { toasts } from '../primitives/Toasts/toasts.ts';

const frame = (): Promise<boolean> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(false), 5_000);
    requestAnimationFrame(() => resolve(true));
  });

// The test files of one worker share a page. Each file restores its initial state.
afterEach(cleanup);
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  toasts.clear();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  expect(await frame(), 'The page draws no more frames: list this file in `alone` of vitest.config.ts').toBe(
    true,
  );
});
