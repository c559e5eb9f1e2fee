import { text } from 'node:stream/consumers';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { callAs, callAsNewRider, cents, openSignedIn } from '../support/caller.ts';
import { bookByCall, rideByCall } from '../support/rides.ts';
import { stage } from '../support/setup.ts';
import { sawToast } from '../support/toasts.ts';

const set = stage();
const topUp = {
  amount: 50,
  stripe_token: 'tok_demo_1',
  card_details: { last4: '4242', brand: 'visa', expiry_month: 12, expiry_year: 2030 },
} as const;

test('an admin answers a conversation, which its user reads at once, and goes on to the user', async () => {
  const { url } = set.server;
  const rider = await callAsNewRider(url, 'Rita Reply');
  const { email } = await rider.getCurrentUser();
  const caller = await callAs(url, 'admin@mobility.example');
  const ride = await bookByCall(rider);
  await caller.notifyRideParticipants(ride.id, { message: 'Please wait at the corner', target: 'rider' });
  const list = await rider.listNotifications();
  const notifications = Array.isArray(list) ? list : list.notifications;
  const asked = notifications.find(({ message }) => message.includes('at the corner'));
  const place = `I am at the corner ${ride.id}`;
  await rider.replyToNotification({ message: place, original_notification_id: asked?.id ?? '' });
  // The rider's window is open first, so that its live channel is ready when the answer is sent.
  const window = await openSignedIn(set.browser, url, rider, `/rides/${ride.id}`);
  await window.page.getByRole('heading', { level: 1 }).first().waitFor();
  const admin = await openSignedIn(set.browser, url, caller, '/admin?tab=conversations');
  const { page } = admin;
  const thread = page.getByRole('row').filter({ hasText: place });
  await thread.getByRole('button', { name: /^View thread/ }).click();
  const messages = page.getByRole('list', { name: 'Messages' });
  await messages.getByText('Please wait at the corner').waitFor();
  await messages.getByText(place).waitFor();
  await page.getByRole('textbox', { name: /^Reply to / }).fill('The driver sees you');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await messages.getByText('The driver sees you').waitFor();
  await sawToast(window, /The driver sees you/);
  await window.context.close();
  const participant = page.getByRole('table').getByRole('link', { name: 'Rita Reply' }).first();
  await participant.click();
  await page.waitForURL(`**tab=users*search=${encodeURIComponent(email)}*`);
  expect(admin.errors).toEqual([]);
  await admin.context.close();
});

test('an admin marks a conversation as answered, which another admin sees, and it waits again when its user writes', async () => {
  const { url } = set.server;
  const rider = await callAsNewRider(url, 'Theo Thanks');
  const caller = await callAs(url, 'admin@mobility.example');
  const { id } = await rider.getCurrentUser();
  await caller.sendUserMessage(id, { message: 'Your bag is at the desk' });
  const list = await rider.listNotifications();
  const [asked] = Array.isArray(list) ? list : list.notifications;
  const reply = (message: string) =>
    rider.replyToNotification({ message, original_notification_id: asked?.id ?? '' });
  const { thread_id } = await reply('Thanks!');
  const colleague = await openSignedIn(
    set.browser,
    url,
    await callAs(url, 'admin@mobility.example'),
    '/admin?tab=conversations&state=unanswered',
  );
  const waiting = (page: Page) => page.getByRole('row').filter({ hasText: 'Theo Thanks' });
  await waiting(colleague.page).waitFor();
  const admin = await openSignedIn(
    set.browser,
    url,
    caller,
    `/admin?tab=conversations&state=unanswered&thread=${thread_id}`,
  );
  await admin.page.getByRole('button', { name: 'Mark as answered' }).click();
  await admin.page.getByText(/^Marked as answered by /).waitFor();
  await admin.page.getByRole('button', { name: /^Back to/ }).waitFor();
  // Sooner than the list is read again by itself.
  await waiting(colleague.page).waitFor({ state: 'detached', timeout: 10_000 });
  await reply('Where is the desk?');
  await admin.page
    .getByRole('list', { name: 'Messages' })
    .getByText('Where is the desk?')
    .waitFor({ timeout: 10_000 });
  await admin.page.getByText('Waits for an answer').waitFor();
  await waiting(colleague.page).waitFor({ timeout: 10_000 });
  expect([...admin.errors, ...colleague.errors]).toEqual([]);
  await Promise.all([admin, colleague].map(({ context }) => context.close()));
});

