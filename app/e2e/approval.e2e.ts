import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { asAdmin, openWindow, type Person, signUp } from './support/people.ts';
import { stage } from './support/setup.ts';
import { sawToast } from './support/toasts.ts';

const set = stage();
const vehicle = {
  'Vehicle Make': 'Kia',
  'Vehicle Model': 'Niro',
  'License Plate': '8XYZ987',
  "Driver's License Number": 'D7654321',
};

const createProfile = async ({ page }: Person): Promise<void> => {
  await page.getByRole('link', { name: 'Create Profile' }).click();
  await page.waitForURL('**/profile?tab=driver');
  const form = page.getByTestId('profile-page');
  await form.getByRole('button', { name: 'Create Profile' }).click();
  await form.getByText('Please fill in this field').nth(3).waitFor();
  for (const [label, value] of Object.entries(vehicle)) await form.getByLabel(label).fill(value);
  await form.getByLabel('Vehicle Year').fill('1999');
  await form.getByRole('button', { name: 'Create Profile' }).click();
  await form.getByText(/^Please enter a year from 2000 to \d{4}$/).waitFor();
  await form.getByLabel('Vehicle Year').fill('2023');
  await form.getByRole('button', { name: 'Create Profile' }).click();
};

/** A summary card's figure and note. */
const card = (page: Page, label: string): Locator =>
  page
    .getByRole('region', { name: 'Summary' })
    .locator('div', { has: page.getByRole('heading', { name: label }) });

/** Whether nothing covers the middle of an element. */
const isOnTop = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    element.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

/** Sets the driver's location, which is required first, and goes online. */
const goesOnline = async (driver: Person, goOnline: Locator): Promise<void> => {
  // The toast about the approval is still open and must not cover the button.
  expect(await isOnTop(goOnline)).toBe(true);
  await goOnline.click();
  await sawToast(driver, 'Please update your location before going online');
  const send = driver.page.getByRole('button', { name: 'Set typed location' });
  await send.click();
  await sawToast(driver, 'Please enter a location');
  await driver.page.getByLabel('Your location').fill('Ferry Building');
  await send.click();
  await sawToast(driver, 'Location updated');
  await driver.page.getByText(/^Now: .*Ferry Building/).waitFor();
  await goOnline.click();
  await driver.page.getByRole('heading', { name: 'Online', level: 1 }).waitFor();
};

test('a new driver is reviewed, approved by an admin and goes online', async () => {
  const driver = await openWindow(set.browser, set.server.url);
  await signUp(driver, { name: 'Dino Driver', email: 'dino@mobility.example', role: 'Driver' });
  const goOnline = driver.page.getByRole('button', { name: 'Go Online' });
  expect(await goOnline.isDisabled()).toBe(true);
  await createProfile(driver);
  await sawToast(driver, 'Driver profile created successfully!');
  const profile = driver.page.getByTestId('profile-page');
  await profile.getByText('Pending Review').waitFor();
  await profile.getByText("Your driver profile is under review. You'll be notified once approved.").waitFor();
  await profile.getByText('8XYZ987').waitFor();

  await driver.page.getByRole('link', { name: 'Dashboard' }).click();
  await driver.page.getByText('Pending Review').waitFor();
  await driver.page.getByText('Kia Niro 8XYZ987').waitFor();
  expect(await goOnline.isDisabled()).toBe(true);

  const admin = await asAdmin(set.browser, set.server.url);
  const { page } = admin;
  await card(page, 'Total Users').getByText('1 rider · 2 drivers').waitFor();
  await card(page, 'Total Users').getByText('4', { exact: true }).waitFor();
  await card(page, 'Total Rides').getByText('0 completed').waitFor();
  await card(page, 'Total Revenue').getByText('0% completion rate').waitFor();
  await card(page, 'Online Drivers').getByText('of 2 drivers · 0%').waitFor();

  await page.getByRole('link', { name: /^Users/ }).click();
  const row = page.getByRole('row', { name: /Dino Driver/ });
  await row.getByText('Pending Review').waitFor();
  await row.getByRole('link', { name: 'Dino Driver' }).click();
  const details = page.getByRole('complementary', { name: 'User details' });
  await details.getByText('8XYZ987').waitFor();
  await details.getByRole('button', { name: 'Approve driver' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve', exact: true }).click();
  await sawToast(admin, 'Dino Driver may now go online');
  await details.getByText('Approved', { exact: true }).waitFor();
  await details.getByRole('button', { name: 'Close' }).click();
  await row.getByText('Pending Review').waitFor({ state: 'detached' });

  // The driver’s page updates without any input.
  await sawToast(driver, 'Admin: Your driver profile has been approved. You can go online now.');
  await driver.page.getByText('Pending Review').waitFor({ state: 'detached' });
  await goesOnline(driver, goOnline);
  await driver.page.getByText('Cannot accept rides').first().waitFor();
  const refresh = page.getByRole('button', { name: 'Refresh' });
  expect(await isOnTop(refresh)).toBe(true);
  await refresh.click();
  await card(page, 'Online Drivers').getByText('of 2 drivers · 50%').waitFor();
  await row.getByText('ON', { exact: true }).waitFor();

  await row.getByRole('button', { name: 'Actions for Dino Driver' }).click();
  await page.getByRole('menuitem', { name: 'Revoke approval' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke', exact: true }).click();
  await driver.page.getByText('Pending Review').waitFor();
  await driver.page.getByRole('heading', { name: 'Offline', level: 1 }).waitFor();
  expect(await goOnline.isDisabled()).toBe(true);

  for (const person of [driver, admin]) {
    expect(person.errors).toEqual([]);
    await person.context.close();
  }
});
