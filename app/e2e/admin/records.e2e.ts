import { expect, test } from 'vitest';
import { callAs, openSignedIn } from '../support/caller.ts';
import { bookByCall } from '../support/rides.ts';
import { stage } from '../support/setup.ts';

const set = stage();

test('an admin reads a conversation and goes on to its user', async () => {
  const { url } = set.server;
  const rider = await callAs(url, 'rider@mobility.example');
  const caller = await callAs(url, 'admin@mobility.example');
  const ride = await bookByCall(rider);
  await caller.notifyRideParticipants(ride.id, { message: 'Please wait at the corner', target: 'rider' });
  const list = await rider.listNotifications();
  const notifications = Array.isArray(list) ? list : list.notifications;
  const asked = notifications.find(({ message }) => message.includes('at the corner'));
  await rider.replyToNotification({
    message: 'I am at the corner',
    original_notification_id: asked?.id ?? '',
  });
  const admin = await openSignedIn(set.browser, url, caller, '/admin?tab=conversations');
  const { page } = admin;
  await page.getByText('I am at the corner').waitFor();
  await page.getByRole('button', { name: /^View thread/ }).click();
  const messages = page.getByRole('list', { name: 'Messages' });
  await messages.getByText('Please wait at the corner').waitFor();
  await messages.getByText('I am at the corner').waitFor();
  const participant = page.getByRole('table').getByRole('link').first();
  await participant.click();
  await page.waitForURL('**tab=users*search=rider%40mobility.example*');
  expect(admin.errors).toEqual([]);
  await admin.context.close();
});
