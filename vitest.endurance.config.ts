import { fromSource, nodeFromSource } from '@mobility/tooling/source-condition';
import { defineConfig } from 'vitest/config';
import { appBuild, onScreens } from './app/mutations/project.ts';
import { onPostgresServer } from './backend/src/testing/postgres/project.ts';

const env = { ...nodeFromSource, ENDURANCE: '1' };
const patience = { testTimeout: 900_000, hookTimeout: 120_000 };
const races = 'backend/src/**/*-race.test.ts';

/** The long forms: races of 200 rounds, more generated input, every broken answer, cut connections, latency, replays. Too slow for `npm test`. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        ...fromSource,
        test: {
          ...patience,
          name: 'endurance',
          env,
          include: [
            'backend/src/**/*.endurance.test.ts',
            'backend/src/fuzz/*.test.ts',
            'backend/src/payments/money-lives.test.ts',
            races,
          ],
        },
      },
      {
        ...fromSource,
        test: { ...onPostgresServer, ...patience, name: 'endurance on PostgreSQL', env, include: [races] },
      },
      {
        ...fromSource,
        ...appBuild,
        test: {
          ...onScreens,
          ...patience,
          // The screen with the most cases takes five minutes of CPU, and three times as long on a busy machine.
          testTimeout: 3_600_000,
          name: 'endurance of the screens',
          env: { ...onScreens.env, ENDURANCE: '1' },
        },
      },
      {
        ...fromSource,
        test: {
          ...patience,
          name: 'endurance of the contracts',
          env,
          include: ['contracts/**/*.endurance.test.ts', 'contracts/provider/live-chaos.test.ts'],
        },
      },
    ],
  },
});
