import { launchBrowser } from '@mobility/tooling/browser';
import type { Browser } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { startServer, type TestServer } from './server.ts';

/** One browser and one server for a file of journeys. */
export const stage = (env: Record<string, string> = {}): { browser: Browser; server: TestServer } => {
  const set = {} as { browser: Browser; server: TestServer };
  beforeAll(async () => {
    set.browser = await launchBrowser();
    set.server = await startServer(env);
  });
  afterAll(async () => {
    await set.browser.close();
    await set.server.stop();
  });
  return set;
};
