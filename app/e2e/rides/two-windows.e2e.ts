import { expect, test } from 'vitest';
import { nextLive } from '../support/live.ts';
import { asDriver, asRider, openTab } from '../support/people.ts';
import { stage } from '../support/setup.ts';
import { acceptRide, bookRide, drive, goOnline } from '../support/steps.ts';

const set = stage();

test('a command that a driver gives in one window shows at once in the other', async () => {
  const { browser, server } = set;
  const driver = await asDriver(browser, server.url);
  const rider = await asRider(browser, server.url);
  await goOnline(driver);
  const other = await openTab(driver);
  const live = nextLive(other.page);
  await other.page.goto('/driver');
  await live;
  await bookRide(rider);
  await acceptRide(driver);
  const panel = other.page.getByTestId('active-ride');
  const button = (name: string) => panel.getByRole('button', { name }).waitFor({ timeout: 5_000 });
  await button('I have arrived');
  await drive(driver, 'I have arrived');
  await button('Start ride');
  // The same from the other window.
  await drive(other, 'Start ride');
  await driver.page.getByRole('button', { name: 'Complete ride' }).waitFor({ timeout: 5_000 });
  await drive(driver, 'Complete ride');
  await panel.waitFor({ state: 'detached', timeout: 5_000 });
  expect([...rider.errors, ...driver.errors]).toEqual([]);
  await Promise.all([rider, driver].map(({ context }) => context.close()));
});
