import { expect, test } from 'vitest';
import { openWindow, signIn } from './support/people.ts';
import { stage } from './support/setup.ts';
import { acceptButton, acceptRide, bookRide, drive, goOnline } from './support/steps.ts';

const set = stage();

test('a ride is booked, driven, paid and rated in two browsers', async () => {
  const { browser, server } = set;
  const driver = await openWindow(browser, server.url);
  await signIn(driver, 'driver@mobility.example');
  await goOnline(driver);
  const rider = await openWindow(browser, server.url);
  await signIn(rider, 'rider@mobility.example');

  await bookRide(rider);
  await acceptButton(driver.page).waitFor();
  await rider.page.goto('/rider');
  const live = rider.page.getByTestId('live-ride');
  await live.getByText('Looking for a driver').waitFor();

  await acceptRide(driver);
  await live.getByText('Dana is on the way').waitFor();
  await drive(driver, 'I have arrived');
  await live.getByText(/^Dana is waiting at/).waitFor();
  await drive(driver, 'Start ride');
  await live.getByText(/^On your way to/).waitFor();
  await drive(driver, 'Complete ride');

  await live.waitFor({ state: 'detached' });
  await rider.page.getByRole('button', { name: 'Pay Now' }).first().click();
  const dialog = rider.page.getByRole('dialog');
  await dialog.getByText('Balance', { exact: true }).click();
  await dialog.getByRole('button', { name: /^Complete Payment/ }).click();
  await dialog.getByRole('heading', { name: 'Payment Complete' }).waitFor();
  await dialog.getByRole('button', { name: 'Done' }).click();

  await rider.page.goto('/rides');
  await rider.page.getByRole('button', { name: 'Rate' }).click();
  await rider.page.getByRole('button', { name: 'Excited' }).click();
  const alerts = rider.page.getByRole('region', { name: 'Alerts' });
  await alerts.getByText('Rating submitted! You were Excited with this ride.').waitFor();

  expect(rider.errors).toEqual([]);
  expect(driver.errors).toEqual([]);
  await rider.context.close();
  await driver.context.close();
});
