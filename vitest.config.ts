import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { onPostgresServer } from './backend/src/testing/postgres/project.ts';

/** Unit tests: plain ones under Node, the backend's on PostgreSQL once more, component tests under jsdom. Stories, contracts and journeys have their own configs. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{openapi,sdk,machines,backend,tooling}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.postgres.test.ts'],
        },
      },
      {
        test: {
          ...onPostgresServer,
          name: 'postgres',
          // The store, the races, several instances, and the operations with the most SQL: all are in backend/vitest.postgres.config.ts.
          include: [
            'backend/src/store/**/*.test.ts',
            'backend/src/live/{hub,resume,*.postgres}.test.ts',
            'backend/src/operations/command.test.ts',
            'backend/src/operations/{payments,rides}/*.test.ts',
            'backend/src/operations/admin/{balances,backup,debit-race,records}.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'pglite',
          environment: 'node',
          include: ['backend/src/store/conformance/{rules,values}.test.ts'],
          testTimeout: 20_000,
          setupFiles: ['backend/src/testing/pglite/setup.ts'],
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['{components,app}/src/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
});
