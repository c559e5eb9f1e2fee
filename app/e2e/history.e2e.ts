import type { Ride } from '@mobility/openapi';
import type { Locator } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { callAs, callAsNewRider } from './support/caller.ts';
import { asAdmin, asDriver, asRider, openWindow, type Person, signUp } from './support/people.ts';
import { bookByCall, rideByCall } from './support/rides.ts';
import { stage } from './support/setup.ts';
import { sawToast } from './support/toasts.ts';

const set = stage();
/** A completed ride, a cancelled one, and a ride of another rider. */
let rides: { done: Ride; cancelled: Ride; foreign: Ride };

const special = 'Two suitcases, please';
const harbour = { latitude: 37.8087, longitude: -122.4098, address: "Fisherman's Wharf, San Francisco" };
const short = (ride: Ride): string => `#${ride.id.slice(-8)}`;

beforeAll(async () => {
  const { url } = set.server;
  const rider = await callAs(url, 'rider@mobility.example');
  const driver = await callAs(url, 'driver@mobility.example');
  const other = await callAsNewRider(url);
  await driver.goOnline();
  const details = { vehicle_type: 'comfort', passenger_count: 2, special_requirements: special } as const;
  const done = await rideByCall(rider, driver, details);
  const cancelled = await bookByCall(rider, { dropoff_location: harbour });
  await rider.cancelRide(cancelled.id, { cancelled_by: 'rider', reason: 'No time', confirmation: true });
  rides = { done, cancelled, foreign: await rideByCall(other, driver) };
});

const historyOf = ({ page }: Person): Locator => page.getByTestId('ride-history');
const cardOf = (person: Person, ride: Ride): Locator =>
  historyOf(person)
    .getByRole('article')
    .filter({ hasText: short(ride) });

/** The rider's history shows these of the two rides, and no others. */
const shows = async (person: Person, ...expected: Ride[]): Promise<void> => {
  for (const ride of [rides.done, rides.cancelled]) {
    await cardOf(person, ride).waitFor({ state: expected.includes(ride) ? 'visible' : 'detached' });
  }
};

/** Opens the rider's history and checks at the end that the page reported no errors. */
const asReader = async (read: (rider: Person) => Promise<void>): Promise<void> => {
  const rider = await asRider(set.browser, set.server.url);
  await rider.page.goto('/rides');
  await read(rider);
  await rider.context.close();
  expect(rider.errors).toEqual([]);
};

test('a rider can search and filter the rides', () =>
  asReader(async (rider) => {
    const history = historyOf(rider);
    await history.getByText('View and manage all your rides').waitFor();
    await shows(rider, rides.done, rides.cancelled);
    await cardOf(rider, rides.done).getByText('Comfort').waitFor();
    await cardOf(rider, rides.done).getByText('2 passengers').waitFor();
    await cardOf(rider, rides.done).getByText('Dana Diaz').waitFor();
    await cardOf(rider, rides.done).getByText(special).waitFor();
    await cardOf(rider, rides.cancelled).getByText('Unknown Driver').waitFor();
    await cardOf(rider, rides.cancelled).getByText('1 passenger', { exact: true }).waitFor();

    const search = history.getByPlaceholder('Search by location or ride ID...');
    await search.fill('fisherman');
    await shows(rider, rides.cancelled);
    await search.fill(rides.done.id.slice(-8).toUpperCase());
    await shows(rider, rides.done);
    await search.fill('nowhere at all');
    await history.getByText('No rides found').waitFor();
    await history.getByText('Try adjusting your search or filters').waitFor();
    await search.fill('');
    await history.getByText('Cancelled 1', { exact: true }).click();
    await shows(rider, rides.cancelled);
    await history.getByText('Pending 0', { exact: true }).click();
    await history.getByText('No rides found').waitFor();
    await history.getByText('Completed 1', { exact: true }).click();
    await shows(rider, rides.done);
  }));

