import type { Locator } from 'playwright';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  asRider,
  newPassword,
  openAuth,
  openTab,
  openWindow,
  type Person,
  signIn,
  signUp,
} from './support/people.ts';
import { stage } from './support/setup.ts';
import { sawToast } from './support/toasts.ts';

const set = stage();
let person: Person;

beforeEach(async () => {
  person = await openWindow(set.browser, set.server.url);
});
afterEach(async () => {
  await person.context.close();
  expect(person.errors).toEqual([]);
});

const field = (dialog: Locator, name: string) => dialog.getByRole('textbox', { name });
const password = (dialog: Locator) => dialog.getByLabel('Password', { exact: true });
const token = ({ page }: Person) => page.evaluate(() => localStorage.getItem('mobility_token'));

/** The form was not sent: a toast says why, and the fields are marked. */
const marksFields = async (dialog: Locator, sentence: string, atField: string) => {
  await sawToast(person, sentence);
  await dialog.getByText(atField, { exact: true }).first().waitFor();
};

/** The form and a toast show the same sentence. */
const saysTwice = async (dialog: Locator, sentence: string) => {
  await dialog.getByText(sentence, { exact: true }).waitFor();
  await sawToast(person, sentence);
};

test('signing up validates the form, shows a refusal of the server, and welcomes the rider', async () => {
  const dialog = await openAuth(person, 'Sign Up');
  const submit = dialog.getByRole('button', { name: 'Create Account' });
  await dialog.getByText('Book rides and travel safely').waitFor();
  await dialog.getByText('Drive and earn money').waitFor();
  expect(await dialog.getByRole('radio').count()).toBe(2);

  await submit.click();
  await marksFields(dialog, 'Please fill in all fields', 'Please fill in this field');
  await field(dialog, 'Full Name').fill('Nia New');
  await field(dialog, 'Email').fill('rider@mobility.example');
  await field(dialog, 'Phone Number').fill('+1 415 555 0199');
  await password(dialog).fill('five5');
  await submit.click();
  await saysTwice(dialog, 'Password must be at least 6 characters');
  await password(dialog).fill(newPassword);
  await submit.click();
  await saysTwice(dialog, 'Email already registered');
  expect(await token(person)).toBeNull();

  await field(dialog, 'Email').fill('nia@mobility.example');
  await submit.click();
  await sawToast(person, 'Welcome to Mobility, Nia New!');
  await person.page.waitForURL('**/rider');
  expect(await dialog.count()).toBe(0);
  expect(await token(person)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
});

test('a driver signs up and arrives at the driver dashboard', async () => {
  await signUp(person, { name: 'Dino Driver', email: 'dino@mobility.example', role: 'Driver' });
  await sawToast(person, 'Welcome to Mobility, Dino Driver!');
  await person.page.getByText('Add your vehicle to start driving').waitFor();
});

test('signing in refuses empty fields, a wrong password and an unknown user, and welcomes the user', async () => {
  const dialog = await openAuth(person);
  const submit = dialog.getByRole('button', { name: 'Sign In' });
  await submit.click();
  await marksFields(dialog, 'Please fill in all fields', 'Please fill in this field');

  await field(dialog, 'Email').fill('rider@mobility.example');
  await password(dialog).fill('not the one');
  await submit.click();
  await saysTwice(dialog, 'Invalid email or password');
  await field(dialog, 'Email').fill('nobody@mobility.example');
  const answered = person.page.waitForResponse('**/api/auth/login');
  await submit.click();
  expect((await answered).status()).toBe(401);
  await saysTwice(dialog, 'Invalid email or password');
  expect(await person.page.getByText(/Session expired/).count()).toBe(0);

  await field(dialog, 'Email').fill('rider@mobility.example');
  await password(dialog).fill('mobility');
  await submit.click();
  await sawToast(person, 'Welcome back, Riley Rivera!');
  await person.page.waitForURL('**/rider');
});

test('while a request is pending, the button shows it and sends no second request', async () => {
  const answer = Promise.withResolvers<void>();
  let calls = 0;
  await person.page.route('**/api/auth/login', async (route) => {
    calls += 1;
    await answer.promise;
    await route.continue();
  });
  const dialog = await openAuth(person);
  await field(dialog, 'Email').fill('rider@mobility.example');
  await password(dialog).fill('mobility');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await dialog.getByText('Signing in...').waitFor();
  await password(dialog).press('Enter');
  answer.resolve();
  await person.page.waitForURL('**/rider');
  expect(calls).toBe(1);
});

test('Become a Driver opens the sign-up form with the driver role chosen', async () => {
  await person.page.goto('/');
  await person.page.getByRole('button', { name: 'Become a Driver' }).click();
  const dialog = person.page.getByRole('dialog', { name: 'Create your account' });
  expect(await dialog.getByRole('radio', { name: /Driver/ }).isChecked()).toBe(true);
});

test('switching tabs clears the form, and the password can be shown', async () => {
  const dialog = await openAuth(person);
  await field(dialog, 'Email').fill('rider@mobility.example');
  await password(dialog).fill('secret words');
  expect(await password(dialog).getAttribute('type')).toBe('password');
  await dialog.getByRole('button', { name: 'Show password' }).click();
  expect(await password(dialog).getAttribute('type')).toBe('text');
  await dialog.getByRole('button', { name: 'Hide password' }).click();
  expect(await password(dialog).getAttribute('type')).toBe('password');

  await dialog.getByRole('tab', { name: 'Sign Up' }).click();
  expect(await field(dialog, 'Email').inputValue()).toBe('');
  await field(dialog, 'Full Name').fill('Nia New');
  await dialog.getByRole('button', { name: 'Login' }).click();
  expect(await field(dialog, 'Email').inputValue()).toBe('');
  expect(await password(dialog).inputValue()).toBe('');
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
  expect(await field(dialog, 'Full Name').inputValue()).toBe('');
});

test('logging out shows a message, leads to the landing page, and signs out the other tab with its drafts', async () => {
  await signIn(person, 'rider@mobility.example');
  await person.page.waitForURL('**/rider');
  const other = await openTab(person);
  await other.page.goto('/rides');
  await other.page.getByRole('heading', { name: 'Ride History' }).waitFor();
  for (const { page } of [person, other])
    await page.evaluate(() => sessionStorage.setItem('mobility_dispute_draft:r1', '{}'));

  await person.page.getByRole('button', { name: /Account menu/ }).click();
  await person.page.getByRole('menuitem', { name: 'Logout' }).click();
  await sawToast(person, 'Logged out successfully');
  await person.page.getByRole('button', { name: 'Get Started' }).first().waitFor();
  expect(new URL(person.page.url()).pathname).toBe('/');
  expect(await token(person)).toBeNull();

  await other.page.waitForURL(({ pathname }) => pathname === '/');
  await other.page.getByRole('button', { name: 'Get Started' }).first().waitFor();
  expect(await other.page.getByText(/Session expired/).count()).toBe(0);
  for (const { page } of [person, other])
    expect(await page.evaluate(() => sessionStorage.getItem('mobility_dispute_draft:r1'))).toBeNull();
});

test('a page of another role redirects to the user’s own dashboard', async () => {
  for (const path of ['/rides', '/profile', '/rider', '/driver', '/admin', '/book-ride', '/payments']) {
    await person.page.goto(path);
    await person.page.waitForURL(({ pathname }) => pathname === '/');
    await person.page.getByRole('button', { name: 'Get Started' }).first().waitFor();
  }
  const rider = await asRider(set.browser, set.server.url);
  for (const path of ['/driver', '/admin', '/']) {
    await rider.page.goto(path);
    await rider.page.waitForURL('**/rider');
    await rider.page.getByRole('heading', { level: 1 }).waitFor();
  }
  expect(rider.errors).toEqual([]);
  await rider.context.close();
});
