import type { Locator } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, callAs, cents, openSignedIn } from '../support/caller.ts';
import { nextLive, recordToasts } from '../support/live.ts';
import { type BreakingPoint, type Network, startNetwork } from '../support/network.ts';
import { openPayment } from '../support/pay.ts';
import type { Person } from '../support/people.ts';
import { stage } from '../support/setup.ts';
import { acceptButton, choosePlace, goOnline } from '../support/steps.ts';

const set = stage();
let network: Network;
let rider: Caller;
let driver: Caller;
beforeAll(async () => {
  network = await startNetwork(set.server.url);
  rider = await callAs(set.server.url, 'rider@mobility.example');
  driver = await callAs(set.server.url, 'driver@mobility.example');
});
afterAll(() => network.stop());

/** Everything of a ride that the server keeps, apart from ids and times. */
const kept = async () => {
  const [ride, ...older] = await rider.listMyRides();
  const payments = (await driver.listPayments()).filter(({ ride_id }) => ride_id === ride?.id);
  return {
    status: ride?.status,
    payment: ride?.payment_status,
    unfinished: older.filter(({ status }) => status !== 'completed').length,
    payments: payments.map(({ status }) => status),
    fare: Math.round((ride?.fare ?? 0) * 100),
  };
};

/** The two windows and the point at which commands are cut. */
type Scene = { at: BreakingPoint; dana: Person; ana: Person };
type Command = {
  path: RegExp;
  /** What sends the command. */
  button: Locator;
  /** What a screen that gave up offers before. */
  again?: Locator[];
  isDone: () => Promise<boolean>;
};

/**
 * Kills and starts the server at that point of a command. A screen that gives up offers the command again, and is pressed
 * until the outcome is there.
 */
const crashIn = async ({ at, dana, ana }: Scene, { path, button, again = [], isDone }: Command) => {
  const broken = network.breakAt(at, 'POST', path);
  await button.click();
  await broken;
  await set.server.kill();
  await set.server.restart();
  const back = [dana, ana].map(({ page }) => nextLive(page));
  network.mend();
  await Promise.all(back);
  const look = async (): Promise<boolean> => {
    if (await isDone()) return true;
    for (const offered of [...again, button]) {
      if (!(await offered.isVisible())) continue;
      // The outcome may come meanwhile and take the button away, for which these wait a minute otherwise.
      const isReady = await offered.isEnabled({ timeout: 1_000 }).catch(() => false);
      if (!isReady) continue;
      await offered.click({ timeout: 5_000 }).catch(() => undefined);
      break;
    }
    return false;
  };
  await expect.poll(look, { interval: 1_000, timeout: 60_000 }).toBe(true);
};

const book = async (scene: Scene): Promise<void> => {
  const { page } = scene.ana;
  await choosePlace(page, 'Pickup', 'City Hall');
  await choosePlace(page, 'Destination', 'Ferry Building');
  await crashIn(scene, {
    path: /rides\/request$/,
    button: page.getByRole('button', { name: /^Book Economy/ }),
    again: [
      page.getByRole('button', { name: 'Try Again' }),
      page.getByRole('link', { name: 'Follow your ride' }),
    ],
    isDone: async () => !page.url().endsWith('/book-ride'),
  });
  await page.getByRole('link', { name: 'Dashboard' }).click();
};

/** Drives the ride to its end. */
const driveThrough = async (scene: Scene): Promise<void> => {
  const { dana, ana } = scene;
  const path = /rides\/[^/]+\/update$/;
  const live = ana.page.getByTestId('live-ride');
  const panel = dana.page.getByTestId('active-ride');
  const inPanel = (name: string) => panel.getByRole('button', { name });
  const again = [inPanel('Try again')];
  const isThere = (name: string) => () => inPanel(name).isVisible();
  await live.getByText('Looking for a driver').waitFor();
  await acceptButton(dana.page).waitFor();
  expect(await dana.page.getByRole('button', { name: /^Accept( ride)?$/ }).count()).toBe(1);
  await crashIn(scene, { path, button: acceptButton(dana.page), isDone: () => panel.isVisible() });
  await live.getByText('Dana is on the way').waitFor();
  await crashIn(scene, { path, button: inPanel('I have arrived'), again, isDone: isThere('Start ride') });
  await live.getByText(/^Dana is waiting at/).waitFor();
  await crashIn(scene, { path, button: inPanel('Start ride'), again, isDone: isThere('Complete ride') });
  await live.getByText(/^On your way to/).waitFor();
  const isOver = async () => !(await panel.isVisible());
  await crashIn(scene, { path, button: inPanel('Complete ride'), again, isDone: isOver });
  await live.waitFor({ state: 'detached' });
};

const pay = async (scene: Scene): Promise<void> => {
  const dialog = await openPayment(scene.ana, 'Balance');
  const paid = dialog.getByRole('heading', { name: 'Payment Complete' });
  await crashIn(scene, {
    path: /payment\/process$/,
    button: dialog.getByRole('button', { name: /^Complete Payment/ }),
    again: [dialog.getByRole('button', { name: 'Try again' })],
    // The dialog closes some seconds after the payment.
    isDone: async () => (await paid.isVisible()) || !(await dialog.isVisible()),
  });
};

test.each<[string, BreakingPoint]>([
  ['before a command reaches it', 'request'],
  ['before its answer arrives', 'answer'],
])('a ride whose every command finds the server killed %s is driven and paid once', async (_, at) => {
  const { browser } = set;
  const before = { rider: await cents(rider), driver: await cents(driver) };
  const dana = await openSignedIn(browser, network.url, driver, '/driver');
  await goOnline(dana);
  const ana = await openSignedIn(browser, network.url, rider, '/book-ride');
  const toasts = await recordToasts(dana.page);
  const scene = { at, dana, ana };
  await book(scene);
  await driveThrough(scene);
  await pay(scene);

  const { fare, ...rest } = await kept();
  expect(rest).toEqual({ status: 'completed', payment: 'paid', unfinished: 0, payments: ['paid'] });
  const after = { rider: before.rider - fare, driver: before.driver + fare - Math.round(fare * 0.2) };
  expect({ rider: await cents(rider), driver: await cents(driver) }).toEqual(after);
  const today = dana.page.getByRole('region', { name: 'Today' });
  await today.getByText((after.driver / 100).toFixed(2)).waitFor();
  // The driver is told of the request once at most, although its message is sent again after each start: a toast that is
  // still behind the errors of a lost connection closes when the driver takes the ride.
  expect((await toasts()).filter((text) => text.startsWith('New ride request')).length).toBeLessThan(2);
  for (const { context, errors } of [dana, ana]) {
    expect(errors).toEqual([]);
    await context.close();
  }
});
