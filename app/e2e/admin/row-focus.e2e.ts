import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callAs, callAsNewRider } from '../support/caller.ts';
import { asAdmin, type Person } from '../support/people.ts';
import { bookByCall } from '../support/rides.ts';
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

/** The element with the focus, by its name, or its kind where it has none. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.tagName ?? '';
  });

/** Waits until nothing moves the focus any more: a closed dialog is watched for three seconds. */
const settle = (page: Page): Promise<void> => page.waitForTimeout(3_500);

const unlock = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: `Actions for ${name}` }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Unlock account' }).waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await sawToast(admin, `${name} can sign in again`);
};

test.each([
  ['the row', '', 'Actions for Ulla Unlocked'],
  ['the next row, when its own has left the list', '&lock=locked', 'Actions for Ole Other'],
])('after a user is unlocked, the focus is on the menu of %s', async (_, filter, name) => {
  const { page } = admin;
  const lock = await callAs(set.server.url, 'admin@mobility.example');
  for (const person of ['Ole Other', 'Ulla Unlocked']) {
    const caller = await callAsNewRider(set.server.url, person);
    await lock.setUserStatus((await caller.getCurrentUser()).id, { is_active: false });
  }
  await page.goto(`/admin?tab=users${filter}`);
  await page.getByRole('button', { name: 'Actions for Ulla Unlocked' }).waitFor();
  await unlock(page, 'Ulla Unlocked');
  await settle(page);
  expect(await focused(page)).toBe(name);
});

test.each([
  ['the row', '', 0],
  ['the next row, when its own has left the list', '&status=pending', 1],
])('after a ride is cancelled in its details, the focus is in %s', async (_, filter, next) => {
  const { page } = admin;
  const rides = [];
  for (const name of ['Nina Next', 'Carl Cancelled'])
    rides.unshift(await bookByCall(await callAsNewRider(set.server.url, name)));
  await page.goto(`/admin?tab=rides${filter}`);
  const openers = rides.map(({ id }) =>
    page
      .getByRole('row')
      .filter({ hasText: id.slice(-8) })
      .getByRole('link', { name: /^Open ride/ }),
  );
  await openers[0]?.focus();
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: 'Ride Details' });
  await details.getByRole('button', { name: /^(Release|Offer) or cancel/ }).click();
  const question = page.getByRole('dialog', { name: /^(Release|Offer)/ });
  await question.getByText('Cancel the ride', { exact: true }).first().click();
  await question.getByRole('textbox').fill('No driver is near');
  await question.getByRole('button', { name: 'Cancel the ride' }).click();
  await details.getByText('Cancelled', { exact: true }).first().waitFor();
  await settle(page);
  await page.keyboard.press('Escape');
  await details.waitFor({ state: 'detached' });
  await settle(page);
  const expected = openers[next];
  expect(await focused(page)).toBe(await expected?.getAttribute('aria-label'));
});