test('a rider opens the details of a ride and rates it with one press', () =>
  asReader(async (rider) => {
    const { page } = rider;
    await cardOf(rider, rides.done).getByRole('button', { name: 'Details' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ride Details' });
    await dialog
      .getByText(`$${rides.done.estimated_fare.toFixed(2)}`)
      .first()
      .waitFor();
    await dialog.getByText(/^\d+\.\d km$/).waitFor();
    await dialog.getByText(/^\d+ min$/).waitFor();
    await dialog.getByText('Completed', { exact: true }).first().waitFor();
    await dialog.getByRole('button', { name: 'Pay Now' }).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();

    const rate = cardOf(rider, rides.done).getByRole('button', { name: 'Rate' });
    await rate.click();
    expect(await rate.count()).toBe(0);
    const widget = cardOf(rider, rides.done).getByRole('group', { name: 'How was your ride?' });
    expect(await widget.getByRole('button').allInnerTexts()).toEqual([
      'Angry',
      'Sad',
      'Neutral',
      'Happy',
      'Excited',
    ]);
    await widget.getByRole('button', { name: 'Happy' }).click();
    await sawToast(rider, 'Rating submitted! You were Happy with this ride.');
    await widget.waitFor({ state: 'detached' });
    await cardOf(rider, rides.done).getByText('4/5').waitFor();
  }));

test('filter, search and the open ride are in the address, and Back closes the details', () =>
  asReader(async (rider) => {
    const { page } = rider;
    const history = historyOf(rider);
    await history.getByText('Cancelled 1', { exact: true }).click();
    await page.waitForURL('**/rides?status=cancelled');
    await history.getByPlaceholder('Search by location or ride ID...').fill('fisherman');
    await page.waitForURL('**/rides?search=fisherman&status=cancelled');
    await page.reload();
    await shows(rider, rides.cancelled);
    await cardOf(rider, rides.cancelled).getByRole('button', { name: 'Details' }).click();
    await page.waitForURL(`**ride=${rides.cancelled.id}`);
    const dialog = page.getByRole('dialog', { name: 'Ride Details' });
    await dialog.waitFor();
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    await page.goto(`/rides?ride=${rides.done.id}`);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.waitForURL('**/rides');
    await dialog.waitFor({ state: 'detached' });
  }));

test('Book Again fills the form with the earlier ride', () =>
  asReader(async (rider) => {
    const { page } = rider;
    await cardOf(rider, rides.done).getByRole('button', { name: 'Book Again' }).click();
    await page.waitForURL('**/book-ride');
    await sawToast(rider, 'Previous ride details loaded! You can modify any details before booking.');
    const value = (name: string) => page.getByRole('combobox', { name }).inputValue();
    expect(await value('Pickup')).toBe('City Hall, San Francisco');
    expect(await value('Destination')).toBe('Ferry Building, San Francisco');
    expect(await page.getByLabel(/^Special requirements/).inputValue()).toBe(special);
    await page.getByRole('button', { name: /^Book Comfort/ }).waitFor();
    expect(await page.getByRole('button', { name: '2 passengers' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    expect(await page.evaluate(() => sessionStorage.getItem('bookAgainData'))).toBeNull();
  }));

test('a driver sees the earnings of each ride', async () => {
  const driver = await asDriver(set.browser, set.server.url);
  await driver.page.goto('/rides');
  const history = driver.page.getByTestId('ride-history');
  await history.getByText('View and manage all your completed rides (2 of 2 rides)').waitFor();
  expect(await history.getByRole('columnheader').allInnerTexts()).toEqual(
    expect.arrayContaining([
      'Date',
      'Ride ID',
      'Rider',
      'Route',
      'Fare',
      'Your Earnings',
      'Rating',
      'Status',
    ]),
  );
  const row = history.getByRole('row').filter({ hasText: short(rides.done) });
  await row.getByText('Riley Rivera').waitFor();
  await row.getByText(`Ⓣ${(rides.done.estimated_fare * 0.8).toFixed(2)}`).waitFor();
  await row.getByText('4/5').waitFor();

  await history.getByPlaceholder('Search by rider, address, or ride ID...').fill('riley');
  await history.getByText('(1 of 2 rides)').waitFor();
  await history.getByText('Cancelled 0', { exact: true }).click();
  await history.getByText('No rides found').waitFor();
  await driver.context.close();
  expect(driver.errors).toEqual([]);
});

test('an admin sees all rides and can neither rate nor book', async () => {
  const admin = await asAdmin(set.browser, set.server.url);
  await admin.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'All Rides' }).click();
  const history = admin.page.getByTestId('ride-history');
  await history.getByText('View and manage all platform rides').waitFor();
  for (const ride of Object.values(rides)) await history.getByText(short(ride)).waitFor();
  await history.getByRole('button', { name: 'Details' }).first().waitFor();
  expect(await history.getByRole('button', { name: /^(Rate|Book Again)$/ }).count()).toBe(0);
  await admin.context.close();
  expect(admin.errors).toEqual([]);
});

test('a rider without rides is invited to book the first one', async () => {
  const newRider = await openWindow(set.browser, set.server.url);
  await signUp(newRider, { name: 'Nia New', email: 'nia@mobility.example', role: 'Rider' });
  const { page } = newRider;
  await page.getByText('No recent rides found').waitFor();
  await page.goto('/rides');
  await page.getByText('No rides yet').waitFor();
  await page.getByText("You haven't taken any rides yet").waitFor();
  await page.getByRole('link', { name: 'Book Your First Ride' }).click();
  await page.getByRole('combobox', { name: 'Pickup' }).waitFor();
  await newRider.context.close();
  expect(newRider.errors).toEqual([]);
});
