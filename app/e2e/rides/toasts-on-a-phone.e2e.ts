import type { Ride } from '@mobility/openapi';
import type { Locator } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, callAs } from '../support/caller.ts';
import { nextLive } from '../support/live.ts';
import { alertsOf, asDriver, asRider, type Person, phone } from '../support/people.ts';
import { bookByCall } from '../support/rides.ts';
import { stage } from '../support/setup.ts';
import { acceptButton, acceptRide, drive, goOnline } from '../support/steps.ts';

const set = stage();
let rider: Person;
let driver: Person;
const callers = {} as Record<'rider' | 'driver' | 'admin', Caller>;
let ride: Ride;

beforeAll(async () => {
  const { browser, server } = set;
  for (const role of ['rider', 'driver', 'admin'] as const)
    callers[role] = await callAs(server.url, `${role}@mobility.example`);
  driver = await asDriver(browser, server.url, { viewport: phone });
  rider = await asRider(browser, server.url, { viewport: phone });
  await goOnline(driver);
});
afterAll(async () => {
  for (const person of [rider, driver]) {
    await person.context.close();
    expect(person.errors).toEqual([]);
  }
});

/** How much of an element lies under something else, or beside the window, of fifteen points on it. */
const hiddenPoints = (element: Locator): Promise<number> =>
  element.evaluate((target) => {
    const { x, y, width, height } = target.getBoundingClientRect();
    const shares = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((across) =>
      [0.2, 0.5, 0.8].map((down) => [across, down] as const),
    );
    return shares.filter(([across, down]) => {
      const seen = document.elementFromPoint(x + width * across, y + height * down);
      return !(seen && (target.contains(seen) || seen.contains(target)));
    }).length;
  });

/** The texts of the toasts that are not covered. The newest covers the others. */
const visibleToasts = (person: Person): Promise<string[]> =>
  alertsOf(person)
    .getByRole('listitem')
    .evaluateAll((items) =>
      items
        .filter((item) => {
          const { x, y, width, height } = item.getBoundingClientRect();
          return item.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        })
        .map((item) => item.textContent ?? ''),
    );

/**
 * Waits for both toasts, of which one is visible and leaves these elements free, as does the one behind it. A long
 * toast takes the whole bar for its time; every other leaves the bell and the menu free.
 */
const expectOneAtATime = async (
  person: Person,
  toasts: readonly RegExp[],
  free: Readonly<Record<string, Locator>>,
): Promise<void> => {
  const alerts = alertsOf(person);
  for (const text of toasts) await alerts.getByText(text).first().waitFor({ state: 'attached' });
  const bar = {
    bell: person.page.getByRole('button', { name: /^Notifications|unread/ }).first(),
    menu: person.page.getByRole('button', { name: 'Open menu' }),
  };
  // Under the pointer, their time stands still.
  await alerts.getByRole('listitem').first().hover();
  const told: string[] = [];
  for (const _ of toasts) {
    const visible = await visibleToasts(person);
    expect(visible).toHaveLength(1);
    told.push(...visible);
    const isLong = (await alerts.locator('li[data-long]:first-child').count()) > 0;
    for (const [name, element] of Object.entries(isLong ? free : { ...bar, ...free })) {
      await element.waitFor();
      // The sheet of an offer slides in from below.
      await expect.poll(() => hiddenPoints(element), { message: `hidden points of ${name}` }).toBe(0);
    }
    await alerts.getByRole('button', { name: 'Dismiss alert' }).first().click();
  }
  for (const text of toasts) expect(told.filter((toast) => text.test(toast))).toHaveLength(1);
  await person.page.mouse.move(0, 0);
};

test('a request and a message that reach a driver at once are told one after the other, beside status and offer', async () => {
  const [booked] = await Promise.all([
    bookByCall(callers.rider),
    callers.admin.sendUserMessage((await callers.driver.getCurrentUser()).id, {
      message: 'Market Street is closed until noon.',
    }),
  ]);
  ride = booked;
  const { page } = driver;
  await expectOneAtATime(driver, [/^New ride request/, /Market Street is closed/], {
    status: page.getByRole('heading', { name: 'Online', level: 1 }),
    accept: acceptButton(page),
  });
});

test('two messages that reach both people of a ride at once leave the minutes and the next step free', async () => {
  await acceptRide(driver);
  await alertsOf(driver).getByRole('button', { name: 'Dismiss alert' }).first().click();
  await rider.page.goto(`/rides/${ride.id}`);
  await rider.page.getByTestId('ride-screen').waitFor();
  await driver.page.waitForTimeout(500);
  const note = { message: 'Please use the north entrance.', target: 'both' } as const;
  await Promise.all([
    callers.admin.notifyRideParticipants(ride.id, note),
    callers.rider.sendRideMessage(ride.id, { message: 'I wear a red coat.' }),
    callers.driver.sendRideMessage(ride.id, { message: 'I drive a white car.' }),
  ]);
  const active = driver.page.getByTestId('active-ride');
  await expectOneAtATime(driver, [/north entrance/, /red coat/], {
    head: active.getByRole('heading').first(),
    arrive: active.getByRole('button', { name: 'I have arrived' }),
  });
  const screen = rider.page.getByTestId('ride-screen');
  await expectOneAtATime(rider, [/north entrance/, /white car/], {
    head: screen.getByRole('heading', { level: 1 }),
    grip: screen.getByRole('button', { name: /^Show/ }).first(),
  });
});

test('what a rider is told at the end of the ride leaves the way to pay free', async () => {
  for (const step of ['I have arrived', 'Start ride', 'Complete ride'] as const) await drive(driver, step);
  const { page } = rider;
  const live = nextLive(page);
  await page.goto('/rider');
  await live;
  const pay = page.getByRole('button', { name: 'Pay Now' }).first();
  await pay.waitFor();
  await Promise.all([
    callers.admin.notifyRideParticipants(ride.id, { message: 'You left an umbrella.', target: 'rider' }),
    callers.driver.sendRideMessage(ride.id, { message: 'Thank you for the ride.' }),
  ]);
  await expectOneAtATime(rider, [/umbrella/, /Thank you for the ride/], { pay });
});
