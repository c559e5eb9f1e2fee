import { join } from 'node:path';
import { createServer } from '@mobility/backend';
import { city } from '@mobility/backend/testing';
import { type Browser, chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import { browserOptions } from '../browser.ts';

/** A partner's page in a browser, and the reference backend that it calls from another origin. */
export type Site = {
  /** The address of the backend. */
  api: string;
  /** Opens `/index.html` with the widget or `/before.html` without it. */
  open: (path: '/index.html' | '/before.html') => Promise<{ page: Page; errors: string[] }>;
  close: () => Promise<void>;
};

/** Builds the consumer's two pages with Vite and no plugin. */
const buildPages = (folder: string) =>
  build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: {
      target: 'es2023',
      rolldownOptions: { input: [join(folder, 'index.html'), join(folder, 'before.html')] },
    },
  });

const openPage = async (browser: Browser, url: string) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(20_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(url);
  return { page, errors };
};

/** Builds the pages in `folder`, serves them, and starts a backend that allows their origin. */
export const openSite = async (folder: string): Promise<Site> => {
  await buildPages(folder);
  const pages = await preview({
    root: folder,
    configFile: false,
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 0, strictPort: false },
  });
  const origin = (pages.resolvedUrls?.local[0] ?? '').replace(/\/$/, '');
  const backend = await createServer({
    demo: true,
    city,
    jobInterval: 0,
    logLevel: 'silent',
    allowedOrigins: [origin],
  });
  const { port } = await backend.listen();
  const api = `http://127.0.0.1:${port}`;
  const browser = await chromium.launch(await browserOptions());
  return {
    api,
    open: (path) => openPage(browser, `${origin}${path}?api=${api}`),
    close: async () => {
      await browser.close();
      await backend.close();
      await pages.close();
    },
  };
};
