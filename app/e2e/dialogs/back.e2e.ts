import type { Ride } from '@mobility/openapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callAs } from '../support/caller.ts';
import { asRider, openAuth, openWindow, type Person, phone } from '../support/people.ts';
import { bookByCall, rideByCall } from '../support/rides.ts';
import { stage } from '../support/setup.ts';

const set = stage();
let rider: Person;
let underWay: Ride;

beforeAll(async () => {
  const { browser, server } = set;
  const caller = await callAs(server.url, 'rider@mobility.example');
  const driver = await callAs(server.url, 'driver@mobility.example');
  await driver.goOnline();
  const done = await rideByCall(caller, driver);
  await caller.initiateRidePayment(done.id, { payment_method: 'balance' });
  await caller.processRidePayment(done.id, { payment_method: 'balance' });
  underWay = await bookByCall(caller);
  await driver.updateRide(underWay.id, { action: 'accept' });
  rider = await asRider(browser, server.url, { viewport: phone });
});
afterAll(async () => {
  await rider.context.close();
  expect(rider.errors).toEqual([]);
});

const path = () => new URL(rider.page.url()).pathname;
const dialog = (name?: string) => rider.page.getByRole('dialog', name === undefined ? {} : { name });
const isClosed = () => dialog().waitFor({ state: 'detached' });

/** Opens the page of the ride from the dashboard, which is the page before it. */
const openRide = async (): Promise<void> => {
  const { page } = rider;
  await page.goto('/rider');
  await page.goto(`/rides/${underWay.id}`);
  await page.getByRole('button', { name: 'Message' }).waitFor();
};
const press = (name: string) => rider.page.getByRole('button', { name, exact: true }).click();

test('Back closes the messages of a ride under way and stays on its page, and leaves it the next time', async () => {
  const { page } = rider;
  await openRide();
  await press('Message');
  await dialog().getByRole('textbox').fill('I am at the corner');
  await page.goBack();
  await isClosed();
  expect(path()).toBe(`/rides/${underWay.id}`);
  await page.getByRole('button', { name: 'Message' }).waitFor();
  await page.goBack();
  await page.waitForURL('**/rider');
});

test('Back closes the panel of the bell, which covers the page of a phone, and stays on the page', async () => {
  const { page } = rider;
  await openRide();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await dialog('Notifications').getByRole('link', { name: 'See all' }).waitFor();
  await page.goBack();
  await isClosed();
  expect(path()).toBe(`/rides/${underWay.id}`);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await dialog('Notifications').getByRole('link', { name: 'See all' }).click();
  await page.waitForURL('**/notifications');
  await page.goBack();
  await page.waitForURL(`**/rides/${underWay.id}`);
});

test('Back closes the question whether to cancel, which keeps the ride', async () => {
  const { page } = rider;
  await openRide();
  await press('Cancel ride');
  await dialog('Cancel ride').waitFor();
  await page.goBack();
  await isClosed();
  expect(path()).toBe(`/rides/${underWay.id}`);
  await page.goForward();
  await page.getByRole('button', { name: 'Message' }).waitFor();
  expect(await dialog().count()).toBe(0);
});

test('a dialog that was closed by its button, or by a reload, leaves nothing for Back to go through', async () => {
  const { page } = rider;
  await openRide();
  await press('Message');
  await dialog().getByRole('button', { name: 'Close' }).click();
  await isClosed();
  await press('Message');
  await dialog().waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Message' }).waitFor();
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
  await page.goBack();
  await page.waitForURL('**/rider');
});

test('Back closes a dispute above the details of its ride first, then the details', async () => {
  const { page } = rider;
  await page.goto('/rides');
  await page.getByRole('button', { name: 'Details' }).last().click();
  await page.waitForURL('**/rides?ride=*');
  await dialog('Ride Details').getByRole('button', { name: 'Dispute' }).click();
  await dialog('Submit Dispute').waitFor();
  await page.goBack();
  await dialog('Submit Dispute').waitFor({ state: 'detached' });
  await dialog('Ride Details').waitFor();
  await page.goBack();
  await isClosed();
  expect(page.url()).toBe(`${set.server.url}/rides`);
});

test('Back closes the sign-in dialog of the landing page', async () => {
  const visitor = await openWindow(set.browser, set.server.url, { viewport: phone });
  const { page } = visitor;
  const signIn = await openAuth(visitor);
  await signIn.waitFor();
  await expect.poll(() => page.evaluate(() => history.state)).toEqual({ dialogs: 1 });
  await page.goBack();
  await signIn.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/');
  await visitor.context.close();
  expect(visitor.errors).toEqual([]);
});
