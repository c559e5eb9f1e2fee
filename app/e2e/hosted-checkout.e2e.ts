import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, callAs, callAsNewRider, cents, openSignedIn } from './support/caller.ts';
import type { Person } from './support/people.ts';
import { rideByCall } from './support/rides.ts';
import { stage } from './support/setup.ts';

const set = stage({ CHECKOUT: 'hosted' });
let driver: Caller;
let riderCaller: Caller;
let rider: Person;

beforeAll(async () => {
  const { browser, server } = set;
  driver = await callAs(server.url, 'driver@mobility.example');
  await driver.goOnline();
  riderCaller = await callAsNewRider(server.url);
  rider = await openSignedIn(browser, server.url, riderCaller, '/payments');
});
afterAll(async () => {
  await rider.context.close();
  expect(rider.errors).toEqual([]);
});

/** Chooses the credit card for the ride whose payment is open, and arrives on the payment page. */
const leaveToPay = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Credit card', { exact: true }).click();
  await dialog.getByRole('button', { name: /^Complete Payment/ }).click();
  await page.waitForURL(/\/checkout\/sandbox_/);
  await page.getByRole('heading', { name: 'Checkout' }).waitFor();
};

test('a rider leaves the payment page without paying, returns to the same page, tries again and pays', async () => {
  const { page } = rider;
  await rideByCall(riderCaller, driver);
  await page.reload();
  await page.getByRole('button', { name: 'Pay Now' }).first().click();
  await leaveToPay(page);
  const address = page.url();
  await page.getByRole('link', { name: 'Back without paying' }).click();
  await page.waitForURL(/\/payments\?pay=/);
  await leaveToPay(page);
  expect(page.url()).toBe(address);

  await page.goBack();
  await page.getByRole('dialog').waitFor();
  await page.goForward();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForURL(/\/payment-success\?session_id=/);
  await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
  await page.getByText('Payment successful! Thank you for your purchase.').waitFor();
  await page.getByRole('link', { name: 'View My Rides' }).click();
  await page.waitForURL(/\/rides$/);
  expect((await riderCaller.listMyRides()).at(0)?.payment_status).toBe('paid');
});

test('a declined payment leaves the ride to be paid, and the session of a paid page is known after a restart', async () => {
  const { page } = rider;
  const ride = await rideByCall(riderCaller, driver);
  await page.goto(`/payments?pay=${ride.id}`);
  await leaveToPay(page);
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('heading', { name: 'Payment Failed' }).waitFor();
  await page.getByText('Payment failed. Please try again.').first().waitFor();

  await page.goto(`/payments?pay=${ride.id}`);
  await leaveToPay(page);
  await set.server.kill();
  await set.server.restart();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
});

test('a rider tops up, saves a card, and pays the next ride with it', async () => {
  const { page } = rider;
  await page.goto('/payments');
  await page.getByText('Ⓣ100', { exact: true }).click();
  await page.getByRole('button', { name: /^Top up Ⓣ 100\.00/ }).click();
  await page.waitForURL(/\/checkout\/sandbox_/);
  await page.getByText('$100.00').waitFor();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
  await page.getByRole('link', { name: 'Payments', exact: true }).last().click();
  await page.getByTestId('balance-panel').getByText('100.00').waitFor();
  expect(await cents(riderCaller)).toBe(10_000);

  await page.getByRole('button', { name: 'Add card' }).click();
  await page.waitForURL(/\/checkout\/sandbox_/);
  await page.getByRole('button', { name: 'Save card' }).click();
  await page.getByRole('heading', { name: 'Card Saved' }).waitFor();
  await page.goto('/payments');
  await page.getByText('Visa ending in 4242').first().waitFor();

  const ride = await rideByCall(riderCaller, driver);
  const [card] = await riderCaller.listSavedCards();
  await riderCaller.initiateRidePayment(ride.id, { payment_method: 'stripe' });
  const paid = await riderCaller.processRidePayment(ride.id, {
    payment_method: 'stripe',
    card_id: card?.id ?? '',
  });
  expect(paid.status).toBe('paid');
  expect(await cents(riderCaller)).toBe(10_000);
});

test('a new driver without a balance tops up on the payment page', async () => {
  const { browser, server } = set;
  const before = await cents(driver);
  const owner = await openSignedIn(browser, server.url, driver, '/payments');
  const { page } = owner;
  await page.getByRole('button', { name: /^Top up Ⓣ/ }).click();
  await page.waitForURL(/\/checkout\/sandbox_/);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
  expect(await cents(driver)).toBeGreaterThan(before);
  await owner.context.close();
  expect(owner.errors).toEqual([]);
});
