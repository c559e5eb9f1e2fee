import { expect, test } from 'vitest';
import { callAs, cents, openSignedIn } from '../support/caller.ts';
import { approvedDriver } from '../support/drivers.ts';
import { asAdmin, asDriver } from '../support/people.ts';
import { bookByCall } from '../support/rides.ts';
import { stage } from '../support/setup.ts';
import { acceptButton, acceptRide, goOnline } from '../support/steps.ts';
import { sawToast } from '../support/toasts.ts';

const set = stage();

test('an admin finds the ride of a silent driver among what waits, and gives it to a driver of choice', async () => {
  const { browser, server } = set;
  const theRider = await callAs(server.url, 'rider@mobility.example');
  const theDriver = await callAs(server.url, 'driver@mobility.example');
  const dana = await asDriver(browser, server.url);
  await goOnline(dana);
  const ride = await bookByCall(theRider);
  await acceptRide(dana);
  const rider = await openSignedIn(browser, server.url, theRider, `/rides/${ride.id}`);
  const admin = await asAdmin(browser, server.url);
  const waiting = admin.page.getByRole('region', { name: 'Waiting for you' });
  await waiting.waitFor();
  const omar = await openSignedIn(browser, server.url, await approvedDriver(server.url), '/driver');
  await goOnline(omar);

  await dana.context.close();
  server.advance(2 * 60_000);
  await waiting.getByRole('link', { name: /driver cannot be reached/ }).click();
  const row = admin.page.getByRole('row').filter({ hasText: ride.id.slice(-8) });
  await row.getByText('Driver cannot be reached').waitFor();
  await row.getByRole('link', { name: /^Open ride/ }).click();
  await admin.page
    .getByRole('dialog', { name: 'Ride Details' })
    .getByRole('button', { name: /^Release or cancel/ })
    .click();
  const decision = admin.page.getByRole('dialog', { name: /^Release or cancel/ });
  await decision.getByText('A driver of your choice').click();
  await decision.getByText('Omar Haddad').click();
  await decision.getByRole('textbox', { name: 'Reason' }).fill('The driver gives no sign');
  await decision.getByRole('button', { name: 'Offer to Omar Haddad' }).click();
  await decision.waitFor({ state: 'detached' });
  await sawToast(admin, /offered to/);

  await acceptButton(omar.page).click();
  await omar.page.getByTestId('active-ride').waitFor();
  await rider.page.getByRole('heading', { name: 'Omar is on the way' }).waitFor();
  await admin.page.getByRole('dialog', { name: 'Ride Details' }).getByText('Omar Haddad').first().waitFor();
  await admin.page.goto('/admin');
  await waiting.getByText('Nothing waits for you.').or(waiting.getByRole('link').first()).waitFor();
  expect(await waiting.getByRole('link', { name: /driver cannot be reached/ }).count()).toBe(0);
  // An admin's release costs the first driver nothing.
  expect([await cents(theRider), await cents(theDriver)]).toEqual([20_000, 20_000]);
  for (const { context, errors } of [admin, rider, omar]) {
    expect(errors).toEqual([]);
    await context.close();
  }
});
