import type { Locator } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, callAs, callAsNewRider, cents, openSignedIn } from './support/caller.ts';
import { pressOn, typeInto } from './support/keyboard.ts';
import { recordToasts } from './support/live.ts';
import { isPaid } from './support/pay.ts';
import type { Person } from './support/people.ts';
import { rideByCall } from './support/rides.ts';
import { stage } from './support/setup.ts';

const set = stage();
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

const fillCard = async (dialog: Locator, number: string): Promise<void> => {
  await dialog.getByRole('textbox', { name: 'Cardholder Name' }).fill('Nora Nilsson');
  await dialog.getByRole('textbox', { name: 'Card Number' }).fill(number);
  await dialog.getByRole('textbox', { name: 'Expiry Date' }).fill('1230');
  await dialog.getByRole('textbox', { name: 'CVC' }).fill('123');
};
/** The text of the page itself; an alert may have the same text. */
const toldOnPage = (text: string): Locator =>
  rider.page.getByTestId('payments-page').getByRole('status').filter({ hasText: text });
const row = (text: string | RegExp): Locator => rider.page.getByRole('listitem').filter({ hasText: text });

test('a rider tops up by a typed card, which is declined once, and pays a ride from the balance', async () => {
  const { page } = rider;
  await page.getByText('Ⓣ100', { exact: true }).click();
  await page.getByRole('button', { name: /^Top up Ⓣ 100\.00/ }).click();
  const dialog = page.getByRole('dialog');
  await fillCard(dialog, '4000000000000002');
  await dialog.getByRole('button', { name: 'Pay $100.00' }).click();
  await dialog.getByText('Your card was declined.').waitFor();
  expect(await cents(riderCaller)).toBe(0);
  await dialog.getByRole('button', { name: 'Try Again' }).click();
  await fillCard(dialog, '4242424242424242');
  await dialog.getByRole('button', { name: 'Pay $100.00' }).click();
  await dialog.waitFor({ state: 'detached' });
  await toldOnPage('Ⓣ100.00 added to your balance').waitFor();
  await page.getByTestId('balance-panel').getByText('100.00').waitFor();
  await row('Top-up by Visa ending in 4242').getByText('+Ⓣ100.00').waitFor();
  expect(await cents(riderCaller)).toBe(10_000);

  const ride = await rideByCall(riderCaller, driver);
  await page.reload();
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await dialog.getByRole('button', { name: /^Complete Payment/ }).click();
  await isPaid(dialog);
  expect(await cents(riderCaller)).toBe(10_000 - Math.round(ride.estimated_fare * 100));
  await dialog.getByRole('button', { name: 'Done' }).click();
  await row('City Hall to Ferry Building')
    .getByText(`−Ⓣ${ride.estimated_fare.toFixed(2)}`)
    .waitFor();
});

test('an amount beyond the limits is refused before anything is sent', async () => {
  const { page } = rider;
  await page.getByText('Other', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('1000.01');
  await page.getByRole('button', { name: /^Top up/ }).click();
  await page.getByText('Please enter an amount from 1 to 1,000').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('a card is saved, tops up with one press, and is removed after a question', async () => {
  const { page } = rider;
  const dialog = page.getByRole('dialog');
  const save = async (number: string): Promise<void> => {
    await page.getByRole('button', { name: 'Add card' }).click();
    await fillCard(dialog, number);
    await dialog.getByRole('button', { name: 'Save card' }).click();
  };
  await save('4242424242424242');
  await dialog.waitFor({ state: 'detached' });
  await row(/Visa ending in 4242.*Expires 12\/30.*Default/).waitFor();
  await save('5555555555554444');
  await dialog.waitFor({ state: 'detached' });
  await row('Mastercard ending in 4444').getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Make default' }).click();
  await row(/Mastercard ending in 4444.*Default/).waitFor();

  const before = await cents(riderCaller);
  await page.getByText('Ⓣ20', { exact: true }).click();
  await page.getByRole('button', { name: /^Top up Ⓣ 20\.00.*Mastercard ending in 4444/ }).dblclick();
  await toldOnPage('Ⓣ20.00 added to your balance').waitFor();
  expect(await cents(riderCaller)).toBe(before + 2_000);

  await row(/Mastercard ending in 4444/)
    .first()
    .getByRole('button')
    .click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove Mastercard ending in 4444?' });
  await question.getByRole('button', { name: 'Remove' }).click();
  await question.waitFor({ state: 'detached' });
  await row(/Visa ending in 4242.*Expires 12\/30.*Default/).waitFor();
  expect((await riderCaller.listSavedCards()).map(({ last4 }) => last4)).toEqual(['4242']);
});

test('the saved card pays the next ride, and a dispute about it is opened by keyboard alone', async () => {
  const { page } = rider;
  const ride = await rideByCall(riderCaller, driver);
  await page.goto('/payments');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await dialog.getByText('Visa ending in 4242').click();
  await dialog.getByRole('button', { name: /^Complete Payment/ }).click();
  await isPaid(dialog);
  await dialog.getByText('Paid by credit card').waitFor();
  await pressOn(page, dialog.getByRole('button', { name: 'Dispute' }));

  const form = page.getByRole('dialog', { name: 'Submit Dispute' });
  const submit = form.getByRole('button', { name: 'Submit Dispute' });
  await form.waitFor();
  expect(await submit.isDisabled()).toBe(true);
  await pressOn(page, form.getByRole('button', { name: /Type/ }));
  await page.keyboard.type('Route');
  await page.keyboard.press('Enter');
  await pressOn(page, form.getByRole('button', { name: /Reason/ }));
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await typeInto(page, form.getByRole('textbox', { name: 'Description' }), 'Too short');
  await pressOn(page, submit);
  await form
    .getByText('Please provide a more detailed description (at least 20 characters)')
    .first()
    .waitFor();
  await typeInto(page, form.getByRole('textbox', { name: 'Description' }), ', and the way was too long.');
  await typeInto(page, form.getByRole('textbox', { name: /^Refund/ }), '1.50');
  const toasts = await recordToasts(page);
  await pressOn(page, submit);
  await form.waitFor({ state: 'detached' });
  // The server's own note replaces the first one, or comes before it.
  await expect
    .poll(toasts)
    .toContainEqual(expect.stringMatching(/^Dispute submitted|^We have received your/));
  await page.getByRole('heading', { name: 'Your disputes' }).waitFor();
  await row('The driver took a longer route than needed').getByText('In review').waitFor();
  const { disputes } = await riderCaller.listMyDisputes();
  expect(disputes).toMatchObject([
    { ride_id: ride.id, dispute_type: 'route_dispute', requested_refund: 1.5, status: 'submitted' },
  ]);
});
