import { type Product, startProduct } from '@mobility/tooling/product';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, inject } from 'vitest';

/** The shared browser and a separate server for one file of journeys. */
export const stage = (env: Record<string, string> = {}): { browser: Browser; server: Product } => {
  const set = {} as { browser: Browser; server: Product };
  beforeAll(async () => {
    set.browser = await chromium.connect(inject('browserEndpoint'));
    set.server = await startProduct(env);
  });
  afterAll(async () => {
    await set.browser.close();
    await set.server.stop();
  });
  return set;
};
