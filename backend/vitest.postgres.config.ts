import { join } from 'node:path';
import { fromSource, nodeFromSource } from '@mobility/tooling/source-condition';
import { defineConfig } from 'vitest/config';
import { onPostgresServer } from './src/testing/postgres/project.ts';

/** Every test of the backend on PostgreSQL; `npm test` runs those of them that meet the store in a way of their own. */
export default defineConfig({
  ...fromSource,
  root: join(import.meta.dirname, '..'),
  test: {
    ...onPostgresServer,
    name: 'postgres-all',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    env: nodeFromSource,
    include: ['backend/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/*.endurance.test.ts'],
  },
});
