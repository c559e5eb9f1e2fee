import { fromSource, nodeFromSource } from '@mobility/tooling/source-condition';
import { defineConfig } from 'vitest/config';

/** Run in this order: the consumer tests write the pact, the provider tests verify it. One worker, because Pact writes one file. */
export default defineConfig({
  ...fromSource,
  test: {
    env: nodeFromSource,
    root: import.meta.dirname,
    fileParallelism: false,
    maxWorkers: 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'consumer',
          include: ['consumer/**/*.test.ts'],
          globalSetup: ['./fresh-pacts.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'provider',
          include: ['provider/**/*.test.ts', '*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.endurance.test.ts'],
        },
      },
    ],
  },
});
