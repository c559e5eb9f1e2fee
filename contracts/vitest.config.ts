import { defineConfig } from 'vitest/config';

/** Run in this order: the consumer writes the pact, the provider proves that it keeps it. One worker: Pact writes one file. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    fileParallelism: false,
    maxWorkers: 1,
    testTimeout: 30_000,
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
        },
      },
    ],
  },
});
