import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { fromSource } from '../source-condition.ts';

/** Tests the packages as consumers use them: packed and installed outside the workspace. */
export default defineConfig({
  ...fromSource,
  root: join(import.meta.dirname),
  test: {
    name: 'packages',
    environment: 'node',
    include: ['**/*.test.ts'],
    globalSetup: ['./install.ts'],
    testTimeout: 30_000,
    // Browser, server and built site of a file are stopped together, which takes long on a busy machine.
    teardownTimeout: 60_000,
    maxWorkers: 2,
  },
});
