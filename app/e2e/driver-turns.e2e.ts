import { expect, test } from 'vitest';
import { asDriver, asRider } from './support/people.ts';
import { stage } from './support/setup.ts';
import { acceptRide, bookRide, goOnline } from './support/steps.ts';

const set = stage();

type Box = { x: number; y: number; width: number; height: number };
/** Whether two elements are on screen and do not overlap. */
const areApart = (a: Box | null, b: Box | null): boolean =>
  a !== null &&
  b !== null &&
  (a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y);

test('the next turn, the minutes and the distance of a driver change as the device moves', async () => {
  const { browser, server } = set;
  const driver = await asDriver(browser, server.url);
  await driver.context.grantPermissions(['geolocation'], { origin: server.url });
  const moveTo = (latitude: number, longitude: number) =>
    driver.context.setGeolocation({ latitude, longitude, accuracy: 5 });
  await moveTo(37.7599, -122.4148);
  const rider = await asRider(browser, server.url);
  await goOnline(driver);
  await bookRide(rider);
  await acceptRide(driver);
  const turn = driver.page.getByTestId('next-turn');
  const figures = driver.page.getByTestId('drive-figures');
  await turn.waitFor();
  const before = [await turn.innerText(), await figures.innerText()];
  expect(before[0]).toMatch(/\d km/);
  await moveTo(37.774, -122.4185);
  await expect.poll(() => turn.innerText()).not.toBe(before[0]);
  await expect.poll(() => figures.innerText()).not.toBe(before[1]);
  const navigate = driver.page.getByRole('link', { name: 'Navigate' });
  expect(await navigate.getAttribute('href')).toMatch(
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=37\.7/,
  );

  // Without a network the driver still sees the turn beside the words about it.
  await driver.context.setOffline(true);
  const lost = driver.page.getByText('No internet connection. This page may be out of date.').locator('..');
  await lost.waitFor();
  for (const width of [390, 834, 1280]) {
    await driver.page.setViewportSize({ width, height: 860 });
    await expect.poll(async () => areApart(await lost.boundingBox(), await turn.boundingBox())).toBe(true);
  }
  expect([...rider.errors, ...driver.errors]).toEqual([]);
  await Promise.all([rider, driver].map(({ context }) => context.close()));
});