test('an admin finds an entry of the audit trail and exports it, and no cell is run as a formula', async () => {
  const { url } = set.server;
  const rider = await callAsNewRider(url, '=HYPERLINK("https://evil.example")');
  const caller = await callAs(url, 'admin@mobility.example');
  const ride = await bookByCall(rider);
  await caller.notifyRideParticipants(ride.id, { message: '=1+1, "quoted"', target: 'rider' });
  const admin = await openSignedIn(set.browser, url, caller, '/admin?tab=audit');
  const { page } = admin;
  await page.getByRole('searchbox').fill('admin_ride_modified');
  await page.waitForURL(/search=admin_ride_modified/);
  const row = page.getByRole('row', { name: /admin_ride_modified/ }).first();
  await row.getByRole('button').last().click();
  const details = page.getByRole('dialog');
  await details.getByText('=1+1', { exact: false }).waitFor();
  await page.goBack();
  await details.waitFor({ state: 'detached' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/);
  const csv = await text(await download.createReadStream());
  const [columns, ...lines] = csv.split('\r\n');
  expect(columns).toBe('"timestamp","action","entity type","user id","severity","description","metadata"');
  expect(lines[0]).toContain('"admin_ride_modified","ride"');
  expect(lines[0]).toContain('=1+1, \\""quoted\\""');
  expect(csv.match(/(^|",|\n)"[=+\-@\t]/)).toBeNull();
  expect(admin.errors).toEqual([]);
  await admin.context.close();
});

test('an admin resolves a dispute with a refund, and the rider gets a notification and the money', async () => {
  const { url } = set.server;
  const theRider = await callAsNewRider(url, 'Dora Dispute');
  const driver = await callAs(url, 'driver@mobility.example');
  await driver.goOnline();
  await theRider.topUpBalance(topUp);
  const ride = await rideByCall(theRider, driver);
  await theRider.initiateRidePayment(ride.id, { payment_method: 'balance' });
  await theRider.processRidePayment(ride.id, { payment_method: 'balance' });
  await theRider.submitDispute({
    ride_id: ride.id,
    dispute_type: 'route_dispute',
    dispute_reason: 'The driver took a longer route than needed',
    description: 'The way through the park was far too long.',
    requested_refund: 1.5,
  });
  const before = await cents(theRider);
  const rider = await openSignedIn(set.browser, url, theRider, '/payments');
  const caller = await callAs(url, 'admin@mobility.example');
  const admin = await openSignedIn(set.browser, url, caller, '/admin?tab=payment-analytics');
  const { page } = admin;
  await page.getByRole('button', { name: 'Open the dispute of Dora Dispute' }).click();
  await page.getByRole('textbox', { name: /^Answer to the rider/ }).fill('You are right');
  await page.getByRole('button', { name: /^Resolve, refund .*1\.50$/ }).click();
  await sawToast(admin, 'The dispute was accepted');
  await sawToast(rider, /1\.50/);
  expect(await cents(theRider)).toBe(before + 150);
  await rider.page.getByRole('main').getByText('Refund of your dispute').waitFor();
  expect([...admin.errors, ...rider.errors]).toEqual([]);
  await Promise.all([admin, rider].map(({ context }) => context.close()));
});

/** Holds the request of a restore until the function that it returns is called. */
const holdRestore = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/admin/database/restore', (route) => promise.then(() => route.continue()));
  return resolve;
};

test('an admin backs up, changes something, restores and finds everything as it was', async () => {
  const { url } = set.server;
  const caller = await callAs(url, 'admin@mobility.example');
  const rider = await callAsNewRider(url, 'Berta Before');
  const { id } = await rider.getCurrentUser();
  const window = await openSignedIn(set.browser, url, rider, '/rider');
  const admin = await openSignedIn(set.browser, url, caller, '/admin?tab=database');
  const { page } = admin;
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Create & Download Backup' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^mobility-backup-.*\.json$/);
  const buffer = Buffer.from(await text(await download.createReadStream()));

  await caller.updateUser(id, { name: 'Berta Behind' });
  await caller.createBalanceTransaction(id, {
    user_id: id,
    amount: 25,
    transaction_type: 'credit',
    description: 'By mistake',
  });
  const file = page.getByLabel('File', { exact: true });
  await file.setInputFiles({ name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await page.getByText('This is not a Mobility backup').waitFor();
  await file.setInputFiles({ name: 'backup.json', mimeType: 'application/json', buffer });
  await page.getByText('1 balance change').waitFor();
  await page.getByLabel('Your password', { exact: true }).fill('mobility');
  page.once('dialog', (dialog) => void dialog.accept());
  const release = await holdRestore(page);
  await page.getByRole('button', { name: 'Replace all data' }).click();
  await page.getByText(/^Running for/).waitFor();
  // Closing the page asks, and another tab of the console does not end the restore.
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  expect((await asked).type()).toBe('beforeunload');
  await (await asked).dismiss();
  await page.getByRole('link', { name: 'Audit' }).click();
  await page.getByText(/^Running for/).waitFor({ state: 'detached' });
  release();
  await page.getByText('The database has been restored', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Database' }).click();
  await page.getByText(/^\d+ collections and [\d,]+ documents restored$/).waitFor();
  // Everybody else is signed out, the admin is not.
  await window.page.waitForURL(({ pathname }) => pathname === '/');
  await page.goto('/admin?tab=users&search=Berta');
  await page.getByRole('row', { name: /Berta Before/ }).waitFor();
  await page.getByRole('button', { name: /^Balance of Berta Before.*0\.00/ }).waitFor();
  expect(admin.errors).toEqual([]);
  await Promise.all([admin, window].map(({ context }) => context.close()));
});
