import { expect, test } from 'vitest';
import { scriptPath, stylePaths } from '../support/built-files.ts';
import { callAs, callAsNewRider, cents, openSignedIn, trip } from '../support/caller.ts';
import { nextLive } from '../support/live.ts';
import { isPaid, openPayment } from '../support/pay.ts';
import { asDriver, asRider, enter, openWindow, signIn } from '../support/people.ts';
import { stage } from '../support/setup.ts';
import { acceptRide, bookRide, drive, goOnline } from '../support/steps.ts';

const set = stage();

test('after the server is killed between any two commands of a ride, both screens recover and the ride continues', async () => {
  const { browser, server } = set;
  const [driver, rider] = await Promise.all([asDriver(browser, server.url), asRider(browser, server.url)]);
  /** Kills the server and expects both screens to recover. */
  const crash = async (): Promise<void> => {
    const back = [driver, rider].map(({ page }) => nextLive(page));
    await server.kill();
    await server.restart();
    await Promise.all(back);
  };
  await goOnline(driver);

  await bookRide(rider);
  // A page whose code does not arrive is loaded again, which would interrupt the next navigation.
  await rider.page.getByRole('heading', { name: 'Ride History' }).waitFor();
  await crash();
  await rider.page.goto('/rider');
  const live = rider.page.getByTestId('live-ride');
  await live.getByText('Looking for a driver').waitFor();

  await acceptRide(driver);
  await crash();
  await live.getByText('Dana is on the way').waitFor();

  await drive(driver, 'I have arrived');
  await live.getByText(/^Dana is waiting at/).waitFor();
  await crash();

  await drive(driver, 'Start ride');
  await driver.page.getByRole('button', { name: 'Complete ride' }).waitFor();
  await crash();
  await live.getByText(/^On your way to/).waitFor();

  await drive(driver, 'Complete ride');
  await driver.page.getByTestId('active-ride').waitFor({ state: 'detached' });
  await crash();
  await live.waitFor({ state: 'detached' });

  const dialog = await openPayment(rider, 'Balance');
  await dialog.getByRole('button', { name: /^Complete Payment/ }).click();
  await isPaid(dialog);
  await crash();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await rider.page.getByText('Rate', { exact: true }).or(rider.page.getByText('Completed')).first().waitFor();

  const [theRider, theDriver] = await Promise.all(
    ['rider', 'driver'].map((role) => callAs(server.url, `${role}@mobility.example`)),
  );
  if (!theRider || !theDriver) throw new Error('the rider or the driver is missing');
  const [ride, ...others] = await theRider.listMyRides();
  const fare = Math.round((ride?.fare ?? 0) * 100);
  expect([ride?.status, ride?.payment_status, others.length]).toEqual(['completed', 'paid', 0]);
  expect(fare).toBeGreaterThan(300);
  expect(await cents(theRider)).toBe(20_000 - fare);
  expect(await cents(theDriver)).toBe(20_000 + fare - Math.round(fare * 0.2));
  expect([...rider.errors, ...driver.errors]).toEqual([]);
  await Promise.all([rider, driver].map(({ context }) => context.close()));
});

test('a page whose code could not be fetched says so, and loads when the server is back', async () => {
  const { browser, server } = set;
  const rider = await asRider(browser, server.url);
  await rider.page.getByText('Online', { exact: true }).waitFor();
  await server.kill();
  await rider.page.getByRole('link', { name: 'Payment Methods' }).first().click();
  await rider.page.getByRole('alert').getByText('Mobility cannot be reached. Retrying…').waitFor();
  await rider.page.getByRole('button', { name: 'Try Again' }).waitFor();
  await server.restart();
  await rider.page.getByRole('heading', { name: 'Payment', exact: false, level: 1 }).waitFor();
  expect(new URL(rider.page.url()).pathname).toBe('/payments');
  expect(rider.errors).toEqual([]);
  await rider.context.close();
});

