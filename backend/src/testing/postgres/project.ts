/** The settings of a vitest project that runs tests on PostgreSQL. */
export const onPostgresServer = {
  environment: 'node' as const,
  globalSetup: ['backend/src/testing/postgres/global-setup.ts'],
  setupFiles: ['backend/src/testing/postgres/setup.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
};
