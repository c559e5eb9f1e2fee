import { expect, test } from 'vitest';
import { callAs, cents, openSignedIn } from '../support/caller.ts';
import { approvedDriver } from '../support/drivers.ts';
import { alertsOf, asDriver, asRider } from '../support/people.ts';
import { bookByCall } from '../support/rides.ts';
import { stage } from '../support/setup.ts';
import { acceptButton, acceptRide, goOnline } from '../support/steps.ts';

const set = stage();
const minute = 60_000;

test('the rider learns after two minutes that the driver is silent, and after five another driver gets the ride', async () => {
  const { browser, server } = set;
  const theRider = await callAs(server.url, 'rider@mobility.example');
  const theDriver = await callAs(server.url, 'driver@mobility.example');
  const dana = await asDriver(browser, server.url);
  const rider = await asRider(browser, server.url);
  await goOnline(dana);
  const ride = await bookByCall(theRider);
  const penalty = Math.round(ride.estimated_fare * 10);
  await acceptRide(dana);
  const live = rider.page.getByTestId('live-ride');
  await live.getByText('Dana is on the way').waitFor();
  await dana.context.close();

  server.advance(2 * minute);
  await live.getByText('We have lost contact with your driver').waitFor();
  await live.getByRole('button', { name: 'Cancel ride' }).click();
  const dialog = rider.page.getByRole('dialog', { name: 'Cancel ride' });
  await dialog.getByText('No penalty').waitFor();
  await rider.page.keyboard.press('Escape');

  // The driver who is there when the ride is offered again sees it at once.
  const omar = await openSignedIn(browser, server.url, await approvedDriver(server.url), '/driver');
  await goOnline(omar);
  server.advance(3 * minute);
  await live.getByText('Looking for another driver').waitFor();
  await acceptButton(omar.page).click();
  await omar.page.getByTestId('active-ride').waitFor();
  await live.getByText('Omar is on the way').waitFor();
  await expect.poll(() => live.getByText('We have lost contact with your driver').count()).toBe(0);

  // The first driver comes back without the ride, and has paid for leaving it.
  const back = await asDriver(browser, server.url);
  await back.page
    .getByRole('region', { name: 'Today' })
    .getByText(((20_000 - penalty) / 100).toFixed(2))
    .waitFor();
  expect(await back.page.getByTestId('active-ride').count()).toBe(0);
  expect([await cents(theRider), await cents(theDriver)]).toEqual([20_000 + penalty, 20_000 - penalty]);
  expect((await theRider.listMyRides()).map(({ status }) => status)).toEqual(['accepted']);
  for (const { context, errors } of [rider, omar, back]) {
    expect(errors).toEqual([]);
    await context.close();
  }
});

test('a driver who is back before the five minutes keeps the ride, and the warning leaves the screen', async () => {
  const { browser, server } = set;
  const theRider = await callAs(server.url, 'rider@mobility.example');
  const [ride] = await theRider.listMyRides();
  if (ride)
    await theRider.cancelRide(ride.id, { cancelled_by: 'rider', reason: 'Next test', confirmation: true });
  const dana = await asDriver(browser, server.url);
  const rider = await asRider(browser, server.url);
  await goOnline(dana);
  await bookByCall(theRider);
  await acceptRide(dana);
  const live = rider.page.getByTestId('live-ride');
  await live.getByText('Dana is on the way').waitFor();
  await dana.context.setOffline(true);
  await dana.page.close();
  server.advance(3 * minute);
  await live.getByText('We have lost contact with your driver').waitFor();

  const again = await asDriver(browser, server.url);
  await again.page.getByTestId('active-ride').waitFor();
  await live.getByText('We have lost contact with your driver').waitFor({ state: 'detached' });
  server.advance(4 * minute);
  await expect.poll(async () => (await theRider.listMyRides())[0]?.status).toBe('accepted');
  expect(await alertsOf(rider).getByText('Finding another').count()).toBe(0);
  for (const { context, errors } of [rider, again]) {
    expect(errors).toEqual([]);
    await context.close();
  }
});
