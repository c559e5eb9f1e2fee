import { platformFee } from '@mobility/openapi/fee';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callAs, cents } from '../support/caller.ts';
import { asDriver, type Person } from '../support/people.ts';
import { rideByCall } from '../support/rides.ts';
import { stage } from '../support/setup.ts';
import { goOnline } from '../support/steps.ts';

const set = stage();
let driver: Person;
beforeAll(async () => {
  driver = await asDriver(set.browser, set.server.url);
  await goOnline(driver);
});
afterAll(async () => {
  await driver.context.close();
  expect(driver.errors).toEqual([]);
});

test('a driver whose page connects late sees what the rider paid meanwhile', async () => {
  const { url } = set.server;
  const callers = {
    rider: await callAs(url, 'rider@mobility.example'),
    driver: await callAs(url, 'driver@mobility.example'),
  };
  const ride = await rideByCall(callers.rider, callers.driver);
  const held = Promise.withResolvers<void>();
  await driver.page.route('**/ws-ticket', async (route) => {
    await held.promise;
    await route.continue();
  });
  const today = driver.page.getByRole('region', { name: 'Today' });
  const balance = async () => ((await cents(callers.driver)) / 100).toFixed(2);
  const before = await balance();
  await driver.page.reload();
  await today.getByText(before).waitFor();
  await callers.rider.initiateRidePayment(ride.id, { payment_method: 'balance' });
  await callers.rider.processRidePayment(ride.id, { payment_method: 'balance' });
  const after = await balance();
  expect(after).not.toBe(before);
  held.resolve();
  await today.getByText(after).waitFor({ timeout: 20_000 });
  const fare = Math.round(ride.estimated_fare * 100);
  const earned = ((fare - platformFee(fare)) / 100).toFixed(2);
  await today.getByText(earned).first().waitFor({ timeout: 20_000 });
});
