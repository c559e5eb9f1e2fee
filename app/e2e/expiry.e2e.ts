import { expect, test } from 'vitest';
import { asDriver, asRider } from './support/people.ts';
import { stage } from './support/setup.ts';
import { acceptButton, bookRide, goOnline } from './support/steps.ts';
import { sawToast } from './support/toasts.ts';

const set = stage({ RIDE_EXPIRY_SECONDS: '20' });

test('a ride that no driver accepts expires without a penalty', async () => {
  const driver = await asDriver(set.browser, set.server.url);
  await goOnline(driver);
  const rider = await asRider(set.browser, set.server.url);
  await bookRide(rider);
  const history = rider.page.getByTestId('ride-history');
  const card = history.getByRole('article');
  await card.getByText('Pending', { exact: true }).waitFor();

  await sawToast(rider, 'Ride has been cancelled: No driver found');
  await sawToast(driver, 'This ride request has expired');
  await acceptButton(driver.page).waitFor({ state: 'detached' });
  await card.getByText('Cancelled', { exact: true }).waitFor();
  await history.getByRole('radio', { name: 'Cancelled 1' }).waitFor();
  await card.getByRole('button', { name: 'Details' }).click();
  await rider.page.getByRole('dialog').getByText('No driver found').waitFor();
  await rider.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await rider.page.getByRole('link', { name: 'Dashboard' }).click();
  await rider.page.getByTestId('balance-card').getByText('200.00').waitFor();
  expect(await rider.page.getByTestId('live-ride').count()).toBe(0);
  for (const person of [rider, driver]) {
    expect(person.errors).toEqual([]);
    await person.context.close();
  }
});
