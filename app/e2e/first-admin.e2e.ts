import { expect, test, vi } from 'vitest';
import { newPassword, openTab, openWindow, signIn } from './support/people.ts';
import { stage } from './support/setup.ts';

const set = stage({ DEMO: '0' });

test('the printed link creates the first admin and works only once', async () => {
  const link = await vi.waitUntil(() => /works once\): (\S+)\n/.exec(set.server.log())?.[1], {
    timeout: 60_000,
  });
  const { pathname, search } = new URL(link);
  const admin = await openWindow(set.browser, set.server.url);
  const { page } = admin;
  await page.goto(pathname + search);
  await page.getByRole('heading', { name: 'Create the first admin' }).waitFor();
  await page.getByLabel('Name').fill('Ada Admin');
  await page.getByLabel('Email').fill('ada@mobility');
  await page.getByLabel('Password').fill(newPassword);
  await page.getByRole('button', { name: 'Create admin' }).click();
  await page.getByText('Please enter a valid email address.').waitFor();
  expect(await page.getByLabel('Name').inputValue()).toBe('Ada Admin');

  await page.getByLabel('Email').fill('ada@mobility.example');
  await page.getByLabel('Password').fill(newPassword);
  await page.getByRole('button', { name: 'Create admin' }).click();
  await page.getByRole('heading', { name: 'The admin account exists' }).waitFor();
  const again = await openTab(admin);
  const answer = await again.page.goto(pathname + search);
  expect(answer?.status()).toBe(404);
  await again.page.getByText('This link is not valid').waitFor();

  await page.getByRole('link', { name: 'Open Mobility' }).click();
  await signIn(admin, 'ada@mobility.example', newPassword);
  await page.waitForURL('**/admin');
  await page.getByRole('heading', { name: 'Admin console' }).waitFor();
  expect(admin.errors).toEqual([]);
  await admin.context.close();
});
