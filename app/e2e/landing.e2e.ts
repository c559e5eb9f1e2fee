import type { Page } from 'playwright';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { scriptName, scriptPath } from './support/built-files.ts';
import { openWindow, type Person, signIn } from './support/people.ts';
import { stage } from './support/setup.ts';

const set = stage();
let visitor: Person;

beforeEach(async () => {
  visitor = await openWindow(set.browser, set.server.url);
});
afterEach(async () => {
  await visitor.context.close();
  expect(visitor.errors).toEqual([]);
});

/** The names of the scripts that the page has fetched. */
const scriptsOf = async (page: Page): Promise<(string | undefined)[]> => {
  const fetched = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  return fetched
    .filter((path) => path.endsWith('.js'))
    .map(scriptName)
    .sort();
};
const headline = (page: Page) => page.getByRole('heading', { level: 1 });
const getStarted = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Get Started' });

test('the landing page shows without the application, which the first press loads and then handles', async () => {
  const { page } = visitor;
  await page.goto('/');
  await headline(page).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await scriptsOf(page)).toEqual(['intent', 'landing']);
  const before = await headline(page).elementHandle();

  await getStarted(page).click();
  await page.getByRole('dialog').waitFor();
  expect(await scriptsOf(page)).toContain('first');
  // The page was taken over, not drawn again.
  expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect
    .poll(() => getStarted(page).evaluate((button) => button === document.activeElement))
    .toBe(true);
});

test('the landing page is complete without JavaScript', async () => {
  const context = await set.browser.newContext({ javaScriptEnabled: false, baseURL: set.server.url });
  const page = await context.newPage();
  await page.goto('/');
  await headline(page).waitFor();
  await page.getByRole('link', { name: 'How It Works' }).first().waitFor();
  await context.close();
});

test('a signed-in user who opens the start address never sees the landing page', async () => {
  const { page } = visitor;
  await signIn(visitor, 'rider@mobility.example');
  const response = page.waitForResponse((answer) => answer.url().endsWith(scriptPath('landing')));
  await page.addInitScript(() => {
    const seen = () => {
      const title = document.querySelector('h1');
      if (title?.checkVisibility({ visibilityProperty: true }) && location.pathname === '/')
        document.documentElement.dataset.flashed = title.textContent;
      requestAnimationFrame(seen);
    };
    requestAnimationFrame(seen);
  });
  await page.goto('/');
  await response;
  await page.waitForURL('**/rider');
  expect(await page.evaluate(() => document.documentElement.dataset.flashed)).toBeUndefined();
});

test('a stored language other than English starts the application at once', async () => {
  const { page } = visitor;
  await page.goto('/gravatar-demo');
  await page.evaluate(() => localStorage.setItem('mobility_locale', 'de-DE'));
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('de-DE');
  await expect.poll(() => getStarted(page).count()).toBe(0);
  await headline(page).waitFor();
});

test('signing in on another tab replaces the landing page', async () => {
  const { page } = visitor;
  await page.goto('/');
  const other: Person = { ...visitor, page: await visitor.context.newPage() };
  await signIn(other, 'rider@mobility.example');
  await page.waitForURL('**/rider');
});

test('Where to? leads a rider through sign-in to the booking form', async () => {
  const { page } = visitor;
  await page.goto('/');
  await page.getByRole('button', { name: 'Where to?' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Email' }).fill('rider@mobility.example');
  await dialog.getByLabel('Password', { exact: true }).fill('mobility');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/book-ride');
});
