import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callAs, callAsNewRider, cents, openSignedIn, trip } from '../support/caller.ts';
import { nextLive, recordToasts } from '../support/live.ts';
import { asAdmin, openTab, openWindow, type Person, phone, signIn } from '../support/people.ts';
import { stage } from '../support/setup.ts';
import { sawToast } from '../support/toasts.ts';

const set = stage();
let admin: Person;

beforeAll(async () => {
  admin = await asAdmin(set.browser, set.server.url);
});
afterAll(async () => {
  await admin.context.close();
  expect(admin.errors).toEqual([]);
});

const find = async (page: Page, name: string) => {
  await page.getByRole('searchbox').fill(name);
  const row = page.getByRole('row', { name });
  await row.waitFor();
  await page.getByText('1 of', { exact: false }).first().waitFor();
  return row;
};
const choose = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

test('without a live channel, a locked user reads why with the first refused poll', async () => {
  const { browser, server } = set;
  const caller = await callAsNewRider(server.url, 'Lena Lark');
  const rider = await openSignedIn(browser, server.url, caller, '/gravatar-demo');
  await caller.bookRide(trip);
  await rider.page.route(/ticket$/, (route) => route.fulfill({ status: 404, json: {} }));
  await rider.page.routeWebSocket(/\/ws\//, (socket) => void socket.close({ code: 1011 }));
  const renewals: string[] = [];
  rider.page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh')) renewals.push(request.url());
  });
  const warned = rider.page.waitForEvent('console', (message) => message.type() === 'warning');
  await rider.page.goto('/rider');
  await warned;
  await admin.page.goto('/admin?tab=users');
  await find(admin.page, 'Lena Lark');
  await choose(admin.page, 'Lena Lark', 'Lock account');
  const question = admin.page.getByRole('alertdialog', { name: 'Lock account' });
  await question.getByRole('button', { name: 'Lock account' }).click();
  await sawToast(admin, 'Lena Lark is locked and signed out everywhere');
  await rider.page.waitForURL((url) => url.pathname === '/');
  await sawToast(rider, 'Your account is locked');
  expect(renewals).toEqual([]);
  await rider.context.close();
});

test('an admin finds and locks a user, who is thrown out in all tabs of another browser, and reads why', async () => {
  const { browser, server } = set;
  const caller = await callAsNewRider(server.url, 'Lotte Lindt');
  const rider = await openSignedIn(browser, server.url, caller, '/rider');
  const tabs = [rider, await openTab(rider), await openTab(rider), await openTab(rider)];
  for (const { page } of tabs) {
    await page.goto('/rider');
    await page.getByText('Online', { exact: true }).first().waitFor();
  }
  await admin.page.goto('/admin?tab=users');
  const row = await find(admin.page, 'Lotte Lindt');
  await choose(admin.page, 'Lotte Lindt', 'Lock account');
  const question = admin.page.getByRole('alertdialog', { name: 'Lock account' });
  await question.getByText('The user is signed out everywhere at once', { exact: false }).waitFor();
  await question.getByRole('button', { name: 'Lock account' }).click();
  await sawToast(admin, 'Lotte Lindt is locked and signed out everywhere');
  await row.getByText('Locked', { exact: true }).waitFor();
  for (const tab of tabs) {
    await tab.page.waitForURL((url) => url.pathname === '/', { timeout: 10_000 });
    await sawToast(tab, 'Your account is locked');
  }

  await choose(admin.page, 'Lotte Lindt', 'Unlock account');
  await sawToast(admin, 'Lotte Lindt can sign in again');
  await row.getByText('Locked', { exact: true }).waitFor({ state: 'detached' });
  expect(rider.errors).toEqual([]);
  await rider.context.close();
});

