import { expect, test } from 'vitest';
import { callAs, openSignedIn } from '../support/caller.ts';
import { rideByCall } from '../support/rides.ts';
import { stage } from '../support/setup.ts';
import { sawToast } from '../support/toasts.ts';

const set = stage();

const callers = async () => {
  const { url } = set.server;
  const rider = await callAs(url, 'rider@mobility.example');
  const driver = await callAs(url, 'driver@mobility.example');
  const admin = await callAs(url, 'admin@mobility.example');
  await driver.goOnline();
  return { rider, driver, admin, url };
};

test('an admin reminds the rider of an unpaid ride, and escalates the ride once', async () => {
  const { rider, driver, admin: caller, url } = await callers();
  await rideByCall(rider, driver);
  const admin = await openSignedIn(set.browser, url, caller, '/admin?tab=payments');
  const { page } = admin;
  await page
    .getByRole('radio', { name: /^Unpaid rides/ })
    .getByText('1', { exact: true })
    .waitFor();
  const remind = page.getByRole('button', { name: /^Remind / });
  await remind.click();
  await sawToast(admin, /^Payment reminder sent to /);
  await page.getByRole('row').getByText('just now').first().waitFor();
  await expect.poll(() => remind.isDisabled()).toBe(true);

  await page.getByRole('button', { name: /^Escalate the ride of / }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText(/^.* owes .*\. The team takes over/).waitFor();
  await page.goBack();
  await question.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Escalate the ride of / }).click();
  await question.getByRole('button', { name: 'Escalate' }).click();
  await sawToast(admin, 'The unpaid ride has been escalated');
  await page.getByText(/^Escalated /).waitFor();
  const told = await rider.listNotifications();
  expect(JSON.stringify(told)).toContain('admin_message');

  await page.getByRole('radio', { name: /^Failed or expired/ }).click();
  await page.getByText('No such unpaid rides').waitFor();
  expect(new URL(page.url()).searchParams.get('payment')).toBe('failed');
  expect(admin.errors).toEqual([]);
  await admin.context.close();
});
