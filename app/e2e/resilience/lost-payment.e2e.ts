import type { Locator } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Caller, callAs, openSignedIn } from '../support/caller.ts';
import { type Network, startNetwork } from '../support/network.ts';
import { isPaid, openPayment } from '../support/pay.ts';
import type { Person } from '../support/people.ts';
import { rideByCall } from '../support/rides.ts';
import { stage } from '../support/setup.ts';

const set = stage();
const process = /payment\/process$/;
const unknown = 'We do not know yet whether your payment went through. Checking…';
let network: Network;
let rider: Caller;
let driver: Caller;
beforeAll(async () => {
  network = await startNetwork(set.server.url);
  rider = await callAs(set.server.url, 'rider@mobility.example');
  driver = await callAs(set.server.url, 'driver@mobility.example');
});
beforeEach(async () => {
  await driver.goOnline();
  await rideByCall(rider, driver);
});
afterAll(() => network.stop());

/** Everything that the dialog has said, with every change. */
const recordDialog = ({ page }: Person) =>
  page.evaluate(() => {
    const said = new Set<string>();
    const read = (): void => {
      for (const { textContent } of document.querySelectorAll('[role=dialog]')) said.add(textContent);
      document.documentElement.dataset.said = [...said].join('\n');
    };
    new MutationObserver(read).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
const said = ({ page }: Person): Promise<string> =>
  page.evaluate(() => document.documentElement.dataset.said ?? '');

/** Opens the payment of the newest ride and presses the button that charges the card. */
const payByCard = async (person: Person): Promise<Locator> => {
  await recordDialog(person);
  const dialog = await openPayment(person, 'Credit card');
  await dialog.getByRole('button', { name: /^Complete Payment/ }).click();
  await dialog.getByRole('textbox', { name: 'Cardholder Name' }).fill('Riley Rivera');
  await dialog.getByRole('textbox', { name: 'Card Number' }).fill('4242424242424242');
  await dialog.getByRole('textbox', { name: 'Expiry Date' }).fill('1230');
  await dialog.getByRole('textbox', { name: 'CVC' }).fill('941');
  await dialog.getByRole('button', { name: /^Pay \$/ }).click();
  return dialog;
};

const expectOneCharge = async (): Promise<void> => {
  const [ride] = await rider.listMyRides();
  const payments = (await driver.listPayments()).filter(({ ride_id }) => ride_id === ride?.id);
  expect(payments.map(({ status }) => status)).toEqual(['paid']);
};

test('a card whose answers are all lost is shown as paid, and never as failed', async () => {
  const payer = await openSignedIn(set.browser, set.server.url, rider, '/payments');
  await payer.page.route(process, async (route) => {
    await route.fetch();
    await route.abort();
  });
  const dialog = await payByCard(payer);
  await isPaid(dialog);
  await dialog.getByText('Paid by credit card').waitFor();
  expect(await said(payer)).not.toContain('Payment Failed');
  await expectOneCharge();
  expect(payer.errors).toEqual([]);
  await payer.context.close();
});

test('a card whose server is killed after the charge is checked until the server is back', async () => {
  const payer = await openSignedIn(set.browser, network.url, rider, '/payments');
  const broken = network.breakAt('answer', 'POST', process);
  const dialog = await payByCard(payer);
  await broken;
  await set.server.kill();
  await dialog.getByText(unknown).waitFor();
  await set.server.restart();
  network.mend();
  await isPaid(dialog);
  expect(await said(payer)).not.toContain('Payment Failed');
  await expectOneCharge();
  expect(payer.errors).toEqual([]);
  await payer.context.close();
});
