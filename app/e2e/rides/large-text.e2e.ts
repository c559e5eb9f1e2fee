import { expect, test } from 'vitest';
import { type Caller, callAs, openSignedIn, trip } from '../support/caller.ts';
import { phone } from '../support/people.ts';
import { stage } from '../support/setup.ts';

const set = stage();

/** Visits pages on a phone whose browser has twice the usual size of text, and lists those that scroll sideways. */
const tooWide = async (caller: Caller, paths: string[]): Promise<string[]> => {
  const [home = '/'] = paths;
  const { page, context } = await openSignedIn(set.browser, set.server.url, caller, home, {
    viewport: phone,
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await page.locator('main h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    const { size, width } = await page.evaluate(() => ({
      size: getComputedStyle(document.documentElement).fontSize,
      width: document.documentElement.scrollWidth,
    }));
    expect(size).toBe('32px');
    if (width > phone.width) found.push(`${path}: ${width} px`);
  }
  await context.close();
  return found;
};

const shared = ['/rides', '/payments', '/notifications', '/profile', '/profile?tab=settings'];

test('no page of a rider or a driver scrolls sideways on a phone with twice the size of text', async () => {
  const rider = await callAs(set.server.url, 'rider@mobility.example');
  const driver = await callAs(set.server.url, 'driver@mobility.example');
  await driver.goOnline();
  const { request_id: driven } = await rider.bookRide(trip);
  for (const action of ['accept', 'arrive', 'start', 'complete'] as const)
    await driver.updateRide(driven, { action });
  expect.soft(await tooWide(rider, ['/rider', '/book-ride', ...shared])).toEqual([]);
  expect.soft(await tooWide(driver, ['/driver', '/profile?tab=driver', ...shared])).toEqual([]);
  await rider.initiateRidePayment(driven, { payment_method: 'balance' });
  await rider.processRidePayment(driven, { payment_method: 'balance' });
  await driver.goOnline();
  const { request_id: active } = await rider.bookRide(trip);
  await driver.updateRide(active, { action: 'accept' });
  expect.soft(await tooWide(rider, ['/rider', `/rides/${active}`, '/rides'])).toEqual([]);
  expect.soft(await tooWide(driver, ['/driver', '/rides'])).toEqual([]);
});
