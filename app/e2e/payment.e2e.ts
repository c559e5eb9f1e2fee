import { placeName } from '@mobility/openapi/place-name';
import type { Locator } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, callAs, callAsNewRider, cents, openSignedIn } from './support/caller.ts';
import { asRider, openTab, type Person } from './support/people.ts';
import { rideByCall } from './support/rides.ts';
import { stage } from './support/setup.ts';
import { sawToast } from './support/toasts.ts';
import { tap } from './support/wiretap.ts';

const set = stage();
let rider: Person;
let driverCaller: Caller;
let riderCaller: Caller;

beforeAll(async () => {
  const { browser, server } = set;
  riderCaller = await callAs(server.url, 'rider@mobility.example');
  driverCaller = await callAs(server.url, 'driver@mobility.example');
  await driverCaller.goOnline();
  rider = await asRider(browser, server.url);
});
afterAll(async () => {
  await rider.context.close();
  expect(rider.errors).toEqual([]);
});

/** Opens the payment of the newest unpaid ride from /payments. */
const openPayment = async ({ page }: Person): Promise<Locator> => {
  await page.goto('/payments');
  await page.getByRole('button', { name: 'Pay Now' }).first().click();
  return page.getByRole('dialog');
};
const choose = async (dialog: Locator, method: 'Balance' | 'Cash' | 'Credit card'): Promise<void> => {
  await dialog.getByText(method, { exact: true }).click();
  await dialog.getByRole('button', { name: /^Complete Payment/ }).click();
};
const closePaid = async (dialog: Locator, how: string): Promise<void> => {
  await dialog.getByRole('heading', { name: 'Payment Complete' }).waitFor();
  await dialog.getByText(how).waitFor();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.waitFor({ state: 'detached' });
};

test('a cash payment leaves the rider’s balance unchanged and charges the driver only the fee', async () => {
  const before = await cents(driverCaller);
  const ride = await rideByCall(riderCaller, driverCaller);
  const dialog = await openPayment(rider);
  await dialog.getByText(`Hand Ⓣ${ride.estimated_fare.toFixed(2)} to your driver`).waitFor();
  await choose(dialog, 'Cash');
  await closePaid(dialog, 'Paid in cash');
  await sawToast(rider, 'Payment completed successfully!');
  await rider.page.getByRole('heading', { name: 'Unpaid rides' }).waitFor({ state: 'detached' });
  await rider.page.getByTestId('balance-panel').getByText('200.00').waitFor();
  expect(await cents(driverCaller)).toBe(before - Math.round(ride.estimated_fare * 20));
});

test('a payment by balance moves the fare, and /payments shows it immediately', async () => {
  const ride = await rideByCall(riderCaller, driverCaller);
  const fare = ride.estimated_fare.toFixed(2);
  const left = (200 - ride.estimated_fare).toFixed(2);
  const dialog = await openPayment(rider);
  await dialog.getByText(`Ⓣ200.00 now, Ⓣ${left} after this ride`).waitFor();
  await choose(dialog, 'Balance');
  await closePaid(dialog, 'Paid from your balance');
  await rider.page.getByTestId('balance-panel').getByText(left).waitFor();
  await rider.page
    .getByRole('listitem')
    .filter({ hasText: `${placeName(ride.pickup_address)} to ${placeName(ride.dropoff_address)}` })
    .filter({ hasText: 'Balance' })
    .getByText(`−Ⓣ${fare}`)
    .waitFor();
  await rider.page
    .getByRole('listitem')
    .filter({ hasText: 'Welcome credit' })
    .getByText('+Ⓣ200.00')
    .waitFor();
});

test('a balance that is too low is refused with a message, and another method can pay', async () => {
  const { browser, server } = set;
  const caller = await callAsNewRider(server.url);
  const ride = await rideByCall(caller, driverCaller);
  const poor = await openSignedIn(browser, server.url, caller, '/payments');
  const dialog = await openPayment(poor);
  await dialog.getByText(`Ⓣ0.00 now, Ⓣ${ride.estimated_fare.toFixed(2)} too little`).waitFor();
  await choose(dialog, 'Balance');
  await dialog.getByText('Your balance does not cover the fare').waitFor();
  await choose(dialog, 'Cash');
  await closePaid(dialog, 'Paid in cash');
  await poor.context.close();
  expect(poor.errors).toEqual([]);
});

const card = { number: '4242424242424242', declined: '4000000000000002', cvc: '9413' };
const field = (dialog: Locator, name: string): Locator => dialog.getByRole('textbox', { name });

const paymentRequest = /POST \S+\/payment\/(?:initiate|process) HTTP.*?content-length: (\d+).*?\r\n\r\n/gis;

/** The JSON bodies of the requests that opened or completed a payment. */
const paymentBodies = (heard: string): unknown[] =>
  [...heard.matchAll(paymentRequest)].map(({ 0: head, 1: length, index }) =>
    JSON.parse(heard.slice(index + head.length, index + head.length + Number(length))),
  );

