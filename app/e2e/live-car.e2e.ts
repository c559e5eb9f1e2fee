import { expect, test } from 'vitest';
import { callAs } from './support/caller.ts';
import { nextLive } from './support/live.ts';
import { startNetwork } from './support/network.ts';
import { asDriver, asRider, type Person } from './support/people.ts';
import { stage } from './support/setup.ts';
import { acceptRide, bookRide, drive, goOnline } from './support/steps.ts';

const set = stage();

const pickup = { latitude: 37.7793, longitude: -122.4193 };
const kmPerDegree = 111.195;

/** Puts the device of a driver that many kilometres south of the pickup. */
const moveTo = ({ context }: Person, km: number): Promise<void> =>
  context.setGeolocation({ ...pickup, latitude: pickup.latitude - km / kmPerDegree, accuracy: 5 });

/** A driver whose browser may follow the device. */
const followedDriver = async (km: number): Promise<Person> => {
  const driver = await asDriver(set.browser, set.server.url);
  await driver.context.grantPermissions(['geolocation'], { origin: set.server.url });
  await moveTo(driver, km);
  return driver;
};

/** The minutes that the rider's screen shows. */
const minutesOf = ({ page }: Person) =>
  expect.poll(async () => {
    const text = await page.getByTestId('live-ride').innerText();
    return Number(/(\d+)\s+min\b/.exec(text)?.[1]);
  });

/** Waits for the minutes of a distance to the pickup, at 2.6 minutes a kilometre, which a clock's minutes count to within one. */
const showsDistance = (rider: Person, km: number): Promise<void> =>
  minutesOf(rider).toSatisfy((minutes: number) => Math.abs(minutes - 2.6 * km) <= 1);

test('the rider sees the car come along the street, also after a reload of each side and a crash of the server', async () => {
  const { browser, server } = set;
  const driver = await followedDriver(8);
  const rider = await asRider(browser, server.url);
  await goOnline(driver);
  await bookRide(rider);
  await acceptRide(driver);
  await rider.page.goto('/rider');
  await showsDistance(rider, 8);

  await moveTo(driver, 7);
  await showsDistance(rider, 7);

  await driver.page.reload();
  await driver.page.getByTestId('active-ride').waitFor();
  await moveTo(driver, 6);
  await showsDistance(rider, 6);

  await rider.page.reload();
  await moveTo(driver, 5);
  await showsDistance(rider, 5);

  const back = [driver, rider].map(({ page }) => nextLive(page));
  await server.kill();
  await server.restart();
  await Promise.all(back);
  await moveTo(driver, 4);
  await showsDistance(rider, 4);

  await drive(driver, 'I have arrived');
  await drive(driver, 'Start ride');
  await rider.page.getByText(/^On your way to/).waitFor();
  // The drop-off is north-east of the pickup, so driving south takes the car away from it.
  await moveTo(driver, 6);
  await minutesOf(rider).toBeGreaterThan(12);
  await moveTo(driver, 0);
  await minutesOf(rider).toBeLessThan(10);
  await drive(driver, 'Complete ride');
  // A window that closes before sends nothing: the driver would still have the ride in the next test.
  await driver.page.getByTestId('active-ride').waitFor({ state: 'detached' });
  expect([...rider.errors, ...driver.errors]).toEqual([]);
  await Promise.all([rider, driver].map(({ context }) => context.close()));
});

test('where live channels are blocked, on both sides, the car moves by reading the ride', async () => {
  const { browser, server } = set;
  const network = await startNetwork(server.url);
  network.blockLive(true);
  // The device of another test may have gone online, and would report the positions.
  await (await callAs(server.url, 'driver@mobility.example')).goOffline();
  const driver = await asDriver(browser, network.url);
  await driver.context.grantPermissions(['geolocation'], { origin: network.url });
  await moveTo(driver, 8);
  const rider = await asRider(browser, network.url);
  await goOnline(driver);
  await bookRide(rider);
  await acceptRide(driver);
  await rider.page.goto('/rider');
  await showsDistance(rider, 8);
  for (const km of [6, 4, 2]) {
    await moveTo(driver, km);
    await showsDistance(rider, km);
  }
  expect([...rider.errors, ...driver.errors]).toEqual([]);
  await Promise.all([rider, driver].map(({ context }) => context.close()));
  await network.stop();
});
