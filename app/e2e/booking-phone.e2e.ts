import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { scriptPath } from './support/built-files.ts';
import { callAs, callAsNewRider, openSignedIn } from './support/caller.ts';
import { pressOn, tabTo } from './support/keyboard.ts';
import { asRider, phone } from './support/people.ts';
import { stage } from './support/setup.ts';
import { choosePlace } from './support/steps.ts';

const set = stage();

const step = (page: Page) => new URL(page.url()).searchParams.get('step');
const where = (page: Page) => page.getByRole('heading', { name: 'Where to?' });
const vehicle = (page: Page) => page.getByRole('radio', { name: /Economy/ });

test('a ride is booked in two steps, and the browser’s Back and Forward switch between them', async () => {
  const rider = await asRider(set.browser, set.server.url, { viewport: phone });
  const { page } = rider;
  await page.goto('/book-ride');
  await where(page).waitFor();
  expect(await vehicle(page).count()).toBe(0);
  expect(await page.getByRole('banner').isVisible()).toBe(false);
  await choosePlace(page, 'Pickup', 'City Hall');
  const priced = page.waitForResponse('**/api/rides/quotes');
  await choosePlace(page, 'Destination', 'Ferry Building');
  expect((await priced).status()).toBe(200);
  await vehicle(page).waitFor();
  await expect.poll(() => step(page)).toBe('vehicle');
  await page.goBack();
  await where(page).waitFor();
  expect(step(page)).toBeNull();
  await page.goForward();
  await vehicle(page).waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.poll(() => step(page)).toBeNull();
  await page.getByRole('button', { name: 'Choose a vehicle' }).click();
  await page.getByRole('radio', { name: /Comfort/ }).check();
  await page.getByRole('button', { name: 'Add a note' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pet' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: /^Book Comfort/ }).click();
  await page.waitForURL('**/rides');
  const [ride] = await (await callAs(set.server.url, 'rider@mobility.example')).listMyRides();
  expect(ride).toMatchObject({
    vehicle_type: 'comfort',
    special_requirements: expect.stringMatching(/pet/i),
  });
  expect(rider.errors).toEqual([]);
  await rider.context.close();
});

test('a ride is booked again, or to a recent place, with the keyboard alone', async () => {
  const caller = await callAs(set.server.url, 'rider@mobility.example');
  const [ride] = await caller.listMyRides();
  if (!ride) throw new Error('The first journey booked no ride');
  await caller.cancelRide(ride.id, { cancelled_by: 'rider', reason: 'changed my mind', confirmation: true });
  const rider = await openSignedIn(set.browser, set.server.url, caller, '/rides', { viewport: phone });
  const { page } = rider;
  await pressOn(page, page.getByRole('button', { name: 'Book Again' }).first());
  await vehicle(page).waitFor();
  expect(await page.getByRole('radio', { name: /Comfort/ }).isChecked()).toBe(true);
  await pressOn(page, page.getByRole('button', { name: 'Back' }));
  await where(page).waitFor();
  await tabTo(page, page.getByRole('combobox', { name: 'Destination' }));
  await pressOn(page, page.getByRole('button', { name: 'Clear destination' }));
  await pressOn(page, page.getByRole('region', { name: 'Recent' }).getByRole('button').first());
  await tabTo(page, page.getByRole('radio', { name: /Comfort/ }));
  await page.keyboard.press('ArrowUp');
  await pressOn(page, page.getByRole('button', { name: /^Book Economy/ }));
  await page.waitForURL('**/rides');
  expect(rider.errors).toEqual([]);
  await rider.context.close();
});

test('a network that is lost as the vehicles appear cannot take away what a failed booking shows', async () => {
  const caller = await callAsNewRider(set.server.url);
  const rider = await openSignedIn(set.browser, set.server.url, caller, '/profile', { viewport: phone });
  const { page, context } = rider;
  const fetched = page.waitForResponse((answer) => answer.url().endsWith(scriptPath('outcome/outcomes.ts')));
  await page.goto('/book-ride');
  await where(page).waitFor();
  await choosePlace(page, 'Pickup', 'City Hall');
  await fetched;
  expect(await vehicle(page).count()).toBe(0);
  await choosePlace(page, 'Destination', 'Ferry Building');
  await vehicle(page).waitFor();
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Book Economy/ }).click();
  await page.getByRole('heading', { name: 'Booking Failed' }).waitFor();
  expect(await caller.listMyRides()).toEqual([]);
  await context.close();
});
