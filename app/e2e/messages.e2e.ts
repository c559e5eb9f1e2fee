import type { Ride } from '@mobility/openapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callAs } from './support/caller.ts';
import { recordToasts, withoutParts } from './support/live.ts';
import { asDriver, asRider, type Person } from './support/people.ts';
import { bookByCall } from './support/rides.ts';
import { stage } from './support/setup.ts';
import { acceptRide, goOnline } from './support/steps.ts';
import { sawToast } from './support/toasts.ts';

const set = stage();
let rider: Person;
let driver: Person;
let ride: Ride;

beforeAll(async () => {
  const { browser, server } = set;
  driver = await asDriver(browser, server.url);
  rider = await asRider(browser, server.url);
  await goOnline(driver);
  ride = await bookByCall(await callAs(server.url, 'rider@mobility.example'));
});
afterAll(async () => {
  for (const person of [rider, driver]) {
    await person.context.close();
    expect(person.errors).toEqual([]);
  }
});

/** The card of a message on the notifications page. */
const cardOf = ({ page }: Person, text: string) =>
  page.getByTestId('notifications-page').getByRole('listitem').filter({ hasText: text });

/** Opens the bell and follows its link to all notifications. */
const seeAll = async ({ page }: Person): Promise<void> => {
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'See all' }).click();
  await page.waitForURL('**/notifications');
};

/** Replies to a message from its notification card. */
const reply = async (person: Person, to: string, text: string): Promise<void> => {
  const card = cardOf(person, to);
  await card.getByRole('button', { name: /^Reply to/ }).click();
  await card.getByRole('textbox', { name: /^Reply to/ }).fill(text);
  await card.getByRole('button', { name: 'Send Reply' }).click();
  await sawToast(person, 'Reply sent successfully!');
};

test('the driver who accepts reads one alert with the fee', async () => {
  const toasts = await recordToasts(driver.page);
  await acceptRide(driver);
  await sawToast(driver, /^Ride accepted\. Platform fee −Ⓣ[\d.]+, new balance /);
  const whole = /^Ride accepted\. Platform fee /;
  // On a slow machine the fee can arrive first. A second toast then shows the ride and the fee together.
  const told = withoutParts(await toasts(), [{ whole, part: /^Platform fee / }]);
  expect(told.filter((text) => text.includes('fee'))).toHaveLength(1);
});

test('rider and driver write to each other, see each message as one alert, and reply from its card', async () => {
  await rider.page.goto(`/rides/${ride.id}`);
  await seeAll(driver);
  const driversToasts = await recordToasts(driver.page);
  await rider.page.getByRole('button', { name: 'Message' }).click();
  const conversation = rider.page.getByRole('dialog', { name: /./ });
  await conversation.getByRole('textbox').fill('I wait by the clock tower');
  await conversation.getByRole('button', { name: 'Send' }).click();

  const card = cardOf(driver, 'I wait by the clock tower');
  await card.getByText('New').waitFor();
  await card.getByText('From: Riley Rivera').waitFor();
  await sawToast(driver, 'I wait by the clock tower');
  expect((await driversToasts()).filter((text) => text.includes('clock tower'))).toHaveLength(1);

  await conversation.getByRole('button', { name: 'Close' }).click();
  await seeAll(rider);
  const ridersToasts = await recordToasts(rider.page);
  await reply(driver, 'I wait by the clock tower', 'There in two minutes');
  await cardOf(driver, 'I wait by the clock tower').getByText('New').waitFor({ state: 'detached' });

  await cardOf(rider, 'There in two minutes').getByText('New').waitFor();
  await sawToast(rider, 'There in two minutes');
  expect((await ridersToasts()).filter((text) => text.includes('two minutes'))).toHaveLength(1);
  await reply(rider, 'There in two minutes', 'Great, thank you');
  await cardOf(driver, 'Great, thank you').waitFor();
});

test('the notification of a message opens its conversation', async () => {
  await cardOf(rider, 'There in two minutes').getByRole('link', { name: 'Open conversation' }).click();
  await rider.page.waitForURL(`**/rides/${ride.id}`);
  await rider.page.getByRole('dialog').getByText('Great, thank you').waitFor();
});
