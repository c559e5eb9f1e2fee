/** What a vitest project needs to run tests on PostgreSQL. */
export const onPostgresServer = {
  environment: 'node' as const,
  globalSetup: ['backend/src/testing/postgres/global-setup.ts'],
  setupFiles: ['backend/src/testing/postgres/setup.ts'],
  testTimeout: 20_000,
  hookTimeout: 30_000,
};
