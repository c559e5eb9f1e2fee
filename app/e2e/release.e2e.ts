import type { Ride } from '@mobility/openapi';
import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { type Caller, callAs, callAsNewRider, openSignedIn } from './support/caller.ts';
import { asAdmin, type Person } from './support/people.ts';
import { bookByCall, rideByCall } from './support/rides.ts';
import { stage } from './support/setup.ts';
import { sawToast } from './support/toasts.ts';

const set = stage();

const rideOf = async (caller: Caller, { id }: Ride): Promise<Ride> => {
  const found = (await caller.listMyRides()).find((ride) => ride.id === id);
  if (!found) throw new Error('The ride is not in the list');
  return found;
};

/** Opens the details of a ride in the list of the whole platform. */
const detailsOf = async ({ page }: Person, ride: Ride): Promise<Locator> => {
  await page.goto(`/rides?ride=${ride.id}`);
  const details = page.getByRole('dialog', { name: 'Ride Details' });
  await details.getByText(`#${ride.id.slice(-8)}`).waitFor();
  return details;
};

/** Decides about the ride whose details are open. Nothing can be confirmed without a reason. */
const decide = async (
  admin: Person,
  { title, choice, reason }: { title: RegExp; choice: string; reason: string },
): Promise<void> => {
  const dialog = admin.page.getByRole('dialog', { name: title });
  const radio = dialog.getByRole('radio', { name: choice });
  if ((await radio.count()) > 0) await dialog.getByText(choice, { exact: true }).first().click();
  const confirm = dialog.getByRole('button', { name: choice });
  expect(await confirm.isDisabled()).toBe(true);
  await dialog.getByRole('textbox').fill(reason);
  await confirm.click();
  await dialog.waitFor({ state: 'detached' });
};

test('an admin offers a ride whose driver does not come to other drivers, and then cancels it', async () => {
  const { browser, server } = set;
  const driver = await callAs(server.url, 'driver@mobility.example');
  const caller = await callAsNewRider(server.url);
  await driver.goOnline();
  const ride = await bookByCall(caller);
  await driver.updateRide(ride.id, { action: 'accept' });
  const rider = await openSignedIn(browser, server.url, caller, `/rides/${ride.id}`);
  await rider.page.getByRole('heading', { name: /is on the way$/ }).waitFor();

  const admin = await asAdmin(browser, server.url);
  await (await detailsOf(admin, ride)).getByRole('button', { name: /^(Release|Offer) or cancel/ }).click();
  await decide(admin, { title: /^Release/, choice: 'Offer to other drivers', reason: 'The phone is off' });
  await sawToast(admin, 'The ride is offered to other drivers');
  await rider.page.getByRole('heading', { name: 'Looking for another driver' }).waitFor();
  expect(await rideOf(caller, ride)).toMatchObject({ status: 'pending', attempt: 2, driver_id: null });

  await (await detailsOf(admin, ride)).getByRole('button', { name: /^(Release|Offer) or cancel/ }).click();
  await decide(admin, { title: /^Offer or cancel/, choice: 'Cancel the ride', reason: 'No driver is near' });
  await rider.page.getByRole('heading', { name: 'Cancelled by our team' }).waitFor();
  await rider.page.getByTestId('ride-screen').getByText('No driver is near').waitFor();
  expect(await rideOf(caller, ride)).toMatchObject({ status: 'cancelled', penalty_amount: 0 });
  expect([...admin.errors, ...rider.errors]).toEqual([]);
  await Promise.all([admin, rider].map(({ context }) => context.close()));
});

test('an admin writes off a ride that is not paid, and the rider is not asked for it again', async () => {
  const { browser, server } = set;
  const driver = await callAs(server.url, 'driver@mobility.example');
  const caller = await callAsNewRider(server.url, 'Olga Olsen');
  await driver.goOnline();
  const ride = await rideByCall(caller, driver);
  const rider = await openSignedIn(browser, server.url, caller, '/rides');
  const card = rider.page.getByRole('article').filter({ hasText: `#${ride.id.slice(-8)}` });
  await card.getByRole('button', { name: 'Details' }).click();
  const receipt = rider.page.getByRole('dialog', { name: 'Ride Details' });
  await receipt.getByRole('button', { name: 'Pay Now' }).waitFor();

  const admin = await asAdmin(browser, server.url);
  await (await detailsOf(admin, ride)).getByRole('button', { name: 'Write off' }).click();
  await decide(admin, { title: /^Write off/, choice: 'Write off the fare', reason: 'The card was stolen' });
  await sawToast(admin, 'The ride has been written off');
  expect(await rideOf(caller, ride)).toMatchObject({ status: 'completed', payment_status: 'written_off' });

  await rider.page.goto(`/rides?ride=${ride.id}`);
  await receipt.getByText('Written off').waitFor();
  expect(await receipt.getByRole('button', { name: 'Pay Now' }).count()).toBe(0);
  await (await detailsOf(admin, ride)).getByText('Written off').waitFor();
  expect(await admin.page.getByRole('button', { name: 'Write off' }).count()).toBe(0);
  expect([...admin.errors, ...rider.errors]).toEqual([]);
  await Promise.all([admin, rider].map(({ context }) => context.close()));
});
