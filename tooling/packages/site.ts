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
  /** Opens the page of the README, signed in as the demo's rider. Its backend is the one of this site. */
  openEmbedded: () => Promise<{ page: Page; errors: string[] }>;
  close: () => Promise<void>;
};

/** Builds the consumer's three pages with Vite and no plugin. */
const buildPages = (folder: string) =>
  build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: {
      target: 'es2023',
      rolldownOptions: {
        input: ['index.html', 'before.html', 'embedded.html'].map((name) => join(folder, name)),
      },
    },
  });

/** The address at which the example of the README expects its backend. */
const exampleBackend = 'https://mobility.example';

const tokenOfRider = async (api: string): Promise<string> => {
  const body = JSON.stringify({ email: 'rider@mobility.example', password: 'mobility' });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${api}/api/auth/login`, { method: 'POST', headers, body });
  const { access_token }: { access_token: string } = await response.json();
  return access_token;
};

/** Chooses both places of a trip. In a narrow place, the map and the vehicles are shown after that. */
export const choosePlaces = async (page: Page): Promise<void> => {
  for (const [field, name] of [
    ['Pickup', 'City Hall'],
    ['Destination', 'Ferry Building'],
  ] as const) {
    await page.getByRole('combobox', { name: field }).fill(name);
    await page.getByRole('option', { name }).first().click();
  }
};

/** Books a ride on a page that shows the booking form. */
export const bookRide = async (page: Page): Promise<void> => {
  await choosePlaces(page);
  await page.getByRole('button', { name: /^Book Economy/ }).click();
  await page.getByRole('heading', { name: 'Ride booked' }).waitFor();
};

const openPage = async (browser: Browser, url: string, api: string) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(20_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.route(`${exampleBackend}/**`, async (route) => {
    const url = route.request().url().replace(exampleBackend, api);
    await route.fulfill({ response: await route.fetch({ url }) });
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
    open: (path) => openPage(browser, `${origin}${path}?api=${api}`, api),
    openEmbedded: async () =>
      openPage(browser, `${origin}/embedded.html?token=${await tokenOfRider(api)}`, api),
    close: async () => {
      // A call that is on its way when its page closes is no failure of the test.
      const open = browser.contexts().flatMap((context) => context.pages());
      await Promise.all(open.map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
      await browser.close();
      await backend.close();
      await pages.close();
    },
  };
};
