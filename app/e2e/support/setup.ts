import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, inject } from 'vitest';
import { startServer, type TestServer } from './server.ts';

/** The shared browser and a separate server for one file of journeys. */
export const stage = (env: Record<string, string> = {}): { browser: Browser; server: TestServer } => {
  const set = {} as { browser: Browser; server: TestServer };
  beforeAll(async () => {
    set.browser = await chromium.connect(inject('browserEndpoint'));
    set.server = await startServer(env);
  });
  afterAll(async () => {
    await set.browser.close();
    await set.server.stop();
  });
  return set;
};
