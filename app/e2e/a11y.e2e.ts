import { beforeAll, expect, test } from 'vitest';
import { audit, deadLinks, linksOf } from './support/audit.ts';
import { type Caller, callAs, callAsNewRider, openSignedIn, trip } from './support/caller.ts';
import { newPassword, openAuth, openWindow, type Person } from './support/people.ts';
import { stage } from './support/setup.ts';
import { acceptButton } from './support/steps.ts';

const set = stage();
let [theRider, theDriver, neighbour] = [] as unknown as [Caller, Caller, Caller];

/** A ride that has been driven to its end. */
const driven = async (): Promise<string> => {
  const { request_id: id } = await theRider.bookRide(trip);
  for (const action of ['accept', 'arrive', 'start', 'complete'] as const)
    await theDriver.updateRide(id, { action });
  return id;
};

// A history with a paid and rated ride, a cancelled and an unpaid one; an offer to the driver; a driver to approve.
beforeAll(async () => {
  const { url } = set.server;
  theRider = await callAs(url, 'rider@mobility.example');
  theDriver = await callAs(url, 'driver@mobility.example');
  neighbour = await callAsNewRider(url);
  await theDriver.goOnline();
  const paid = await driven();
  await theRider.initiateRidePayment(paid, { payment_method: 'balance' });
  await theRider.processRidePayment(paid, { payment_method: 'balance' });
  await theRider.rateRide(paid, { rating: 5, comment: 'Good' });
  const { request_id: cancelled } = await theRider.bookRide(trip);
  await theRider.cancelRide(cancelled, {
    cancelled_by: 'rider',
    reason: 'A change of plans',
    confirmation: true,
  });
  await driven();
  const newDriverAccount = {
    email: 'new-driver@journeys.example',
    name: 'Dora Dahl',
    phone: '+1 415 555 0100',
  };
  await theRider.register({ ...newDriverAccount, password: newPassword, role: 'driver' });
  const profile = {
    vehicle_make: 'Kia',
    vehicle_model: 'Niro',
    vehicle_year: 2023,
    vehicle_type: 'economy',
  } as const;
  const newDriver = await callAs(url, newDriverAccount.email, newPassword);
  await newDriver.createDriverProfile({ ...profile, license_plate: '8XYZ987', license_number: 'D7654321' });
  await neighbour.bookRide({ ...trip, special_requirements: 'Two suitcases' });
});

/** Checks each state that the journey shows it, collects the links, and reports all findings at the end. */
const inspect = ({ page, context, errors }: Person, home: string) => {
  const found: string[] = [];
  const links: string[] = [];
  const look = async (name: string): Promise<void> => {
    links.push(...(await linksOf(page)));
    found.push(...(await audit(page, name)));
  };
  return {
    look,
    visit: async (path: string): Promise<void> => {
      await page.goto(path);
      await page.locator('main h1').first().waitFor();
      await page.waitForLoadState('networkidle');
      await look(path);
    },
    close: async (): Promise<void> => {
      found.push(...(await deadLinks(page, links, home)));
      await context.close();
      expect([found, errors]).toEqual([[], []]);
    },
  };
};

test('the pages of signed-out users are accessible and fit every width', async () => {
  const guest = await openWindow(set.browser, set.server.url);
  const { visit, look, close } = inspect(guest, '/');
  await visit('/');
  await openAuth(guest);
  await look('login');
  await guest.page.getByRole('tab', { name: 'Sign Up' }).click();
  await look('sign up');
  await visit('/gravatar-demo');
  await close();
});

test('a rider’s pages and dialogs are accessible and fit every width', async () => {
  const rider = await openSignedIn(set.browser, set.server.url, theRider, '/rider');
  const { visit, look, close } = inspect(rider, '/rider');
  const { page } = rider;
  await visit('/rider');
  await page.getByRole('button', { name: 'Pay Now' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Credit card', { exact: true }).click();
  await look('payment');
  await dialog.getByRole('button', { name: /^Complete Payment/ }).click();
  await page.getByRole('heading', { name: 'Credit Card Payment' }).waitFor();
  await look('card');
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await look('card with errors');
  await visit('/book-ride');
  await page.getByRole('combobox', { name: 'Pickup' }).fill('City Hall');
  await page.getByRole('option').first().waitFor();
  await look('places');
  await visit('/rides');
  await page.getByRole('button', { name: 'Details' }).first().click();
  await look('details');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Rate' }).first().click();
  await look('rating');
  for (const path of [
    '/payments',
    '/notifications',
    '/notifications?show=unread',
    '/profile',
    '/profile?tab=settings',
  ])
    await visit(path);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await look('account menu');
  await theRider.bookRide(trip);
  await visit('/rider');
  await page.getByTestId('live-ride').getByRole('button', { name: 'Cancel ride' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).waitFor();
  await look('cancel');
  await close();
});

test('a driver’s pages are accessible and fit every width', async () => {
  const driver = await openSignedIn(set.browser, set.server.url, theDriver, '/driver');
  // The tests before may take so long that the server ended the duty of a driver who has no page open.
  await theDriver.goOnline();
  const { visit, look, close } = inspect(driver, '/driver');
  await visit('/driver');
  for (const path of ['/rides', '/profile?tab=driver']) await visit(path);
  // The offer of the rider's test may have expired; while it is active, this booking is refused.
  await theRider.bookRide(trip).catch(() => undefined);
  await driver.page.goto('/driver');
  await acceptButton(driver.page).click();
  await driver.page.getByTestId('active-ride').waitFor();
  await look('active ride');
  await driver.page.getByRole('button', { name: 'Cancel ride' }).click();
  await driver.page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).waitFor();
  await look('driver cancels');
  await close();
});

test('an admin’s pages are accessible and fit every width', async () => {
  const caller = await callAs(set.server.url, 'admin@mobility.example');
  const admin = await openSignedIn(set.browser, set.server.url, caller, '/admin');
  const { visit, look, close } = inspect(admin, '/admin');
  for (const path of ['/admin', '/admin?tab=notifications', '/admin?tab=rides']) await visit(path);
  await admin.page.getByRole('button', { name: /^Status/ }).click();
  await admin.page.getByRole('checkbox', { name: 'Pending' }).waitFor();
  await look('the statuses of the rides');
  await visit('/admin?tab=users');
  await admin.page.getByRole('button', { name: 'Actions for Dora Dahl' }).click();
  await look('the actions on a user');
  await admin.page.getByRole('menuitem', { name: 'View details' }).click();
  await admin.page.getByText('License plate').waitFor();
  await look('the details of a driver');
  await admin.page.getByRole('button', { name: 'New transaction' }).click();
  await admin.page.getByText('Current balance').waitFor();
  await look('Balance Management');
  await admin.page.keyboard.press('Escape');
  await admin.page.getByRole('button', { name: 'Approve driver' }).click();
  await look('approval');
  for (const path of ['/rides', '/profile']) await visit(path);
  await close();
});
