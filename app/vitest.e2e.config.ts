import { fileURLToPath } from 'node:url';
import { fromSource } from '@mobility/tooling/source-condition';
import { defineConfig } from 'vitest/config';

/** Journeys in a real browser against the real backend, built as it ships: needs `npm run build`. */
export default defineConfig({
  ...fromSource,
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    name: 'journeys',
    include: ['e2e/**/*.e2e.ts'],
    environment: 'node',
    globalSetup: ['e2e/support/shared-browser.ts'],
    testTimeout: 240_000,
    hookTimeout: 120_000,
    // Journeys wait more than they work, so three fit on two cores. Each file has a server of its own.
    maxWorkers: 3,
    // A browser on a busy machine sometimes loses a race that no person would. A broken journey fails twice.
    retry: 1,
    expect: { poll: { timeout: 30_000 } },
  },
});
