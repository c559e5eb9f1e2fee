import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { onPostgresServer } from './src/testing/postgres/project.ts';

/** Every test of the backend on PostgreSQL; `npm test` runs those of them that meet the store in a way of their own. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: { ...onPostgresServer, name: 'postgres-all', include: ['backend/**/*.test.ts'] },
});
