import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Journeys in a real browser against the real backend, built as it ships. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    name: 'journeys',
    include: ['e2e/**/*.e2e.ts'],
    environment: 'node',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    fileParallelism: false,
    maxWorkers: 1,
  },
});
