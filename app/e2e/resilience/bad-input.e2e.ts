import { expect, test } from 'vitest';
import { callAs, callAsNewRider, openSignedIn, trip } from '../support/caller.ts';
import type { Person } from '../support/people.ts';
import { stage } from '../support/setup.ts';
import { acceptButton, choosePlace } from '../support/steps.ts';

const set = stage();

test('invalid input is refused with a message, never with a 5xx', async () => {
  const { url } = set.server;
  const rider = await callAs(url, 'rider@mobility.example');
  const ask = async (method: string, path: string, body?: string) => {
    const headers = { authorization: `Bearer ${rider.token()}`, 'content-type': 'application/json' };
    const answer = await fetch(url + path, { method, headers, body });
    const { detail, code }: { detail?: unknown; code?: unknown } = await answer.json();
    expect([typeof code, detail ? 'words' : 'silence']).toEqual(['string', 'words']);
    return answer.status;
  };
  const id = '01M7ZDBG1DMJVWZ8D004TQKH4N';
  const body = JSON.stringify(trip);
  expect(await ask('POST', '/api/rides/request', '{"pickup_location":')).toBe(400);
  expect(await ask('POST', '/api/rides/request', `{"filler":"${'x'.repeat(200_000)}"}`)).toBe(413);
  expect(await ask('POST', '/api/rides/request', '[]')).toBe(422);
  expect(await ask('POST', '/api/rides/request', body.replace('{', '{"role":"admin",'))).toBe(422);
  expect(await ask('POST', '/api/rides/request', body.replace('{', '{"__proto__":{"role":"admin"},'))).toBe(
    400,
  );
  expect(await ask('GET', `/api/rides/${id}/penalty-info`)).toBe(404);
  for (const bad of ['%2e%2e', '..%2f..%2fadmin', '%00', "'%20or%201=1--", 'x'.repeat(500)])
    expect([404, 414, 422]).toContain(await ask('GET', `/api/rides/${bad}/penalty-info`));
  expect((await rider.listMyRides()).length).toBe(0);
});

const attack = (word: string): string =>
  `<img src=x onerror="window.hacked='${word}'"><script>hacked=1</script>`;

/** Checks that the page shows the markup as text and ran none of it. */
const isHarmless = async ({ page }: Person, text: string): Promise<void> => {
  await page.getByText(text, { exact: false }).first().waitFor();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(await page.locator('img[src="x"]').count()).toBe(0);
};

test('markup in names, special requirements, addresses and reasons is shown as text on every screen', async () => {
  const { browser, server } = set;
  const [name, wish, address, reason] = ['name', 'wish', 'address', 'reason'].map(attack);
  if (!name || !wish || !address || !reason) throw new Error('no attack');
  const caller = await callAsNewRider(server.url, name);
  const theDriver = await callAs(server.url, 'driver@mobility.example');
  await theDriver.goOnline();
  const place = { ...trip.pickup_location, address };
  const { request_id: id } = await caller.bookRide({
    ...trip,
    pickup_location: place,
    special_requirements: wish,
  });

  const rider = await openSignedIn(browser, server.url, caller, '/rider');
  for (const text of [name, address]) await isHarmless(rider, text);
  const driver = await openSignedIn(browser, server.url, theDriver, '/driver');
  await acceptButton(driver.page).waitFor();
  await isHarmless(driver, address);
  await acceptButton(driver.page).click();
  await driver.page.getByTestId('active-ride').waitFor();
  for (const text of [name, wish, address]) await isHarmless(driver, text);

  await caller.cancelRide(id, { cancelled_by: 'rider', reason, confirmation: true });
  await driver.page.getByTestId('active-ride').waitFor({ state: 'detached' });
  await isHarmless(driver, reason);
  await rider.page.goto('/rides');
  for (const text of [wish, address]) await isHarmless(rider, text);
  await rider.page.getByRole('button', { name: 'Details' }).click();
  for (const text of [reason, address]) await isHarmless(rider, text);
  await driver.page.goto('/rides');
  for (const text of [name, address]) await isHarmless(driver, text);

  const admin = await openSignedIn(
    browser,
    server.url,
    await callAs(server.url, 'admin@mobility.example'),
    '/admin',
  );
  await isHarmless(admin, name);
  await admin.page.goto('/rides');
  for (const text of [wish, address]) await isHarmless(admin, text);
  await rider.page.goto('/profile');
  await isHarmless(rider, name);
  expect([rider, driver, admin].flatMap(({ errors }) => errors)).toEqual([]);
  await Promise.all([rider, driver, admin].map(({ context }) => context.close()));
});

test('a ride to another continent is refused with a message, and the form keeps its values, even after a reload', async () => {
  const caller = await callAsNewRider(set.server.url);
  const rider = await openSignedIn(set.browser, set.server.url, caller, '/book-ride');
  const { page } = rider;
  await choosePlace(page, 'Pickup', 'City Hall');
  await choosePlace(page, 'Destination', 'Stuttgart');
  const wishes = page.getByRole('textbox', { name: /^Special requirements/ });
  await wishes.fill('A long way');
  const fields = () =>
    Promise.all([
      page.getByRole('combobox', { name: 'Pickup' }).inputValue(),
      page.getByRole('combobox', { name: 'Destination' }).inputValue(),
      wishes.inputValue(),
    ]);
  await page.getByText(/^This trip is [\d,]+ km\. Rides are limited to 300 km/).waitFor();
  const before = await fields();
  await page.getByRole('button', { name: /^Book Economy/ }).click();
  // Beside the fields as soon as both are chosen, and again after the press.
  await expect
    .poll(() => page.getByText(/^This trip is [\d,]+ km\. Rides are limited to 300 km/).count())
    .toBe(2);
  expect(await fields()).toEqual(before);
  await page.reload();
  await page.getByText(/^This trip is [\d,]+ km/).waitFor();
  expect(await fields()).toEqual(before);
  expect([await caller.listMyRides(), rider.errors]).toEqual([[], []]);
  await rider.context.close();
});
