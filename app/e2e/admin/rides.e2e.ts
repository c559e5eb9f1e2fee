import type { Ride } from '@mobility/openapi';
import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { callAs, callAsNewRider, openSignedIn } from '../support/caller.ts';
import { asAdmin, type Person } from '../support/people.ts';
import { bookByCall } from '../support/rides.ts';
import { stage } from '../support/setup.ts';
import { sawToast } from '../support/toasts.ts';

const set = stage();

/** The row of a ride in the console. */
const rowOf = ({ page }: Person, { id }: Ride): Locator =>
  page.getByRole('row').filter({ hasText: id.slice(-8) });

/** The rides of the console, found by the id of one of them. */
const find = async (admin: Person, ride: Ride): Promise<Locator> => {
  await admin.page.goto(`/admin?tab=rides&search=${ride.id}`);
  const row = rowOf(admin, ride);
  await row.waitFor();
  return row;
};

/** Decides about the ride whose details are open, with a reason. */
const release = async ({ page }: Person, choice: string, reason: string): Promise<void> => {
  await page
    .getByRole('dialog', { name: 'Ride Details' })
    .getByRole('button', { name: /^(Release|Offer) or cancel/ })
    .click();
  const dialog = page.getByRole('dialog', { name: /^(Release|Offer)/ });
  const radio = dialog.getByRole('radio', { name: choice });
  if ((await radio.count()) > 0) await dialog.getByText(choice, { exact: true }).first().click();
  await dialog.getByRole('textbox').fill(reason);
  await dialog.getByRole('button', { name: choice }).click();
  await dialog.waitFor({ state: 'detached' });
};

test('an admin writes to both people of a ride, who see it at once, and then reassigns and cancels the ride', async () => {
  const { browser, server } = set;
  const theDriver = await callAs(server.url, 'driver@mobility.example');
  const theRider = await callAsNewRider(server.url, 'Nora Notified');
  await theDriver.goOnline();
  const ride = await bookByCall(theRider);
  await theDriver.updateRide(ride.id, { action: 'accept' });
  const rider = await openSignedIn(browser, server.url, theRider, `/rides/${ride.id}`);
  await rider.page.getByRole('heading', { name: /is on the way$/ }).waitFor();
  const driver = await openSignedIn(browser, server.url, theDriver, '/driver');
  await driver.page.getByTestId('active-ride').waitFor();

  const admin = await asAdmin(browser, server.url);
  const row = await find(admin, ride);
  await row.getByText('Accepted').waitFor();
  await row.getByRole('button', { name: /^Notify/ }).click();
  const dialog = admin.page.getByRole('dialog', { name: 'Send Notification' });
  await dialog.getByRole('button', { name: 'Send Notification' }).click();
  await dialog.getByText('Please enter a message').waitFor();
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Fell St is closed');
  await dialog.getByRole('button', { name: 'Send Notification' }).click();
  await sawToast(admin, 'Notification sent to the rider and the driver');
  for (const person of [rider, driver]) await sawToast(person, /Fell St is closed/);

  await row.getByRole('link', { name: /^Open ride/ }).click();
  await release(admin, 'Offer to other drivers', 'The phone is off');
  await sawToast(admin, 'The ride is offered to other drivers');
  await rider.page.getByRole('heading', { name: 'Looking for another driver' }).waitFor();
  await row.getByText('Pending', { exact: true }).waitFor();

  // The details are open again, of the ride as it is now.
  await admin.page.getByRole('dialog', { name: 'Ride Details' }).getByText('Pending').first().waitFor();
  await release(admin, 'Cancel the ride', 'No driver is near');
  await rider.page.getByRole('heading', { name: 'Cancelled by our team' }).waitFor();
  await rider.page.getByTestId('ride-screen').getByText('No driver is near').waitFor();
  await row.getByText('Cancelled').waitFor();
  expect([...admin.errors, ...rider.errors, ...driver.errors]).toEqual([]);
  await Promise.all([admin, rider, driver].map(({ context }) => context.close()));
});

test('filters stay in the address: a reload keeps them, and Back closes the details', async () => {
  const { browser, server } = set;
  const theRider = await callAsNewRider(server.url, 'Fiona Filtered');
  const ride = await bookByCall(theRider);
  const admin = await asAdmin(browser, server.url);
  const { page } = admin;
  await page.goto('/admin?tab=rides');
  await rowOf(admin, ride).waitFor();
  await page.getByRole('button', { name: /^Status/ }).click();
  await page.getByRole('dialog', { name: 'Status' }).getByText('Pending', { exact: true }).click();
  await page.getByRole('button', { name: /^Show \d/ }).click();
  await page.getByRole('searchbox').fill(ride.rider_id);
  await page.waitForURL(/search=/);
  expect(new URL(page.url()).searchParams.get('status')).toBe('pending');

  await page.reload();
  await rowOf(admin, ride).waitFor();
  expect(await page.getByRole('searchbox').inputValue()).toBe(ride.rider_id);
  expect(await page.getByRole('row').count()).toBe(2);
  await rowOf(admin, ride)
    .getByRole('link', { name: /^Open ride/ })
    .click();
  const details = page.getByRole('dialog', { name: 'Ride Details' });
  await details.getByRole('button', { name: /^(Release|Offer) or cancel/ }).click();
  const question = page.getByRole('dialog', { name: /^(Release|Offer)/ });
  await question.waitFor();
  await page.reload();
  await question.waitFor();
  await page.goBack();
  await question.waitFor({ state: 'detached' });
  await details.getByRole('button', { name: /^(Release|Offer) or cancel/ }).click();
  await question.getByRole('button', { name: 'Keep as it is' }).click();
  await details.waitFor();
  await page.goBack();
  await details.waitFor({ state: 'detached' });
  expect(await page.getByRole('searchbox').inputValue()).toBe(ride.rider_id);

  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await page.waitForURL((url) => !url.searchParams.has('status') && !url.searchParams.has('search'));
  expect(admin.errors).toEqual([]);
  await admin.context.close();
});

test('the decision about a ride is in the address of the rides too: a reload keeps it, and Back closes it', async () => {
  const { browser, server } = set;
  const theRider = await callAsNewRider(server.url, 'Dora Decided');
  const ride = await bookByCall(theRider);
  const admin = await asAdmin(browser, server.url);
  const { page } = admin;
  await page.goto(`/rides?search=${ride.id}`);
  await page.getByRole('article').getByRole('button', { name: 'Details' }).click();
  const details = page.getByRole('dialog', { name: 'Ride Details' });
  await details.getByRole('button', { name: /^(Release|Offer) or cancel/ }).click();
  const question = page.getByRole('dialog', { name: /^(Release|Offer)/ });
  await question.waitFor();
  expect(new URL(page.url()).searchParams.get('decision')).toBe('open');
  await page.reload();
  await question.waitFor();
  await page.goBack();
  await question.waitFor({ state: 'detached' });
  await details.waitFor();
  await page.goForward();
  await question.getByRole('button', { name: 'Keep as it is' }).click();
  await details.waitFor();
  expect(new URL(page.url()).searchParams.has('decision')).toBe(false);
  await release(admin, 'Cancel the ride', 'Asked for twice');
  await details.getByText('Cancelled').first().waitFor();
  await details.getByRole('button', { name: 'Close' }).first().click();
  await details.waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe(`?search=${ride.id}`);
  expect(admin.errors).toEqual([]);
  await admin.context.close();
});
