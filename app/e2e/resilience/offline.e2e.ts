import { expect, test } from 'vitest';
import { type Caller, callAs, callAsNewRider, cents, openSignedIn, trip } from '../support/caller.ts';
import { isPaid, openPayment } from '../support/pay.ts';
import { openTab, type Person } from '../support/people.ts';
import { stage } from '../support/setup.ts';
import { acceptButton, choosePlace, goOnline } from '../support/steps.ts';

const set = stage();
const unreachable = 'Unable to establish real-time connection. Some features may not work properly.';

/** The demo driver, online. */
const onDuty = async (): Promise<Caller> => {
  const driver = await callAs(set.server.url, 'driver@mobility.example');
  await driver.goOnline();
  return driver;
};

/** The event that a browser sends to a page that becomes visible again. */
const comeBack = ({ page }: Person): Promise<boolean> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

/** The driver completes the ride. */
const finish = async (driver: Caller, id: string): Promise<void> => {
  for (const action of ['arrive', 'start', 'complete'] as const) await driver.updateRide(id, { action });
};

test('an offline page shows a banner, keeps its content and catches up once it is online', async () => {
  const driver = await onDuty();
  const caller = await callAsNewRider(set.server.url);
  const { request_id: id } = await caller.bookRide(trip);
  const rider = await openSignedIn(set.browser, set.server.url, caller, '/rider');
  const live = rider.page.getByTestId('live-ride');
  await live.getByText('Looking for a driver').waitFor();

  await rider.context.setOffline(true);
  const banner = rider.page.getByText('No internet connection. This page may be out of date.');
  await banner.waitFor();
  await driver.updateRide(id, { action: 'accept' });
  await rider.context.setOffline(false);
  await banner.waitFor({ state: 'detached' });
  await live.getByText('Dana is on the way').waitFor();
  await finish(driver, id);
  await live.waitFor({ state: 'detached' });
  expect(rider.errors).toEqual([]);
  await rider.context.close();
});

test('a booking without a network shows an error, keeps the form and books one ride later', async () => {
  const caller = await callAsNewRider(set.server.url);
  const rider = await openSignedIn(set.browser, set.server.url, caller, '/book-ride');
  const { page } = rider;
  await choosePlace(page, 'Pickup', 'City Hall');
  await choosePlace(page, 'Destination', 'Ferry Building');
  await page.getByRole('textbox', { name: /^Special requirements/ }).fill('Two suitcases');
  await rider.context.setOffline(true);
  const book = page.getByRole('button', { name: /^Book Economy/ });
  await book.click();
  await page.getByRole('heading', { name: 'Booking Failed' }).waitFor();
  await page.getByText('Failed to book ride. The server cannot be reached.').first().waitFor();
  await rider.context.setOffline(false);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await book.click();
  await page.waitForURL('**/rides');
  const rides = await caller.listMyRides();
  expect(rides.map(({ status, special_requirements }) => [status, special_requirements])).toEqual([
    ['pending', 'Two suitcases'],
  ]);
  await caller.cancelRide(rides[0]?.id ?? '', { cancelled_by: 'rider', reason: 'done', confirmation: true });
  expect(rider.errors).toEqual([]);
  await rider.context.close();
});

test('a second click has no second effect, and every tab shows the result', async () => {
  const { browser, server } = set;
  const theRider = await callAs(server.url, 'rider@mobility.example');
  const theDriver = await callAs(server.url, 'driver@mobility.example');
  await theDriver.goOffline();
  const driver = await openSignedIn(browser, server.url, theDriver, '/driver');
  await goOnline(driver);
  const rider = await openSignedIn(browser, server.url, theRider, '/book-ride');
  const tab = await openTab(rider);
  await tab.page.goto('/rider');
  const before = await Promise.all([theRider, theDriver].map(cents));

  await choosePlace(rider.page, 'Pickup', 'City Hall');
  await choosePlace(rider.page, 'Destination', 'Ferry Building');
  await rider.page.getByRole('button', { name: /^Book Economy/ }).dblclick();
  await rider.page.waitForURL('**/rides');
  await rider.page.goto('/rider');
  await comeBack(tab);
  const lives = [rider, tab].map(({ page }) => page.getByTestId('live-ride'));
  await Promise.all(lives.map((live) => live.getByText('Looking for a driver').waitFor()));

  const accepts: string[] = [];
  driver.page.on('request', (request) => {
    if (request.url().endsWith('/update')) accepts.push(request.url());
  });
  await acceptButton(driver.page).dblclick();
  await driver.page.getByTestId('active-ride').waitFor();
  await Promise.all(lives.map((live) => live.getByText('Dana is on the way').waitFor()));
  expect(accepts).toHaveLength(1);
  const [ride, ...others] = await theRider.listMyRides();
  if (!ride) throw new Error('no ride');
  expect(others).toEqual([]);
  await finish(theDriver, ride.id);
  await Promise.all(lives.map((live) => live.waitFor({ state: 'detached' })));

  const dialog = await openPayment(rider, 'Balance');
  await dialog.getByRole('button', { name: /^Complete Payment/ }).dblclick();
  await isPaid(dialog);
  await tab.page.getByRole('button', { name: 'Pay Now' }).first().waitFor({ state: 'detached' });
  const fare = Math.round((ride.fare ?? ride.estimated_fare) * 100);
  const after = await Promise.all([theRider, theDriver].map(cents));
  expect(after.map((cents, at) => cents - (before[at] ?? 0))).toEqual([-fare, fare - Math.round(fare * 0.2)]);
  expect([...rider.errors, ...driver.errors]).toEqual([]);
  await Promise.all([rider, driver].map(({ context }) => context.close()));
});

test('without a live channel an active ride is polled, and returning to the tab reconnects', async () => {
  const driver = await onDuty();
  const caller = await callAsNewRider(set.server.url);
  const { request_id: id } = await caller.bookRide(trip);
  const rider = await openSignedIn(set.browser, set.server.url, caller, '/gravatar-demo');
  let isBlocked = true;
  let attempts = 0;
  await rider.page.routeWebSocket(/\/ws\//, (socket) => {
    attempts += 1;
    if (isBlocked) void socket.close({ code: 1011 });
    else socket.connectToServer();
  });
  const warned = rider.page.waitForEvent('console', (message) => message.text() === unreachable);
  await rider.page.goto('/rider');
  const live = rider.page.getByTestId('live-ride');
  await live.getByText('Looking for a driver').waitFor();
  expect((await warned).type()).toBe('warning');
  expect(attempts).toBe(4);
  await driver.updateRide(id, { action: 'accept' });
  await live.getByText('Dana is on the way').waitFor();

  isBlocked = false;
  await comeBack(rider);
  await rider.page.getByText('Online', { exact: true }).waitFor();
  expect(attempts).toBe(5);
  await driver.updateRide(id, { action: 'arrive' });
  await live.getByText(/^Dana is waiting at/).waitFor();
  await driver.updateRide(id, { action: 'start' });
  await driver.updateRide(id, { action: 'complete' });
  await live.waitFor({ state: 'detached' });
  expect(rider.errors).toEqual([]);
  await rider.context.close();
});
