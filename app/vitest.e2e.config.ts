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
    // The longest takes about two minutes beside other work. A test that hangs takes this long twice, and once more when
    // `npm test` runs its file again.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // Journeys mostly wait, so three can run on two cores. Each file has its own server.
    maxWorkers: 3,
    // The files of one worker share their imports; none depends on what another leaves in a module.
    isolate: false,
    // On a busy machine a journey sometimes fails because the browser is slow. A defect fails twice.
    retry: 1,
    expect: { poll: { timeout: 30_000 } },
  },
});
