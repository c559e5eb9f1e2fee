import { afterAll, beforeAll, expect, test } from 'vitest';
import { callAs, cents, openSignedIn } from '../support/caller.ts';
import { type Network, startNetwork } from '../support/network.ts';
import { isPaid, openPayment } from '../support/pay.ts';
import { stage } from '../support/setup.ts';
import { acceptRide, choosePlace, drive, goOnline } from '../support/steps.ts';

const set = stage();
let network: Network;
beforeAll(async () => {
  network = await startNetwork(set.server.url);
});
afterAll(() => network.stop());

/** All requests to an operation, including those whose answers were lost, carried the same key. */
const wasRepeated = async (method: string, path: RegExp): Promise<void> => {
  await expect.poll(() => network.keysOf(method, path).length, { timeout: 10_000 }).toBeGreaterThan(1);
  const keys = network.keysOf(method, path);
  expect([new Set(keys).size, keys[0]]).toEqual([1, expect.stringMatching(/^\w{16,}/)]);
};

test('lost answers lead to one ride, one driver and one charge', async () => {
  const { browser, server } = set;
  const [theRider, theDriver] = [
    await callAs(server.url, 'rider@mobility.example'),
    await callAs(server.url, 'driver@mobility.example'),
  ];
  const driver = await openSignedIn(browser, network.url, theDriver, '/driver');
  await goOnline(driver);
  const rider = await openSignedIn(browser, network.url, theRider, '/book-ride');
  const { page } = rider;

  const booking = network.loseAnswers('POST', /rides\/request$/, 100);
  await choosePlace(page, 'Pickup', 'City Hall');
  await choosePlace(page, 'Destination', 'Ferry Building');
  await page.getByRole('button', { name: /^Book Economy/ }).click();
  // Every answer is lost, and the live channel brings the ride.
  await page.getByRole('heading', { name: 'Ride booked' }).waitFor();
  await page.waitForURL('**/rides');
  booking.left = 0;
  await wasRepeated('POST', /rides\/request$/);
  const [ride, ...others] = await theRider.listMyRides();
  expect([ride?.status, others]).toEqual(['pending', []]);

  network.loseAnswers('POST', /rides\/[^/]+\/update$/);
  await acceptRide(driver);
  await wasRepeated('POST', /rides\/[^/]+\/update$/);
  expect(driver.errors).toEqual([]);
  await drive(driver, 'I have arrived');
  await drive(driver, 'Start ride');
  await drive(driver, 'Complete ride');
  await driver.page.getByTestId('active-ride').waitFor({ state: 'detached' });

  network.loseAnswers('POST', /payment\/process$/);
  await page.goto('/rider');
  const dialog = await openPayment(rider, 'Balance');
  await dialog.getByRole('button', { name: /^Complete Payment/ }).click();
  await isPaid(dialog);
  await wasRepeated('POST', /payment\/process$/);

  const fare = Math.round(((await theRider.listMyRides())[0]?.fare ?? 0) * 100);
  expect(await cents(theRider)).toBe(20_000 - fare);
  expect(await cents(theDriver)).toBe(20_000 + fare - Math.round(fare * 0.2));
  expect([...rider.errors, ...driver.errors]).toEqual([]);
  await Promise.all([rider, driver].map(({ context }) => context.close()));
});
