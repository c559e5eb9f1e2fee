import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, callAs, openSignedIn } from './support/caller.ts';
import { openWindow, type Person, signUp } from './support/people.ts';
import { stage } from './support/setup.ts';

const set = stage();
const email = 'maya@journeys.example';
let admin: Caller;
let rider: Person;

beforeAll(async () => {
  const { browser, server } = set;
  admin = await callAs(server.url, 'admin@mobility.example');
  rider = await openWindow(browser, server.url, { locale: 'de-DE' });
});
afterAll(async () => {
  await rider.context.close();
  expect(rider.errors).toEqual([]);
});

/** The newest e-mail to the rider of a kind, once it has been written. */
const mailOf = (kind: string) =>
  expect.poll(async () =>
    (await admin.listEmails()).emails.find((mail) => mail.kind === kind && mail.recipient === email),
  ).toMatchObject;

test('mails are in the language of the page and not of the browser, and then in the one that the rider chooses', async () => {
  const { page } = rider;
  await signUp(rider, { name: 'Maya Chen', email, role: 'Rider' });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Send the Link' }).click();
  await mailOf('validation')({
    language: 'en-US',
    text: expect.stringMatching(/^Hello Maya Chen,\n\n/),
  });

  await page.goto('/profile?tab=settings');
  const told = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.getByRole('radio', { name: 'العربية' }).click();
  expect(await (await told).json()).toMatchObject({ language: 'ar-AE' });
  await page.getByRole('button', { name: /قائمة الحساب/ }).click();
  await page.getByRole('menuitem', { name: 'تسجيل الخروج' }).click();

  await page.getByRole('button', { name: 'ابدأ الآن' }).first().click();
  await page.getByRole('button', { name: 'هل نسيت كلمة المرور؟' }).click();
  await page.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill(email);
  await page.getByRole('button', { name: 'إرسال الرابط' }).click();
  await mailOf('password_reset')({ language: 'ar-AE', subject: 'تعيين كلمة مرور جديدة' });
});

test('an admin reads the Arabic mail from right to left', async () => {
  const reader = await openSignedIn(set.browser, set.server.url, admin, '/admin?tab=database');
  const { page } = reader;
  // An English sentence isolates the Arabic subject, so that it turns nothing beside it.
  await page.getByRole('button', { name: /^Read \u2068تعيين كلمة مرور جديدة\u2069/ }).click();
  const letter = page.getByRole('dialog').getByText(/مرحبًا/);
  expect(await letter.getAttribute('lang')).toBe('ar-AE');
  expect(await letter.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
  await reader.context.close();
  expect(reader.errors).toEqual([]);
});
