import { limits } from '@mobility/openapi/limits';
import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { callAs, cents } from '../support/caller.ts';
import { asDriver, asRider, phone } from '../support/people.ts';
import { bookByCall } from '../support/rides.ts';
import { stage } from '../support/setup.ts';
import { acceptRide, drive, goOnline } from '../support/steps.ts';
import { sawToast } from '../support/toasts.ts';

const set = stage();

/** Whether nothing covers the middle of an element. */
const isOnTop = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

test('a driver whose rider does not come within five minutes ends the ride, and the rider pays 20 % of the fare', async () => {
  const { browser, server } = set;
  const theRider = await callAs(server.url, 'rider@mobility.example');
  const theDriver = await callAs(server.url, 'driver@mobility.example');
  const driver = await asDriver(browser, server.url, { viewport: phone });
  const rider = await asRider(browser, server.url);
  await goOnline(driver);
  const ride = await bookByCall(theRider);
  const penalty = Math.round(ride.estimated_fare * 20);
  await acceptRide(driver);
  await drive(driver, 'I have arrived');
  const panel = driver.page.getByTestId('active-ride');
  await panel.getByText(/does not come, you can end the ride at/).waitFor();
  const noShow = panel.getByRole('button', { name: 'Rider did not come' });
  expect(await noShow.count()).toBe(0);
  // The server keeps the rule too: a screen whose clock is ahead cannot end the ride.
  await expect(theDriver.reportNoShow(ride.id)).rejects.toMatchObject({ code: 'no_show_too_early' });

  await driver.page.clock.install({ time: Date.now() });
  await driver.page.clock.fastForward(limits.ride.noShowAfter);
  server.advance(limits.ride.noShowAfter);
  await noShow.click();
  const question = panel.getByRole('group', { name: 'Rider did not come' });
  await question.getByText(new RegExp(`pays you.*${(penalty / 100).toFixed(2)}`)).waitFor();
  const [stay, end] = ['Keep waiting', 'End the ride'].map((name) => question.getByRole('button', { name }));
  if (!stay || !end) throw new Error('The question has no answers');
  // The dock of a phone covers neither answer.
  expect([await hasFocus(stay), await isOnTop(stay), await isOnTop(end)]).toEqual([true, true, true]);
  await driver.page.keyboard.press('Enter');
  expect(await hasFocus(noShow)).toBe(true);
  await driver.page.keyboard.press('Enter');
  await end.click();

  await panel.waitFor({ state: 'detached' });
  await sawToast(rider, /^Ended by the driver: you did not come to the pickup/);
  await rider.page.getByTestId('live-ride').waitFor({ state: 'detached' });
  await rider.page
    .getByTestId('balance-card')
    .getByText(((20_000 - penalty) / 100).toFixed(2))
    .waitFor();
  const today = driver.page.getByRole('region', { name: 'Today' });
  await today.getByText(((20_000 + penalty) / 100).toFixed(2)).waitFor();
  expect([await cents(theRider), await cents(theDriver)]).toEqual([20_000 - penalty, 20_000 + penalty]);
  expect((await theRider.listMyRides()).map(({ status }) => status)).toEqual(['cancelled']);
  // The driver is free for the next ride.
  await bookByCall(theRider);
  await acceptRide(driver);
  for (const { context, errors } of [driver, rider]) {
    expect(errors).toEqual([]);
    await context.close();
  }
});