test('an admin adjusts a balance, and the user sees it live', async () => {
  const { browser, server } = set;
  const caller = await callAsNewRider(server.url, 'Bao Balance');
  const before = await cents(caller);
  const rider = await openSignedIn(browser, server.url, caller, '/payments');
  const live = nextLive(rider.page);
  await rider.page.reload();
  await live;
  const toasts = await recordToasts(rider.page);
  const { page } = admin;
  await page.goto('/admin?tab=users');
  await find(page, 'Bao Balance');
  await page.getByRole('button', { name: /^Balance of Bao Balance/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Balance Management' });
  await dialog.getByText('Recent transactions').waitFor();
  const process = dialog.getByRole('button', { name: 'Process transaction' });
  await process.click();
  await dialog.getByText('Please fill in all fields').waitFor();
  await dialog.getByLabel('Description').fill('Goodwill for a late driver');
  await dialog.getByLabel('Amount').fill('-3');
  await process.click();
  await dialog.getByText('Please enter a valid amount', { exact: true }).waitFor();
  await dialog.getByLabel('Amount').fill('12.50');
  await process.click();
  await dialog.getByText('The transaction was processed.', { exact: false }).waitFor();
  await expect.poll(async () => (await toasts()).join()).toContain('Goodwill for a late driver');
  expect(await cents(caller)).toBe(before + 1_250);
  await dialog.getByRole('radio', { name: 'Debit' }).click();
  await dialog.getByLabel('Amount').fill('100000');
  await dialog.getByLabel('Description').fill('Too much');
  await process.click();
  await dialog.getByText('Insufficient balance').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page
    .getByRole('button', {
      name: new RegExp(`^Balance of Bao Balance.*${((before + 1_250) / 100).toFixed(2)}`),
    })
    .waitFor();
  expect(rider.errors).toEqual([]);
  await rider.context.close();
});

test('an admin resets a password, with which the user signs in', async () => {
  const { browser, server } = set;
  const caller = await callAsNewRider(server.url, 'Petra Password');
  const { email } = await caller.getCurrentUser();
  const { page } = admin;
  await page.goto('/admin?tab=users');
  await find(page, 'Petra Password');
  await choose(page, 'Petra Password', 'Reset password');
  const dialog = page.getByRole('dialog', { name: 'Reset password' });
  await dialog.getByLabel('New password', { exact: true }).fill('green-harbour-5');
  await dialog.getByRole('button', { name: 'Reset password' }).click();
  await dialog.getByText('Passwords do not match').waitFor();
  await dialog.getByLabel('Confirm new password').fill('green-harbour-5');
  await dialog.getByRole('button', { name: 'Reset password' }).click();
  await sawToast(admin, 'Password reset. The user has been signed out everywhere.');
  const person = await openWindow(browser, server.url);
  await signIn(person, email, 'green-harbour-5');
  await person.page.waitForURL('**/rider');
  await person.context.close();
});

test('a link opens the filters, the details and a dialog, and Back closes them', async () => {
  const rider = await callAs(set.server.url, 'rider@mobility.example');
  const { id, name } = await rider.getCurrentUser();
  const { page } = admin;
  await page.goto(`/admin?tab=users&role=rider&search=${encodeURIComponent(name)}`);
  const row = page.getByRole('row', { name });
  await row.waitFor();
  expect(await page.getByRole('searchbox').inputValue()).toBe(name);
  await row.getByRole('link', { name }).click();
  const details = page.getByRole('complementary', { name: 'User details' });
  await details.getByRole('heading', { name }).waitFor();
  await details.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit profile' });
  await dialog.waitFor();
  const address = page.url();
  expect(new URL(address).searchParams.get('of')).toBe(id);
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  await details.waitFor();
  await page.goBack();
  await details.waitFor({ state: 'detached' });
  await row.waitFor();
  await page.goto('/admin?tab=users');
  const closed = page.url();
  for (const other of ['driver@mobility.example', 'rider@mobility.example', 'rider@mobility.example']) {
    await page.getByRole('row', { name: other }).getByRole('link').first().click();
    await details.getByText(other).waitFor();
  }
  await page.goBack();
  await details.waitFor({ state: 'detached' });
  expect(page.url()).toBe(closed);

  const other = await openSignedIn(
    set.browser,
    set.server.url,
    await callAs(set.server.url, 'admin@mobility.example'),
    address,
    {
      viewport: phone,
    },
  );
  await other.page.getByRole('dialog', { name: 'Edit profile' }).waitFor();
  await other.page.keyboard.press('Escape');
  const detailsOnPhone = other.page.getByRole('dialog', { name: 'User details' });
  await detailsOnPhone.getByText(name).first().waitFor();
  await other.page.keyboard.press('Escape');
  await detailsOnPhone.waitFor({ state: 'detached' });
  expect(other.errors).toEqual([]);
  await other.context.close();
});
