import { fromSource, nodeFromSource } from '@mobility/tooling/source-condition';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { appBuild, onScreens } from './app/mutations/project.ts';
import { onPostgresServer } from './backend/src/testing/postgres/project.ts';

/** Limits that hold on a machine with many times more work than cores. */
const patient = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 15_000 } } };

/**
 * Test files of one worker share their imports, which take longer than most tests. Only for code that keeps no state in
 * modules, and for tests that replace no module.
 */
const shared = { isolate: false };

/**
 * Component tests that need a page and modules of their own. One loads parts that fail, one changes the history, and two run
 * under Node. One replaces a module. Tests that move the focus under fake timers stop the frames of jsdom for later tests. The
 * last one depends on the focus, which a dialog of another file watches for seconds after it has
 * closed.
 */
const alone = [
  'components/src/primitives/OnDemand/on-demand.test.tsx',
  'components/src/booking/server-render.test.tsx',
  'components/src/admin/panel/preloaded.test.tsx',
  'app/src/ports/sound-files.test.ts',
  'app/src/ports/history/back.test.ts',
  'components/src/primitives/Toasts/Toasts.test.tsx',
  'components/src/payment/check/PaymentCheck.test.tsx',
  'components/src/shell/page/Page.test.tsx',
];

/** Unit tests that replace modules. */
const replacing = ['sdk/src/validation/load.test.ts', 'sdk/src/validation/admin-answers.test.ts'];

/** Component tests see JSX, styles and parts that load on demand. */
const components = {
  ...fromSource,
  plugins: [react(), vanillaExtractPlugin()],
};
const loadedParts = ['components/src/testing/patience.ts', 'components/src/testing/load-parts.ts'];

/**
 * Unit tests: plain ones under Node, component tests under jsdom, and the backend's on SQLite and PostgreSQL.
 * Stories, contracts and journeys have their own configurations.
 */
export default defineConfig({
  test: {
    projects: [
      {
        ...fromSource,
        test: {
          ...patient,
          ...shared,
          name: 'unit',
          env: nodeFromSource,
          environment: 'node',
          include: ['{sdk,tooling}/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'tooling/packages/**', ...replacing],
        },
      },
      {
        ...fromSource,
        test: {
          ...patient,
          name: 'unit alone',
          env: nodeFromSource,
          environment: 'node',
          include: replacing,
        },
      },
      {
        ...fromSource,
        test: {
          ...patient,
          ...shared,
          name: 'machines',
          env: nodeFromSource,
          environment: 'node',
          include: ['{openapi,machines}/**/*.test.ts'],
        },
      },
      {
        ...fromSource,
        test: {
          ...patient,
          ...shared,
          name: 'backend',
          env: nodeFromSource,
          environment: 'node',
          include: ['backend/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.postgres.test.ts', '**/*.endurance.test.ts'],
        },
      },
      {
        ...fromSource,
        test: {
          ...onPostgresServer,
          ...patient,
          ...shared,
          env: nodeFromSource,
          name: 'postgres',
          // The store, the races, several instances, and the operations with the most SQL: all are in backend/vitest.postgres.config.ts.
          include: [
            'backend/src/store/**/*.test.ts',
            'backend/src/live/{hub,resume}.test.ts',
            'backend/src/live/bus/nats-bus.test.ts',
            'backend/src/live/**/*.postgres.test.ts',
            'backend/src/testing/**/*.postgres.test.ts',
            'backend/src/{command,admin/pages,admin/stats,admin/desk}.test.ts',
            'backend/src/{payments,rides}/**/*.test.ts',
            'backend/src/jobs/{reconcile-payments,send-waves,watch-drivers}.test.ts',
            'backend/src/{admin,backup,jobs}/**/*.postgres.test.ts',
            'backend/src/operations/{payments,rides}/*.test.ts',
            'backend/src/operations/admin/{balances,records,getAdminUser,refundRide}.test.ts',
            'backend/src/backup/backup.test.ts',
          ],
        },
      },
      {
        ...fromSource,
        test: {
          ...patient,
          name: 'pglite',
          environment: 'node',
          include: ['backend/src/store/conformance/{rules,values}.test.ts'],
          setupFiles: ['backend/src/testing/pglite/setup.ts'],
        },
      },
      {
        ...components,
        test: {
          ...patient,
          ...shared,
          name: 'dom',
          environment: 'jsdom',
          setupFiles: [...loadedParts, 'components/src/testing/clean-page.ts'],
          include: ['{components,app}/src/**/*.test.{ts,tsx}'],
          exclude: alone,
        },
      },
      {
        ...components,
        test: {
          ...patient,
          name: 'dom alone',
          environment: 'jsdom',
          setupFiles: loadedParts,
          include: alone,
        },
      },
      {
        ...fromSource,
        ...appBuild,
        // A test that ends late goes on in the page of the next one.
        test: { ...onScreens, ...patient, testTimeout: 300_000, name: 'mutations' },
      },
    ],
  },
});
