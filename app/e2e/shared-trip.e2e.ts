import { expect, test } from 'vitest';
import { asDriver, asRider, openWindow, type Person } from './support/people.ts';
import { stage } from './support/setup.ts';
import { acceptRide, bookRide, drive, goOnline } from './support/steps.ts';

const set = stage();

const pickup = { latitude: 37.7793, longitude: -122.4193 };
const kmPerDegree = 111.195;
const moveTo = ({ context }: Person, km: number): Promise<void> =>
  context.setGeolocation({ ...pickup, latitude: pickup.latitude - km / kmPerDegree, accuracy: 5 });

/** Opens the dialog of the ride's screen and makes a link. */
const share = async ({ page }: Person): Promise<string> => {
  await page.getByRole('button', { name: 'Share trip' }).click();
  return page.getByRole('textbox', { name: 'Link' }).inputValue();
};
const title = ({ page }: Person) => page.getByRole('heading', { level: 1 });
const minutesOf = async ({ page }: Person) =>
  Number(/(\d+)\s+min\b/.exec(await page.getByTestId('shared-trip').innerText())?.[1]);

test('a shared link shows the moving car without an account, and ends with the ride', async () => {
  const { browser, server } = set;
  const driver = await asDriver(browser, server.url);
  await driver.context.grantPermissions(['geolocation'], { origin: server.url });
  await moveTo(driver, 8);
  const rider = await asRider(browser, server.url);
  await goOnline(driver);
  await bookRide(rider);
  await acceptRide(driver);
  await rider.page.goto('/rider');
  await rider.page.getByRole('link', { name: 'Open the map of your ride' }).click();
  const address = await share(rider);

  const friend = await openWindow(browser, server.url);
  await friend.page.goto(address);
  await expect.poll(() => title(friend).innerText()).toMatch(/is on the way to/);
  const before = await minutesOf(friend);
  await moveTo(driver, 3);
  await expect.poll(() => minutesOf(friend)).toBeLessThan(before - 3);
  expect(await friend.page.getByRole('main').innerText()).not.toMatch(/@|\+1|555/);

  await drive(driver, 'I have arrived');
  await drive(driver, 'Start ride');
  await expect.poll(() => title(friend).innerText()).toMatch(/is on the way to Ferry Building/);
  await drive(driver, 'Complete ride');
  await expect.poll(() => title(friend).innerText()).toBe('This trip has ended');
  expect([...rider.errors, ...driver.errors, ...friend.errors]).toEqual([]);
  await Promise.all([rider, driver, friend].map(({ context }) => context.close()));
});

test('a revoked link shows that the trip is no longer shared, and another one works', async () => {
  const { browser, server } = set;
  const rider = await asRider(browser, server.url);
  await bookRide(rider, 'Coit Tower', 'Ferry Building');
  await rider.page.goto('/rider');
  await rider.page.getByRole('link', { name: 'Open the map of your ride' }).click();
  const address = await share(rider);
  const friend = await openWindow(browser, server.url);
  await friend.page.goto(address);
  await expect.poll(() => title(friend).innerText()).toMatch(/waiting for a driver/);

  await rider.page.getByRole('button', { name: 'Stop sharing' }).click();
  await expect.poll(() => title(friend).innerText()).toBe('This trip is no longer shared');
  await rider.page.getByRole('button', { name: 'Create a new link' }).click();
  const another = await rider.page.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(another).not.toBe(address);
  await friend.page.goto(another);
  await expect.poll(() => title(friend).innerText()).toMatch(/waiting for a driver/);
  expect([...rider.errors, ...friend.errors]).toEqual([]);
  await Promise.all([rider, friend].map(({ context }) => context.close()));
});
