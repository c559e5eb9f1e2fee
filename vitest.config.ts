import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

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
          name: 'postgres',
          environment: 'node',
          include: ['backend/**/*.test.ts'],
          globalSetup: ['backend/src/testing/postgres/global-setup.ts'],
          setupFiles: ['backend/src/testing/postgres/setup.ts'],
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
