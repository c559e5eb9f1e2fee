import { text } from 'node:stream/consumers';
import { TOTP } from 'otpauth';
import type { Locator } from 'playwright';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { callAs, callAsNewRider, openSignedIn } from './support/caller.ts';
import { openAuth, openWindow, type Person, signIn } from './support/people.ts';
import { stage } from './support/setup.ts';
import { sawToast } from './support/toasts.ts';

const set = stage();
const password = 'violet-harbour-9';
let person: Person;
let email: string;

/** A new rider on the settings page, with a session of their own. */
beforeEach(async () => {
  const rider = await callAsNewRider(set.server.url);
  email = (await rider.getCurrentUser()).email;
  person = await openSignedIn(set.browser, set.server.url, rider, '/profile?tab=settings');
});
afterEach(async () => {
  await person.context.close();
  expect(person.errors).toEqual([]);
});

const row = (name: string): Locator => person.page.getByRole('button', { name: new RegExp(`^${name}`) });
const dialog = (): Locator => person.page.getByRole('dialog');
const fill = (name: string, value: string) => dialog().getByLabel(name, { exact: true }).fill(value);
const press = (name: string) => dialog().getByRole('button', { name, exact: true }).click();

test('a rider edits the profile, and a setting is still off after a reload', async () => {
  const { page } = person;
  await page.getByText('SMS notifications').click();
  await expect.poll(() => page.getByRole('checkbox', { name: 'SMS notifications' }).isChecked()).toBe(false);
  await page.getByRole('tab', { name: 'Personal Info' }).click();
  const name = page.getByRole('textbox', { name: 'Full Name' });
  expect(await name.isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Edit' }).click();
  await name.fill('Nora Berg');
  await page.getByRole('textbox', { name: 'Phone Number' }).fill('+49 711 123');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await sawToast(person, 'Profile updated successfully!');
  await page.getByRole('heading', { name: 'Nora Berg' }).waitFor();
  await page.getByRole('button', { name: 'Edit' }).click();
  await name.fill('Someone Else');
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(await name.inputValue()).toBe('Nora Berg');
  await page.goto('/profile?tab=settings');
  await expect.poll(() => page.getByRole('checkbox', { name: 'SMS notifications' }).isChecked()).toBe(false);
  expect(await page.getByRole('checkbox', { name: 'Email notifications' }).isChecked()).toBe(true);
});

/** A photo that is wider than high, as a file of a person's device. */
const photo = async (): Promise<Buffer> => {
  const url = await person.page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1200, 800];
    const context = canvas.getContext('2d');
    context?.fillRect(0, 0, 600, 800);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
};

test('a rider crops a picture by keyboard, sees it everywhere, keeps it after a reload, and removes it', async () => {
  const { page } = person;
  const file = { name: 'me.png', mimeType: 'image/png', buffer: await photo() };
  const pictures = page.locator('img[src*="/api/avatars/"]');
  await page.locator('input[type=file]').setInputFiles(file);
  await dialog().getByRole('application').focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await dialog().getByRole('slider').focus();
  await page.keyboard.press('End');
  await press('Save picture');
  await sawToast(person, 'Your picture is saved.');
  // The profile, the bar and the user box.
  await expect.poll(() => pictures.count()).toBe(3);
  await page.reload();
  await expect.poll(() => pictures.count()).toBe(3);
  const widths = () =>
    pictures.evaluateAll((all) => all.map((each) => (each as HTMLImageElement).naturalWidth));
  await expect.poll(widths).toEqual([256, 256, 256]);
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await sawToast(person, 'Your picture is removed.');
  await expect.poll(() => pictures.count()).toBe(0);
});

test('a file that is no picture is refused on the device', async () => {
  const { page } = person;
  const file = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') };
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.url());
  });
  await page.locator('input[type=file]').setInputFiles(file);
  await sawToast(person, 'This file is not a picture that can be shown here.');
  expect(sent).toEqual([]);
});

