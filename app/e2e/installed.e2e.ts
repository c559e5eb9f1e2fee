import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { callAs, callAsNewRider, openSignedIn, trip } from './support/caller.ts';
import { openWindow, type Person, phone } from './support/people.ts';
import { stage } from './support/setup.ts';

/** A copy of the built app, which a test replaces by a newer one. */
const publicDir = mkdtempSync(join(tmpdir(), 'mobility-app-'));
cpSync(fileURLToPath(new URL('../dist', import.meta.url)), publicDir, { recursive: true });
afterAll(() => rmSync(publicDir, { recursive: true, force: true }));

const set = stage({ PUBLIC_DIR: publicDir });
const installs = { installs: true, viewport: phone };

/** Waits until the service worker has installed and answers for the page. */
const installed = async ({ page }: Person): Promise<void> => {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
};

test('without a server the installed app starts with the ride under way, and continues when the server is back', async () => {
  const { browser, server } = set;
  const driver = await callAs(server.url, 'driver@mobility.example');
  await driver.goOnline();
  const caller = await callAsNewRider(server.url);
  const { request_id: id } = await caller.bookRide(trip);
  const rider = await openSignedIn(browser, server.url, caller, '/rider', installs);
  const { page } = rider;
  await driver.updateRide(id, { action: 'accept' });
  await page.getByTestId('live-ride').getByText('Dana is on the way').waitFor();
  await installed(rider);

  await server.kill();
  await page.reload();
  const last = page.getByTestId('last-ride');
  await last.getByRole('heading', { name: 'Your ride' }).waitFor();
  await last.getByText(/^As of .* It updates when you are back online\.$/).waitFor();
  await last.getByText('City Hall').first().waitFor();
  expect(await last.getByRole('link', { name: /^Call Dana/ }).getAttribute('href')).toMatch(/^tel:\+\d+$/);

  await server.restart();
  await page.getByTestId('live-ride').getByText('Dana is on the way').waitFor();
  const kept = await page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(caches_.map((cache) => cache.keys())))
      .flat()
      .map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/index.html');
  expect(kept.filter((path) => !/^\/(assets\/|index\.html$)/.test(path))).toEqual([]);

  await driver.updateRide(id, { action: 'arrive' });
  await driver.updateRide(id, { action: 'start' });
  await driver.updateRide(id, { action: 'complete' });
  await page.getByTestId('live-ride').waitFor({ state: 'detached' });
  await page.waitForFunction(() => localStorage.getItem('mobility_last_ride') === null);
  expect(rider.errors).toEqual([]);
  await rider.context.close();
});

test('signing out removes the ride that was kept for a start without a server', async () => {
  const caller = await callAsNewRider(set.server.url);
  const { request_id: id } = await caller.bookRide(trip);
  const rider = await openSignedIn(set.browser, set.server.url, caller, '/rider');
  const { page } = rider;
  await page.waitForFunction(
    (ride) => localStorage.getItem('mobility_last_ride')?.includes(ride) ?? false,
    id,
  );
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForFunction(() => localStorage.getItem('mobility_last_ride') === null);
  expect(rider.errors).toEqual([]);
  await rider.context.close();
});

test('a newer version is offered, and the page is loaded again when the visitor agrees', async () => {
  const visitor = await openWindow(set.browser, set.server.url, installs);
  const { page } = visitor;
  await page.goto('/gravatar-demo');
  await installed(visitor);
  const release = (file: string, change: (text: string) => string): void => {
    const path = join(publicDir, file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
    for (const kind of ['br', 'gz']) rmSync(`${path}.${kind}`, { force: true });
  };
  const entry = /\/assets\/index-[\w-]+\.js/.exec(readFileSync(join(publicDir, 'index.html'), 'utf8'))?.[0];
  if (!entry) throw new Error('index.html has no entry');
  const newer = '/assets/index-newer.js';
  if (entry !== newer) cpSync(join(publicDir, entry), join(publicDir, newer));
  release('index.html', (html) => html.replaceAll(entry, newer));
  release('sw.js', (script) =>
    script.replaceAll(entry, newer).replace(/revision:(["'`])\w+\1/, 'revision:"newer"'),
  );

  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await page.getByText('A new version of Mobility is ready.').waitFor();
  await page.getByRole('button', { name: 'Update' }).click();
  await page.waitForFunction((file) => document.querySelector(`script[src="${file}"]`) !== null, newer);
  await installed(visitor);
  await page.getByText('A new version of Mobility is ready.').waitFor({ state: 'detached' });
  expect(visitor.errors).toEqual([]);
  await visitor.context.close();
});
