import type { Ride } from '@mobility/openapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, callAs, cents } from './support/caller.ts';
import { asDriver, asRider, type Person } from './support/people.ts';
import { bookByCall } from './support/rides.ts';
import { stage } from './support/setup.ts';
import { acceptButton, acceptRide, drive, goOnline } from './support/steps.ts';
import { sawToast } from './support/toasts.ts';

const set = stage();
let rider: Person;
let driver: Person;
/** The same two users without a page, for steps that this test does not check. */
let callers: { rider: Caller; driver: Caller };

beforeAll(async () => {
  const { browser, server } = set;
  callers = {
    rider: await callAs(server.url, 'rider@mobility.example'),
    driver: await callAs(server.url, 'driver@mobility.example'),
  };
  driver = await asDriver(browser, server.url);
  rider = await asRider(browser, server.url);
  await goOnline(driver);
});
afterAll(async () => {
  for (const person of [rider, driver]) {
    await person.context.close();
    expect(person.errors).toEqual([]);
  }
});

const live = () => rider.page.getByTestId('live-ride');

/** The rider books a ride, which appears on both dashboards. */
const request = async (): Promise<Ride> => {
  const ride = await bookByCall(callers.rider);
  await acceptButton(driver.page).waitFor();
  await rider.page.goto('/rider');
  await live().waitFor();
  return ride;
};

const openCancel = ({ page }: Person) => {
  const dialog = page.getByRole('dialog', { name: 'Cancel ride' });
  const card = page === rider.page ? live() : page.getByTestId('active-ride');
  return card
    .getByRole('button', { name: 'Cancel ride' })
    .click()
    .then(() => dialog);
};

