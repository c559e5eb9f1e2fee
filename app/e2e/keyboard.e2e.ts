import { expect, test } from 'vitest';
import { opensAndReturns, pressOn, tabTo, typeInto } from './support/keyboard.ts';
import { isPaid } from './support/pay.ts';
import { openWindow, type Person } from './support/people.ts';
import { stage } from './support/setup.ts';
import { acceptButton } from './support/steps.ts';
import { sawToast } from './support/toasts.ts';

const set = stage();

const signIn = async ({ page }: Person, role: 'rider' | 'driver'): Promise<void> => {
  await page.goto('/');
  const start = page.getByRole('banner').getByRole('button', { name: 'Get Started' });
  await opensAndReturns(page, start);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await typeInto(page, dialog.getByRole('textbox', { name: 'Email' }), `${role}@mobility.example`);
  await typeInto(page, dialog.getByLabel('Password', { exact: true }), 'mobility');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/${role}`);
};

const choosePlace = async (
  { page }: Person,
  field: 'Pickup' | 'Destination',
  name: string,
): Promise<void> => {
  await typeInto(page, page.getByRole('combobox', { name: field }), name);
  await page.getByRole('option', { name }).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('option').first().waitFor({ state: 'detached' });
};

const book = async (rider: Person): Promise<void> => {
  const { page } = rider;
  await pressOn(page, page.getByRole('banner').getByRole('link', { name: 'Book Ride' }));
  await choosePlace(rider, 'Pickup', 'City Hall');
  await choosePlace(rider, 'Destination', 'Ferry Building');
  await tabTo(page, page.getByRole('radio', { name: /Economy/ }));
  await page.keyboard.press('ArrowRight');
  // The quick adds are one Tab stop; the arrow keys move within it.
  await tabTo(page, page.getByRole('toolbar', { name: 'Quick add' }).getByRole('button').first());
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await pressOn(page, page.getByRole('button', { name: /^Book Comfort/ }));
  await page.waitForURL('**/rides');
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe('Ride History');
  expect(await page.title()).toBe('My Rides · Mobility');
};

const payByCard = async (rider: Person): Promise<void> => {
  const { page } = rider;
  const pay = page.getByRole('button', { name: 'Pay Now' }).first();
  await opensAndReturns(page, pay);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByRole('radiogroup'));
  await page.keyboard.press('ArrowUp');
  await pressOn(page, dialog.getByRole('button', { name: /^Complete Payment/ }));
  await typeInto(page, page.getByRole('textbox', { name: 'Cardholder Name' }), 'Riley Rivera');
  await typeInto(page, page.getByRole('textbox', { name: 'Card Number' }), '4242424242424242');
  await typeInto(page, page.getByRole('textbox', { name: 'Expiry Date' }), '1230');
  await typeInto(page, page.getByRole('textbox', { name: 'CVC' }), '123');
  await page.keyboard.press('Enter');
  await isPaid(dialog);
  await pressOn(page, dialog.getByRole('button', { name: 'Done' }));
  await dialog.waitFor({ state: 'detached' });
};

test('a ride can be booked, driven and paid with the keyboard alone', async () => {
  const rider = await openWindow(set.browser, set.server.url);
  const driver = await openWindow(set.browser, set.server.url);
  await signIn(driver, 'driver');
  await pressOn(driver.page, driver.page.getByRole('button', { name: 'Go Online' }));
  await signIn(rider, 'rider');
  await book(rider);
  await pressOn(rider.page, rider.page.getByRole('banner').getByRole('link', { name: 'Dashboard' }));
  const live = rider.page.getByTestId('live-ride');
  await opensAndReturns(rider.page, live.getByRole('button', { name: 'Cancel ride' }));

  await pressOn(driver.page, acceptButton(driver.page), 'Space');
  for (const step of ['I have arrived', 'Start ride', 'Complete ride'])
    await pressOn(driver.page, driver.page.getByRole('button', { name: step }));
  await live.waitFor({ state: 'detached' });

  await payByCard(rider);
  await pressOn(rider.page, rider.page.getByRole('banner').getByRole('link', { name: 'My Rides' }));
  await pressOn(rider.page, rider.page.getByRole('button', { name: 'Rate' }));
  await pressOn(rider.page, rider.page.getByRole('button', { name: 'Excited' }), 'Space');
  await sawToast(rider, 'Rating submitted! You were Excited with this ride.');
  expect([...rider.errors, ...driver.errors]).toEqual([]);
  await Promise.all([rider, driver].map(({ context }) => context.close()));
});