test('a new password ends the session in another browser at once', async () => {
  const other = await openWindow(set.browser, set.server.url);
  await signIn(other, email, password);
  await other.page.waitForURL('**/rider');
  await row('Change Password').click();
  await fill('Current password', 'wrong');
  await fill('New password', 'harbour lights');
  await fill('Repeat the new password', 'harbour lights');
  await press('Change Password');
  await dialog().getByText('Your current password is not correct').waitFor();
  await fill('Current password', password);
  await press('Change Password');
  await sawToast(person, 'Password changed. Other devices are signed out.');
  await other.page.getByRole('button', { name: 'Get Started' }).first().waitFor();
  await other.context.close();
});

test('a device is signed out from the login activity, and my data is downloaded', async () => {
  const other = await openWindow(set.browser, set.server.url);
  await signIn(other, email, password);
  await other.page.waitForURL('**/rider');
  await person.page.reload();
  await row('Login Activity').click();
  await dialog().getByText('This device').waitFor();
  await dialog()
    .getByRole('button', { name: /^Sign out/ })
    .click();
  await other.page.getByRole('button', { name: 'Get Started' }).first().waitFor();
  await other.context.close();
  await dialog().getByRole('button', { name: 'Close' }).click();
  const [download] = await Promise.all([
    person.page.waitForEvent('download'),
    row('Download My Data').click(),
  ]);
  expect(JSON.parse(await text(await download.createReadStream()))).toMatchObject({ user: { email } });
});

test('two-factor authentication asks for a code at the next sign-in, and refuses it a second time', async () => {
  const { page } = person;
  await row('Two-Factor Authentication').click();
  await fill('Password', password);
  await press('Continue');
  const secret = await dialog().locator('bdi').innerText();
  const totp = new TOTP({ secret });
  await fill('Code', totp.generate());
  await press('Turn on');
  const recovery = await dialog().getByRole('listitem').first().innerText();
  await press('Done');
  await row('Two-Factor Authentication').getByText('On', { exact: true }).waitFor();

  const other = await openWindow(set.browser, set.server.url);
  const form = await openAuth(other);
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign In' }).click();
  // The code that turned it on was used already.
  await form.getByRole('textbox', { name: 'Code' }).fill(totp.generate({ timestamp: Date.now() - 30_000 }));
  await form.getByRole('button', { name: 'Sign In' }).click();
  await form.getByText('This code is not correct').waitFor();
  await form.getByRole('textbox', { name: 'Code' }).fill(recovery);
  await form.getByRole('button', { name: 'Sign In' }).click();
  await other.page.waitForURL('**/rider');
  await other.context.close();
  await page.bringToFront();
});

test('the link of a mail sets a new password', async () => {
  const { page } = person;
  await page.getByRole('button', { name: 'Nora Nilsson' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  const form = await openAuth(person);
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByRole('button', { name: 'Forgot password?' }).click();
  await press('Send link');
  await dialog()
    .getByText(/a link is on its way/)
    .waitFor();
  const admin = await callAs(set.server.url, 'admin@mobility.example');
  const link = async (): Promise<string | undefined> => {
    const { emails } = await admin.listEmails();
    const mail = emails.find(({ kind, recipient }) => kind === 'password_reset' && recipient === email);
    return mail && /\/reset-password\?token=[\w-]+/.exec(mail.text)?.[0];
  };
  await expect.poll(link, { timeout: 30_000 }).toBeDefined();
  await page.goto((await link()) ?? '');
  await page.getByLabel('New password', { exact: true }).fill('harbour lights');
  await page.getByLabel('Repeat the new password').fill('harbour lights');
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByRole('heading', { name: 'Your password is changed' }).waitFor();
  await signIn(person, email, 'harbour lights');
  await page.waitForURL('**/rider');
});

test('a deleted account is offered to be kept at the next sign-in', async () => {
  const { page } = person;
  await row('Delete Account').click();
  await fill('Password', password);
  await press('Delete Account');
  await sawToast(person, /Your account will be deleted in 14 days/);
  await signIn(person, email, password);
  const offer = page.getByRole('alertdialog', { name: 'Your account will be deleted' });
  await offer.getByRole('button', { name: 'Keep my account' }).click();
  await offer.waitFor({ state: 'detached' });
  await page.reload();
  await page.waitForURL('**/rider');
  expect(await offer.count()).toBe(0);
});
