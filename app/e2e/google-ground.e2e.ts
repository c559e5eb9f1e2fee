import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveGoogle } from './support/google-stub.ts';
import { asRider, desktop, phone } from './support/people.ts';
import { stage } from './support/setup.ts';
import { choosePlace } from './support/steps.ts';

const app = join(import.meta.dirname, '..');
const pages = mkdtempSync(join(tmpdir(), 'mobility-google-'));
const key = { GOOGLE_MAPS_API_KEY: 'a-key' };

// The key is part of the built pages.
beforeAll(() => {
  const vite = join(app, '../node_modules/vite/bin/vite.js');
  execFileSync(process.execPath, [vite, 'build', '--logLevel', 'error', '--outDir', pages, '--emptyOutDir'], {
    cwd: app,
    env: { ...process.env, ...key },
  });
});
const set = stage({ ...key, PUBLIC_DIR: pages });
afterAll(() => rmSync(pages, { recursive: true }));

const middleOf = async (element: Locator): Promise<[x: number, y: number]> => {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on screen');
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** How far the destination's pin is from the place that Google draws for it, in pixels. */
const offset = async (page: Page): Promise<number> => {
  const [pin, mark] = await Promise.all([
    middleOf(page.locator('[data-part="dropoffEnd"]')),
    middleOf(page.locator('[data-mark="ferry"]')),
  ]);
  return Math.hypot(pin[0] - mark[0], pin[1] - mark[1]);
};

test.each([
  ['a desktop', { viewport: desktop }],
  ['a dark phone', { viewport: phone, dark: true }],
])('Google draws the ground below the trip on %s until it refuses', async (_, options) => {
  const rider = await asRider(set.browser, set.server.url, options);
  const { page, context } = rider;
  const loaded = await serveGoogle(context);
  await page.goto('/book-ride');
  await choosePlace(page, 'Pickup', 'City Hall');
  await choosePlace(page, 'Destination', 'Ferry Building');
  const ground = page.locator('[data-part="google"][data-drawn]');
  await ground.waitFor();
  const land = page.locator('g[transform*="scale("]');
  await expect.poll(() => land.count()).toBe(0);
  await expect.poll(() => offset(page)).toBeLessThan(1);
  const [x, y] = await middleOf(page.locator('[data-part="dropoffEnd"]'));
  await page.mouse.move(x - 30, y + 40);
  await page.mouse.down();
  await page.mouse.move(x - 90, y + 60, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => offset(page)).toBeLessThan(1);
  // Nothing of the page covers the links that Google's terms need.
  for (const name of ['Google', 'Terms']) await page.getByRole('link', { name }).click({ trial: true });
  expect(loaded.filter((url) => url.includes('/maps/api/js?'))).toHaveLength(1);

  await page.evaluate(() => (window as unknown as { gm_authFailure(): void }).gm_authFailure());
  await expect.poll(() => land.count()).toBe(1);
  expect(await page.locator('[data-part="google"]').count()).toBe(0);
  expect(rider.errors).toEqual([]);
  await context.close();
});
