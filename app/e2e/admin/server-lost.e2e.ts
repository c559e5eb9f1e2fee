import { expect, test } from 'vitest';
import { scriptPath } from '../support/built-files.ts';
import { nextLive } from '../support/live.ts';
import { asAdmin } from '../support/people.ts';
import { stage } from '../support/setup.ts';

const set = stage();

test('a console whose server is killed says so at once, a refresh fails in words, and both end when it is back', async () => {
  const { browser, server } = set;
  const admin = await asAdmin(browser, server.url);
  const { page } = admin;
  const live = nextLive(page);
  await page.goto('/admin?tab=users');
  await live;
  await page.getByText(/Updated (just now|\d+ sec\. ago)/).waitFor();
  await page.getByRole('row').nth(1).waitFor();
  // The notice of a failure and the other tabs are fetched one after the other, this one last.
  await page.waitForFunction(
    (path) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(path)),
    scriptPath('DatabaseTab'),
  );
  await server.kill();
  const lost = page.getByText('The server does not answer.');
  await lost.waitFor({ timeout: 2_000 });
  await page.getByText(/Last updated (just now|\d+ sec\. ago)/).waitFor();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByText('Refreshing…').waitFor({ timeout: 1_000 });
  await page
    .getByRole('alert')
    .getByText(/^Failed to load dashboard data:/)
    .first()
    .waitFor();
  await lost.waitFor();
  // A tab that was not open before: its code is here. The notice above it is the only one that says what failed.
  await page.getByRole('link', { name: /^Conversations/ }).click();
  await page.getByRole('heading', { name: 'Conversations' }).waitFor();
  await expect.poll(() => page.getByRole('main').getByRole('alert').count()).toBe(1);
  await server.restart();
  await lost.waitFor({ state: 'detached' });
  await page.getByText(/Updated (just now|\d+ sec\. ago)/).waitFor();
  expect(admin.errors).toEqual([]);
  await admin.context.close();
});

test('a tab whose code is missing when the server is killed says so, and opens by itself when it is back', async () => {
  const { browser, server } = set;
  const { page, context } = await asAdmin(browser, server.url);
  await context.route(/AuditTab/, (route) => route.abort());
  const live = nextLive(page);
  await page.goto('/admin?tab=users');
  await live;
  await page.getByRole('row').nth(1).waitFor();
  await server.kill();
  await page.getByRole('link', { name: /^Audit/ }).click();
  await page.getByText('This tab could not be loaded.').waitFor();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByText('This tab could not be loaded.').waitFor();
  await context.unroute(/AuditTab/);
  await server.restart();
  await page.getByRole('button', { name: 'Download CSV' }).waitFor();
  await context.close();
});
