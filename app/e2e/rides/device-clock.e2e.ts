import { expect, test } from 'vitest';
import { callAs } from '../support/caller.ts';
import { asDriver, asRider, type Person } from '../support/people.ts';
import { bookByCall } from '../support/rides.ts';
import { stage } from '../support/setup.ts';
import { goOnline } from '../support/steps.ts';

const set = stage();
const minute = 60_000;

/** Sets the clock of the device, which runs on from there, and opens the page again. */
const setClock = async ({ page }: Person, minutes: number) => {
  await page.clock.install({ time: Date.now() + minutes * minute });
  await page.reload();
};

test('devices whose clocks are ten minutes off show how long an offer lasts and a ride looks for a driver', async () => {
  const { browser, server } = set;
  const theRider = await callAs(server.url, 'rider@mobility.example');
  const driver = await asDriver(browser, server.url);
  const rider = await asRider(browser, server.url);
  await goOnline(driver);
  await setClock(driver, 10);
  await setClock(rider, -10);
  await bookByCall(theRider);
  const offer = driver.page.getByTestId('offer-card');
  await offer.waitFor();
  expect(await offer.getByRole('timer').textContent()).toMatch(/^\d\s*sec$/);
  await rider.page
    .getByTestId('live-ride')
    .getByText(/^4:[0-5]\d/)
    .first()
    .waitFor();
  for (const { context, errors } of [driver, rider]) {
    expect(errors).toEqual([]);
    await context.close();
  }
});
