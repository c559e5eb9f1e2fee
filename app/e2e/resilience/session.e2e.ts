import { limits } from '@mobility/openapi/limits';
import { expect, test } from 'vitest';
import { callAs, openSignedIn } from '../support/caller.ts';
import { recordToasts } from '../support/live.ts';
import { asAdmin, enter, openWindow, type Person, signIn } from '../support/people.ts';
import { stage } from '../support/setup.ts';
import { sawToast } from '../support/toasts.ts';

const set = stage();
const expired = 'Session expired. Please log in again.';

const isRefresh = (answer: { url(): string; status(): number }): boolean =>
  answer.url().endsWith('/api/auth/refresh') && answer.status() === 200;

const tokenOf = ({ page }: Person) => page.evaluate(() => localStorage.getItem('mobility_token'));

/** The user is signed out, on the landing page, and saw one message. */
const hasEnded = async (person: Person, toasts: () => Promise<string[]>): Promise<void> => {
  await sawToast(person, expired);
  await person.page.getByRole('button', { name: 'Get Started' }).first().waitFor();
  await person.page.waitForLoadState('networkidle');
  expect((await toasts()).filter((text) => text === expired)).toHaveLength(1);
  expect([new URL(person.page.url()).pathname, await tokenOf(person)]).toEqual(['/', null]);
  expect(person.errors).toEqual([]);
  await person.context.close();
};

/** Advances the clock of the page until the token is due for a refresh; its timers fire once. */
const untilRefreshIsDue = ({ page }: Person) => page.clock.fastForward(limits.auth.refreshInterval);

test('a token is renewed every 25 minutes without any visible effect', async () => {
  const rider = await openWindow(set.browser, set.server.url);
  await rider.page.clock.install();
  await signIn(rider, 'rider@mobility.example');
  await rider.page.waitForURL('**/rider');
  await rider.page.getByText('Online', { exact: true }).first().waitFor();
  const refused: string[] = [];
  rider.page.on('response', (answer) => {
    if (answer.status() === 401) refused.push(answer.url());
  });
  const toasts = await recordToasts(rider.page);
  for (let times = 0; times < 2; times += 1) {
    const before = await tokenOf(rider);
    const renewed = rider.page.waitForResponse(isRefresh);
    await untilRefreshIsDue(rider);
    await renewed;
    await expect.poll(() => tokenOf(rider)).not.toBe(before);
  }
  await rider.page.getByRole('link', { name: 'My Rides' }).first().click();
  await rider.page.getByRole('heading', { name: 'Ride History' }).waitFor();
  expect([refused, await toasts(), rider.errors]).toEqual([[], [], []]);
  await rider.context.close();
});

test('a session that another device ended ends here at once, with one message', async () => {
  const caller = await callAs(set.server.url, 'rider@mobility.example');
  const rider = await openSignedIn(set.browser, set.server.url, caller, '/rider');
  await rider.page.getByText('Online', { exact: true }).first().waitFor();
  const toasts = await recordToasts(rider.page);
  const token = await tokenOf(rider);
  await fetch(`${set.server.url}/api/auth/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  await hasEnded(rider, toasts);
});

test('a refused renewal ends the session with one message', async () => {
  const rider = await openWindow(set.browser, set.server.url);
  await rider.page.clock.install();
  await signIn(rider, 'rider@mobility.example');
  await rider.page.getByText('Online', { exact: true }).first().waitFor();
  const toasts = await recordToasts(rider.page);
  await rider.page.route('**/api/auth/refresh', (route) =>
    route.fulfill({ status: 401, json: { detail: 'Invalid token', code: 'unauthorized' } }),
  );
  await untilRefreshIsDue(rider);
  await hasEnded(rider, toasts);
});

test('several refused calls at the same time show one message', async () => {
  const caller = await callAs(set.server.url, 'driver@mobility.example');
  const driver = await openSignedIn(set.browser, set.server.url, caller, '/driver');
  await driver.page.getByText('Live updates on').waitFor();
  const toasts = await recordToasts(driver.page);
  let refusals = 0;
  await driver.page.route('**/api/**', (route) => {
    refusals += 1;
    return route.fulfill({ status: 401, json: { detail: 'Token expired', code: 'unauthorized' } });
  });
  await driver.page.getByRole('button', { name: 'Refresh' }).click();
  await hasEnded(driver, toasts);
  expect(refusals).toBeGreaterThan(2);
});

test.each([
  ['admin', '/admin?search=a%2Bb+%26+100%25&tab=audit', 'ended while it is open'],
  ['admin', '/admin?search=a%2Bb+%26+100%25&tab=audit', 'ended before it is opened'],
  ['rider', '/rides?search=a%2Bb%26c', 'ended before it is opened'],
  ['driver', '/rides?search=a%2Bb%26c', 'ended before it is opened'],
] as const)('the %s signs in again at %s, whose session has %s', async (role, address, how) => {
  const email = `${role}@mobility.example`;
  const caller = await callAs(set.server.url, email);
  const person = await openSignedIn(set.browser, set.server.url, caller, address);
  const { page } = person;
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (how === 'ended before it is opened') await page.goto('about:blank');
  await caller.logout();
  if (how === 'ended before it is opened') await page.goto(address);
  await sawToast(person, expired);
  await page.getByRole('button', { name: 'Get Started' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill('mobility');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.waitForURL(`**${address.split('?')[0]}?**`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const { pathname, search } = new URL(page.url());
  expect(pathname + search).toBe(address);
  expect(person.errors).toEqual([]);
  await person.context.close();
});

test('lists that are loaded without a token in the storage ask to sign in', async () => {
  const dropToken = ({ page }: Person) => page.evaluate(() => localStorage.removeItem('mobility_token'));
  const admin = await asAdmin(set.browser, set.server.url);
  await admin.page.getByRole('link', { name: 'Overview' }).waitFor();
  // A call of the start that is sent without the token would end the session.
  await admin.page.waitForLoadState('networkidle');
  await dropToken(admin);
  await admin.page.getByRole('button', { name: 'Refresh' }).click();
  await admin.page.getByText('Failed to load dashboard data: Please login first').waitFor();

  const rides = '**/api/rides/my-rides*';
  const rider = await openWindow(set.browser, set.server.url);
  await rider.page.route(rides, (route) => route.abort());
  await enter(rider, (await callAs(set.server.url, 'rider@mobility.example')).token(), '/rider');
  await rider.page.getByText(/^Failed to load recent rides: The server cannot be reached/).waitFor();
  await rider.page.unroute(rides);
  await dropToken(rider);
  await rider.page.getByRole('button', { name: 'Retry' }).click();
  await rider.page.getByText('Failed to load recent rides: Please login first').waitFor();
  for (const { errors, context } of [admin, rider]) {
    expect(errors).toEqual([]);
    await context.close();
  }
});
