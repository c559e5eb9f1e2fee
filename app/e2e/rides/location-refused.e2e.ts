import { expect, test } from 'vitest';
import { recordToasts } from '../support/live.ts';
import { alertsOf, asDriver, type Person, phone } from '../support/people.ts';
import { stage } from '../support/setup.ts';
import { goOnline } from '../support/steps.ts';

const set = stage();
const refused = /^Location access is off\. Type your address/;

/** Where the panel says that the driver is. */
const place = ({ page }: Person) =>
  expect.poll(() => page.getByRole('status').filter({ hasText: /^Now:/ }).innerText());

/** How often the driver is told, in a record of all alerts. */
const timesTold = async (toasts: () => Promise<string[]>): Promise<number> =>
  (await toasts()).filter((toast) => refused.test(toast)).length;

test('a driver whose browser refuses the position is told once, and types the place instead', async () => {
  const driver = await asDriver(set.browser, set.server.url, { viewport: phone });
  const { page } = driver;
  const toasts = await recordToasts(page);
  await goOnline(driver);
  await expect.poll(() => timesTold(toasts)).toBe(1);
  await page.getByText('Location access is off in this browser.').waitFor();

  await page.getByPlaceholder('Street or place').fill('Ferry Build');
  await page.getByRole('button', { name: /^Ferry Building/ }).click();
  await place(driver).toMatch(/^Now: Ferry Building/);
  expect(await timesTold(toasts)).toBe(1);

  await page.reload();
  await page.getByRole('heading', { name: 'Online', level: 1 }).waitFor();
  await place(driver).toMatch(/^Now: Ferry Building/);
  await page.waitForTimeout(2_000);
  expect(await alertsOf(driver).getByText(refused).count()).toBe(0);
  await driver.context.close();
  expect(driver.errors).toEqual([]);
});

test('a driver who revokes the location permission while online gets one alert, stays online and can type a place', async () => {
  const driver = await asDriver(set.browser, set.server.url, { viewport: phone });
  const { page, context } = driver;
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 37.7793, longitude: -122.4193 });
  await page.reload();
  await page.getByRole('heading', { name: 'Online', level: 1 }).waitFor();
  const toasts = await recordToasts(page);
  await page.getByRole('button', { name: 'Update Location' }).first().click();
  await place(driver).toMatch(/City Hall|San Francisco/);
  expect(await timesTold(toasts)).toBe(0);

  await context.clearPermissions();
  await context.setGeolocation({ latitude: 37.78, longitude: -122.42 });
  await page.getByText('Location access is off in this browser.').waitFor();
  await expect.poll(() => timesTold(toasts)).toBe(1);
  expect(await page.getByRole('heading', { name: 'Online', level: 1 }).isVisible()).toBe(true);
  await page.getByPlaceholder('Street or place').fill('Ferry Build');
  await page.getByRole('button', { name: /^Ferry Building/ }).click();
  await place(driver).toMatch(/^Now: Ferry Building/);
  await context.close();
  expect(driver.errors).toEqual([]);
});
