import { expect, test } from 'vitest';
import { callAs } from '../support/caller.ts';
import { nextLive, recordToasts, type Told, withoutParts } from '../support/live.ts';
import { asDriver, asRider, openTab } from '../support/people.ts';
import { bookByCall } from '../support/rides.ts';
import { stage } from '../support/setup.ts';
import { acceptRide, bookRide, drive, goOnline } from '../support/steps.ts';

const set = stage();
/** Milliseconds, enough for a busy machine. */
const atOnce = 20_000;

test('a command that a driver gives in one window shows at once in the other', async () => {
  const { browser, server } = set;
  const driver = await asDriver(browser, server.url);
  const rider = await asRider(browser, server.url);
  await goOnline(driver);
  const other = await openTab(driver);
  const live = nextLive(other.page);
  await other.page.goto('/driver');
  await live;
  await bookRide(rider);
  await acceptRide(driver);
  const panel = other.page.getByTestId('active-ride');
  const button = (name: string) => panel.getByRole('button', { name }).waitFor({ timeout: atOnce });
  await button('I have arrived');
  await drive(driver, 'I have arrived');
  await button('Start ride');
  // The same from the other window.
  await drive(other, 'Start ride');
  await driver.page.getByRole('button', { name: 'Complete ride' }).waitFor({ timeout: atOnce });
  await drive(driver, 'Complete ride');
  await panel.waitFor({ state: 'detached', timeout: atOnce });
  expect([...rider.errors, ...driver.errors]).toEqual([]);
  await Promise.all([rider, driver].map(({ context }) => context.close()));
});

test('a driver who accepts a ride in two windows at once reads once in each that it is theirs', async () => {
  const { browser, server } = set;
  const driver = await asDriver(browser, server.url);
  await goOnline(driver);
  const other = await openTab(driver);
  const live = nextLive(other.page);
  await other.page.goto('/driver');
  await live;
  const pages = [driver.page, other.page];
  const toasts = await Promise.all(pages.map(recordToasts));
  const rider = await callAs(server.url, 'rider@mobility.example');
  const { id } = await bookByCall(rider);
  const buttons = pages.map((page) => page.getByRole('button', { name: 'Accept ride' }));
  await Promise.all(buttons.map((button) => button.waitFor()));
  await Promise.all(buttons.map((button) => button.click()));
  for (const page of pages) await page.getByRole('button', { name: 'I have arrived' }).waitFor();
  // The alerts about one event within a few seconds become one.
  await driver.page.waitForTimeout(5_000);
  const told: Told = { whole: /^Ride accepted\. Platform fee/, part: /^(Ride accepted\.$|Platform fee)/ };
  for (const read of toasts) {
    const texts = (await read()).filter((text) => !text.startsWith('New ride request'));
    expect(withoutParts(texts, [told])).toEqual([expect.stringMatching(told.whole)]);
  }
  await rider.cancelRide(id, { cancelled_by: 'rider', reason: 'Plans changed', confirmation: true });
  expect(driver.errors).toEqual([]);
  await driver.context.close();
});

test('a driver who goes online on one device is asked on the other one, too', async () => {
  const { browser, server } = set;
  const driver = await asDriver(browser, server.url);
  await driver.page.getByRole('button', { name: /^Go O/, disabled: false }).waitFor();
  const caller = await callAs(server.url, 'driver@mobility.example');
  await caller.goOffline();
  await driver.page.reload();
  await driver.page.getByRole('heading', { name: 'Offline', level: 1 }).waitFor();
  await caller.goOnline();
  const rider = await callAs(server.url, 'rider@mobility.example');
  const { id } = await bookByCall(rider);
  await driver.page.getByRole('heading', { name: 'Online', level: 1 }).waitFor({ timeout: atOnce });
  await driver.page.getByRole('button', { name: 'Accept ride' }).waitFor({ timeout: atOnce });
  await rider.cancelRide(id, { cancelled_by: 'rider', reason: 'Plans changed', confirmation: true });
  expect(driver.errors).toEqual([]);
  await driver.context.close();
});

test('of two devices of a driver one reports the position, until the other one takes over', async () => {
  const { browser, server } = set;
  const [home, street] = [
    { latitude: 37.76, longitude: -122.42 },
    { latitude: 37.78, longitude: -122.41 },
  ];
  const phone = await callAs(server.url, 'driver@mobility.example');
  await phone.updateLocation({ location: home });
  await phone.goOnline();
  const tablet = await asDriver(browser, server.url);
  await tablet.context.grantPermissions(['geolocation'], { origin: server.url });
  await tablet.context.setGeolocation({ ...street, accuracy: 5 });
  await tablet.page.reload();
  const notice = tablet.page.getByText('Your location comes from another device.');
  await notice.waitFor();
  await phone.updateLocation({ location: home });
  expect(await phone.getDriverPreferences()).toMatchObject({
    current_location: home,
    position_from: 'this_device',
  });
  await tablet.page.getByRole('button', { name: 'Use this device' }).click();
  await notice.waitFor({ state: 'detached' });
  await expect
    .poll(async () => (await phone.getDriverPreferences()).current_location, { timeout: atOnce })
    .toMatchObject(street);
  await phone.updateLocation({ location: home });
  expect(await phone.getDriverPreferences()).toMatchObject({
    current_location: street,
    position_from: 'another_device',
  });
  expect(tablet.errors).toEqual([]);
  await tablet.context.close();
});

test('of two windows of a driver one makes the sound of a message', async () => {
  const { browser, server } = set;
  const driver = await asDriver(browser, server.url, { sounds: true });
  await driver.context.addInitScript(() => {
    // A file that is late is replaced by its tone.
    for (const { prototype } of [AudioBufferSourceNode, AudioScheduledSourceNode]) {
      const { start } = prototype;
      prototype.start = function () {
        const { dataset } = document.documentElement;
        dataset.sounds = `${Number(dataset.sounds ?? 0) + 1}`;
        Reflect.apply(start, this, []);
      };
    }
  });
  const tabs = [driver, await openTab(driver)];
  for (const { page } of tabs) {
    const live = nextLive(page);
    await page.goto('/profile');
    await live;
    // Browsers are silent until the first gesture.
    await page.getByRole('tab', { name: 'Settings' }).click();
  }
  const { id } = await (await callAs(server.url, 'driver@mobility.example')).getCurrentUser();
  const credit = { user_id: id, amount: 1, transaction_type: 'credit', description: 'Bonus' } as const;
  await (await callAs(server.url, 'admin@mobility.example')).createBalanceTransaction(id, credit);
  for (const { page } of tabs)
    await page.getByRole('region', { name: 'Alerts' }).getByText('Bonus').waitFor();
  const sounds = () =>
    Promise.all(tabs.map(({ page }) => page.evaluate(() => document.documentElement.dataset.sounds ?? '0')));
  await expect.poll(async () => (await sounds()).toSorted()).toEqual(['0', '1']);
  await driver.page.waitForTimeout(1_500);
  expect((await sounds()).toSorted()).toEqual(['0', '1']);
  await driver.context.close();
});