test('a server that is down for longer than three reconnects is found again without any input', async () => {
  const { browser, server } = set;
  const caller = await callAsNewRider(server.url);
  await caller.bookRide(trip);
  const rider = await openSignedIn(browser, server.url, caller, '/rider');
  await rider.page.getByText('Online', { exact: true }).waitFor();
  const hasGivenUp = rider.page.waitForEvent('console', (message) => message.type() === 'warning');
  await server.kill();
  await hasGivenUp;
  await rider.page.waitForEvent('requestfailed', (request) => request.url().includes('/my-rides'));
  const back = nextLive(rider.page);
  await server.restart();
  await back;
  await rider.page.getByText('Online', { exact: true }).waitFor();
  expect(rider.errors).toEqual([]);
  await rider.context.close();
});

test('a sign-in form that could not be fetched opens once the server is back', async () => {
  const { browser, server } = set;
  const guest = await openWindow(browser, server.url);
  const { page } = guest;
  const form = `**${scriptPath('SignIn')}`;
  await page.route(form, (route) => route.abort());
  await page.goto('/');
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith(scriptPath('SignIn')),
  );
  await page.keyboard.press('Tab');
  await failed;
  // The page waits for the answer for longer than a second, as on a slow machine, and says so meanwhile.
  const said = Promise.withResolvers<void>();
  await page.route('/', async (route) => {
    if (route.request().method() === 'HEAD') await said.promise;
    await route.continue();
  });
  const start = page.getByRole('banner').getByRole('button', { name: 'Get Started' });
  await start.click();
  await page.getByRole('alert').getByText('Mobility cannot be reached. Retrying…').waitFor();
  await page.unroute(form);
  const reloaded = page.waitForEvent('load');
  said.resolve();
  await reloaded;
  await start.click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Email' }).waitFor();
  expect(guest.errors).toEqual([]);
  await guest.context.close();
});

test('a style sheet that could not be fetched in advance is fetched again when its page opens', async () => {
  const { browser, server } = set;
  const caller = await callAsNewRider(server.url);
  const rider = await openWindow(browser, server.url);
  const { page } = rider;
  // Only the page itself has this one.
  const [sheet] = stylePaths('rider');
  let isAway = true;
  await page.route(`**${sheet}`, async (route) => {
    await (isAway ? route.abort() : route.continue());
    isAway = false;
  });
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(`${sheet}`));
  // The page fetches its code while the server is asked who is signed in.
  await page.route('**/api/auth/me', async (route) => {
    await failed;
    await route.continue();
  });
  await enter(rider, caller.token(), '/rider');
  const online = page.getByText('Online', { exact: true });
  await online.waitFor();
  // Without its style sheet, the page has no margin.
  expect((await online.boundingBox())?.x).toBeGreaterThan(20);
  expect(rider.errors).toEqual([]);
  await rider.context.close();
});

test('a button of the landing page that is pressed while the server is away works once it is back', async () => {
  const { browser, server } = set;
  const guest = await openWindow(browser, server.url);
  await guest.page.goto('/');
  // The server is away from the whole press until the page loads again, however slow the machine is.
  const pressed = Promise.withResolvers<void>();
  let isAway = true;
  await guest.page.route(`**${scriptPath('start-landing')}`, async (route) => {
    await pressed.promise;
    await (isAway ? route.abort() : route.continue());
  });
  guest.page.on('request', (request) => {
    if (request.isNavigationRequest()) isAway = false;
  });
  const reloaded = guest.page.waitForEvent('load');
  const start = guest.page.getByRole('banner').getByRole('button', { name: 'Get Started' });
  await start.click();
  pressed.resolve();
  await reloaded;
  await start.click();
  await guest.page.getByRole('dialog').waitFor();
  expect(guest.errors).toEqual([]);
  await guest.context.close();
});

test('a visitor does not load the code of the session, and a user whose session code failed to load gets it later', async () => {
  const { browser, server } = set;
  const person = await openWindow(browser, server.url);
  const { page } = person;
  let requests = 0;
  await page.route(`**${scriptPath('signed-in')}`, (route) => {
    requests += 1;
    return route.abort();
  });
  await page.goto('/');
  const form = page.waitForRequest((request) => request.url().endsWith(scriptPath('SignIn')));
  await page.keyboard.press('Tab');
  await form;
  expect(requests).toBe(0);
  await signIn(person, 'rider@mobility.example');
  await page.waitForURL('**/rider');
  expect(requests).toBeGreaterThan(0);
  await page.unrouteAll();
  await page.getByText('Online', { exact: true }).waitFor();
  expect(person.errors).toEqual([]);
  await person.context.close();
});
