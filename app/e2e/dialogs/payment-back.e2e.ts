import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, callAs } from '../support/caller.ts';
import { isPaid, openPayment } from '../support/pay.ts';
import { asRider, type Person } from '../support/people.ts';
import { rideByCall } from '../support/rides.ts';
import { stage } from '../support/setup.ts';
import { sawToast } from '../support/toasts.ts';

const set = stage();
let payer: Person;
let driver: Caller;
beforeAll(async () => {
  const rider = await callAs(set.server.url, 'rider@mobility.example');
  driver = await callAs(set.server.url, 'driver@mobility.example');
  await driver.goOnline();
  await rideByCall(rider, driver);
  payer = await asRider(set.browser, set.server.url);
});
afterAll(async () => {
  await payer.context.close();
  expect(payer.errors).toEqual([]);
});

test('Back does not leave a card payment while it is processed, and closes its dialog afterwards', async () => {
  const { page } = payer;
  await page.goto('/payments');
  const dialog = await openPayment(payer, 'Credit card');
  const open = page.url();
  await dialog.getByRole('button', { name: /^Complete Payment/ }).click();
  await dialog.getByRole('textbox', { name: 'Cardholder Name' }).fill('Riley Rivera');
  await dialog.getByRole('textbox', { name: 'Card Number' }).fill('4242424242424242');
  await dialog.getByRole('textbox', { name: 'Expiry Date' }).fill('1230');
  await dialog.getByRole('textbox', { name: 'CVC' }).fill('941');
  await dialog.getByRole('button', { name: /^Pay \$/ }).click();
  await dialog.getByText('Processing Payment').waitFor();
  await page.evaluate(() => history.back());
  await dialog.getByText('Payment Successful!').waitFor();
  expect(page.url()).toBe(open);
  await sawToast(payer, 'Payment completed successfully!');
  await isPaid(dialog);
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/payments');
  await page.getByRole('heading', { name: 'Unpaid rides' }).waitFor({ state: 'detached' });
});