/** Enters a reason, confirms and submits. */
const cancel = async (person: Person, reason: string): Promise<void> => {
  const dialog = person.page.getByRole('dialog', { name: 'Cancel ride' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await dialog.getByText('Yes, cancel this ride').click();
  await dialog.getByRole('button', { name: 'Cancel ride' }).click();
  await dialog.waitFor({ state: 'detached' });
};

const money = (amount: number): string => (amount / 100).toFixed(2);

/** Both dashboards show these balances, in cents, and so does the server. */
const bothHold = async (riderHolds: number, driverHolds: number): Promise<void> => {
  await rider.page.getByTestId('balance-card').getByText(money(riderHolds)).waitFor();
  await driver.page.getByRole('region', { name: 'Today' }).getByText(money(driverHolds)).waitFor();
  expect([await cents(callers.rider), await cents(callers.driver)]).toEqual([riderHolds, driverHolds]);
};

test('a rider cancels a ride that no driver has accepted without a penalty, after confirming', async () => {
  await request();
  const dialog = await openCancel(rider);
  await dialog.getByText('No penalty').waitFor();
  await dialog.getByRole('button', { name: 'Cancel ride' }).click();
  await dialog.getByText('Please confirm cancellation and provide a reason').waitFor();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('   ');
  await dialog.getByText('Yes, cancel this ride').click();
  await dialog.getByRole('button', { name: 'Cancel ride' }).click();
  await dialog.getByText('Please confirm cancellation and provide a reason').waitFor();
  await dialog.getByText('Yes, cancel this ride').click();

  await cancel(rider, 'Changed my mind');
  await sawToast(rider, 'Ride cancelled successfully');
  await live().waitFor({ state: 'detached' });
  await acceptButton(driver.page).waitFor({ state: 'detached' });
  await sawToast(driver, 'The rider cancelled this ride request');
  await bothHold(20_000, 20_000);
});

test('the rider cancels an accepted ride and pays the driver 10 % of the fare', async () => {
  const ride = await request();
  const penalty = Math.round(ride.estimated_fare * 10);
  await acceptRide(driver);
  await live().getByText('Dana is on the way').waitFor();
  const dialog = await openCancel(rider);
  await dialog.getByText('10% of the estimated fare, taken from your balance').waitFor();
  await dialog.getByText(money(penalty)).waitFor();

  await cancel(rider, 'The bus came first');
  await sawToast(driver, 'Ride has been cancelled: The bus came first');
  await driver.page.getByTestId('active-ride').waitFor({ state: 'detached' });
  await live().waitFor({ state: 'detached' });
  await bothHold(20_000 - penalty, 20_000 + penalty);
});

test('the penalty in an open dialog follows the ride, and a higher one is confirmed again', async () => {
  const before = { rider: await cents(callers.rider), driver: await cents(callers.driver) };
  const ride = await request();
  const penalty = Math.round(ride.estimated_fare * 10);
  const dialog = await openCancel(rider);
  await dialog.getByText('No penalty').waitFor();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The bus came first');
  await dialog.getByText('Yes, cancel this ride').click();
  await acceptRide(driver);
  await dialog.getByText('The ride has moved on and the penalty has changed.').waitFor();
  await dialog.getByText(money(penalty)).waitFor();
  await dialog.getByRole('button', { name: 'Cancel ride' }).click();
  await dialog.getByText('The ride has moved on and the penalty has changed.').waitFor();
  expect(await dialog.getByRole('checkbox').isChecked()).toBe(false);

  await cancel(rider, 'The bus came first');
  await driver.page.getByTestId('active-ride').waitFor({ state: 'detached' });
  await live().waitFor({ state: 'detached' });
  await bothHold(before.rider - penalty, before.driver + penalty);
});

test('a free cancellation that reaches the server after the acceptance asks again, with the penalty', async () => {
  const before = { rider: await cents(callers.rider), driver: await cents(callers.driver) };
  const ride = await request();
  const penalty = Math.round(ride.estimated_fare * 10);
  const dialog = await openCancel(rider);
  await dialog.getByText('No penalty').waitFor();
  const held = Promise.withResolvers<void>();
  await rider.page.route('**/cancel', async (route) => {
    await held.promise;
    await route.continue();
  });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The bus came first');
  await dialog.getByText('Yes, cancel this ride').click();
  await dialog.getByRole('button', { name: 'Cancel ride' }).click();
  await dialog.getByRole('button', { name: 'Cancelling' }).waitFor();
  await acceptRide(driver);
  const answer = rider.page.waitForResponse('**/cancel');
  held.resolve();
  expect((await answer).status()).toBe(409);
  await dialog.getByText(money(penalty)).waitFor();
  await dialog.getByText('The ride has moved on and the penalty has changed.').waitFor();
  expect(await dialog.getByRole('checkbox').isChecked()).toBe(false);
  expect(await dialog.getByRole('textbox', { name: 'Reason' }).inputValue()).toBe('The bus came first');
  expect(await cents(callers.rider)).toBe(before.rider);
  await rider.page.unroute('**/cancel');

  await cancel(rider, 'The bus came first');
  await sawToast(driver, 'Ride has been cancelled: The bus came first');
  await driver.page.getByTestId('active-ride').waitFor({ state: 'detached' });
  await live().waitFor({ state: 'detached' });
  await bothHold(before.rider - penalty, before.driver + penalty);
});

test('a driver whose cancellation comes after that of the rider hears what happened', async () => {
  await request();
  await acceptRide(driver);
  await openCancel(driver);
  const held = Promise.withResolvers<void>();
  await driver.page.route('**/cancel', async (route) => {
    await held.promise;
    await route.continue();
  });
  const sent = cancel(driver, 'Flat tyre');
  await driver.page.getByRole('button', { name: 'Cancelling' }).waitFor();
  await openCancel(rider);
  await cancel(rider, 'A friend takes me');
  held.resolve();
  await sent;
  await sawToast(driver, 'Ride has been cancelled: A friend takes me');
  await driver.page.unroute('**/cancel');
  await live().waitFor({ state: 'detached' });
});

test('when the driver cancels before the start, the ride is offered to other drivers', async () => {
  const before = { rider: await cents(callers.rider), driver: await cents(callers.driver) };
  const ride = await request();
  const penalty = Math.round(ride.estimated_fare * 10);
  await acceptRide(driver);
  await drive(driver, 'I have arrived');
  await live()
    .getByText(/^Dana is waiting at/)
    .waitFor();
  const dialog = await openCancel(driver);
  await dialog.getByText('10% of the estimated fare, taken from your balance').waitFor();
  await dialog.getByText('The ride will be offered to other drivers.').waitFor();

  await cancel(driver, 'Flat tyre');
  await sawToast(driver, 'Ride cancelled. It is now being offered to other drivers.');
  await sawToast(rider, 'Your driver cancelled. Finding another.');
  await live().getByText('Looking for another driver').waitFor();
  await live().getByText('Pending', { exact: true }).waitFor();
  await bothHold(before.rider + penalty, before.driver - penalty);

  await openCancel(rider);
  await cancel(rider, 'Enough');
  await live().waitFor({ state: 'detached' });
});

test('when the driver cancels during the ride, the ride ends and the rider gets 20 % of the fare', async () => {
  const before = { rider: await cents(callers.rider), driver: await cents(callers.driver) };
  const ride = await request();
  const penalty = Math.round(ride.estimated_fare * 20);
  await acceptRide(driver);
  await drive(driver, 'I have arrived');
  await drive(driver, 'Start ride');
  await live()
    .getByText(/^On your way to/)
    .waitFor();
  const dialog = await openCancel(driver);
  await dialog.getByText('20% of the estimated fare, taken from your balance').waitFor();

  await cancel(driver, 'Engine trouble');
  await sawToast(driver, 'Ride cancelled successfully');
  await sawToast(rider, 'Ride has been cancelled: Engine trouble');
  await live().waitFor({ state: 'detached' });
  await bothHold(before.rider + penalty, before.driver - penalty);
});

test.each([
  {
    steps: ['I have arrived'],
    percent: 20,
    headline: /^Dana is waiting at/,
    phase: 'while the driver waits',
  },
  {
    steps: ['I have arrived', 'Start ride'],
    percent: 50,
    headline: /^On your way to/,
    phase: 'during the ride',
  },
] as const)(
  'the rider who cancels $phase pays the driver $percent % of the fare',
  async ({ steps, percent, headline }) => {
    const before = { rider: await cents(callers.rider), driver: await cents(callers.driver) };
    const ride = await request();
    const penalty = Math.round(ride.estimated_fare * percent);
    await acceptRide(driver);
    for (const step of steps) await drive(driver, step);
    await live().getByText(headline).waitFor();
    const dialog = await openCancel(rider);
    await dialog.getByText(`${percent}% of the estimated fare, taken from your balance`).waitFor();

    await cancel(rider, 'Plans changed');
    await sawToast(driver, 'Ride has been cancelled: Plans changed');
    await driver.page.getByTestId('active-ride').waitFor({ state: 'detached' });
    await live().waitFor({ state: 'detached' });
    await bothHold(before.rider - penalty, before.driver + penalty);
  },
);

test('the driver who cancels on the way pays 10 %, and the rider keeps waiting for another driver', async () => {
  const before = { rider: await cents(callers.rider), driver: await cents(callers.driver) };
  const ride = await request();
  const penalty = Math.round(ride.estimated_fare * 10);
  await acceptRide(driver);
  await live().getByText('Dana is on the way').waitFor();
  const dialog = await openCancel(driver);
  await dialog.getByText('10% of the estimated fare, taken from your balance').waitFor();

  await cancel(driver, 'Wrong way');
  await sawToast(rider, 'Your driver cancelled. Finding another.');
  await driver.page.getByTestId('active-ride').waitFor({ state: 'detached' });
  await live().getByText('Looking for another driver').waitFor();
  await bothHold(before.rider + penalty, before.driver - penalty);
  await openCancel(rider);
  await cancel(rider, 'Enough');
  await live().waitFor({ state: 'detached' });
});