/** Empty and invalid fields, each with its message. */
const judgesInline = async (dialog: Locator, pay: Locator): Promise<void> => {
  await pay.click();
  for (const sentence of [
    'Please enter a valid card number',
    'Please enter a valid expiry date (MM/YY)',
    'Please enter a valid CVC',
    'Please enter the cardholder name',
  ]) {
    await dialog.getByText(sentence).waitFor();
  }
  await field(dialog, 'Cardholder Name').fill('Riley Rivera');
  await field(dialog, 'Card Number').fill('4000 00');
  await field(dialog, 'Expiry Date').fill('1330');
  await field(dialog, 'CVC').fill('12');
  await pay.click();
  await dialog.getByText('Please enter a valid card number').waitFor();
  await dialog.getByText('Please enter a valid expiry date (MM/YY)').waitFor();
  await dialog.getByText('Please enter a valid CVC').waitFor();
  expect(await dialog.getByText('Please enter the cardholder name').count()).toBe(0);
};

const sent = (last4: string) => ({
  payment_method: 'stripe',
  stripe_token: expect.stringMatching(/^tok_demo_\d{13}$/),
  card_details: { last4, brand: 'visa', expiry_month: 12, expiry_year: 2030 },
});
/** The payment was initiated once and processed twice, and no body contains anything else. */
const expectBodies = (heard: string): void => {
  const bodies = paymentBodies(heard);
  const expected = [{ payment_method: 'stripe' }, sent('0002'), sent('4242')];
  expect(bodies).toHaveLength(expected.length);
  expect(bodies).toEqual(expect.arrayContaining(expected));
};

test('a card is validated inline, declined, tried again and charged, and its number and CVC are never sent', async () => {
  const ride = await rideByCall(riderCaller, driverCaller);
  const dollars = `$${ride.estimated_fare.toFixed(2)}`;
  const wire = await tap(set.server.url);
  const payer = await asRider(set.browser, wire.url);
  const frames: string[] = [];
  payer.page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => frames.push(payload.toString())),
  );
  const dialog = await openPayment(payer);
  await dialog.getByText(`Charged in US dollars, ${dollars}`).waitFor();
  await choose(dialog, 'Credit card');
  await dialog.getByRole('heading', { name: 'Credit Card Payment' }).waitFor();
  await dialog.getByText(ride.id.slice(-8)).waitFor();
  const pay = dialog.getByRole('button', { name: `Pay ${dollars}` });

  await judgesInline(dialog, pay);
  await field(dialog, 'Card Number').fill(card.declined);
  expect(await field(dialog, 'Card Number').inputValue()).toBe('4000 0000 0000 0002');
  await field(dialog, 'Expiry Date').fill('1230');
  expect(await field(dialog, 'Expiry Date').inputValue()).toBe('12/30');
  await field(dialog, 'CVC').fill(card.cvc);
  await pay.click();
  await dialog.getByText('Please do not close this window.').waitFor();
  await dialog.getByText('Payment Failed').waitFor();
  await dialog.getByText('Please try again or use a different payment method').waitFor();
  await dialog.getByText('Your card was declined.').waitFor();
  await sawToast(payer, 'Your card was declined.');

  await dialog.getByRole('button', { name: 'Try Again' }).click();
  await field(dialog, 'Card Number').fill(card.number);
  await pay.click();
  await dialog.getByText('Processing Payment').waitFor();
  await dialog.getByText('Payment Successful!').waitFor();
  await closePaid(dialog, 'Paid by credit card');
  await sawToast(payer, 'Payment completed successfully!');

  expectBodies(wire.heard());
  const kept = await payer.page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  for (const place of [wire.heard(), frames.join(), kept]) {
    for (const secret of [card.number, card.declined, '4242 4242', '4000 0000', `"${card.cvc}"`]) {
      expect(place).not.toContain(secret);
    }
  }
  expect(frames.length).toBeGreaterThan(0);
  await payer.context.close();
  await wire.close();
  expect(payer.errors).toEqual([]);
});

test('a dialog that turns from paid to unpaid keeps the focus, and Escape closes it', async () => {
  const ride = await rideByCall(riderCaller, driverCaller);
  const dialog = await openPayment(rider);
  await choose(dialog, 'Cash');
  await dialog.getByRole('button', { name: 'Done' }).waitFor();
  await driverCaller.reportCashMissing(ride.id);
  await dialog.getByText('Your driver did not receive the cash').waitFor();
  await rider.page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await riderCaller.processRidePayment(ride.id, { payment_method: 'balance' });
});

test('cash that is paid in one window is paid in the other, whose open dialog follows until the driver denies it', async () => {
  const ride = await rideByCall(riderCaller, driverCaller);
  const other = await openTab(rider);
  const second = await openPayment(other);
  await second.getByRole('button', { name: /^Complete Payment/ }).waitFor();
  const first = await openPayment(rider);
  await choose(first, 'Cash');
  await second.getByRole('heading', { name: 'Payment Complete' }).waitFor();
  await second.getByText('Paid in cash').waitFor();
  await driverCaller.reportCashMissing(ride.id);
  for (const { page } of [rider, other]) {
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Your driver did not receive the cash').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Pay Now' }).first().waitFor();
  }
  await riderCaller.processRidePayment(ride.id, { payment_method: 'balance' });
  for (const { page } of [rider, other])
    await page.getByRole('heading', { name: 'Unpaid rides' }).waitFor({ state: 'detached' });
  await other.page.close();
});
