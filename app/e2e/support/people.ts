import { createClient } from '@mobility/sdk';
import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { noteToasts } from './toasts.ts';

export type Viewport = { width: number; height: number };
export const desktop: Viewport = { width: 1280, height: 860 };
export const phone: Viewport = { width: 390, height: 844 };

/** A user with a private browser window and the errors that it reported. */
export type Person = { page: Page; context: BrowserContext; errors: string[] };

type Options = {
  viewport?: Viewport;
  dark?: boolean;
  /** Whether the person has not asked for less motion, so that the page scrolls smoothly. */
  moves?: boolean;
  /** The language of the browser. */
  locale?: string;
  /** Whether the app may install its service worker. */
  installs?: boolean;
  /** Whether the browser has Web Audio, which computes silence all the time in every page that was pressed once. */
  sounds?: boolean;
};

/** Console errors that journeys expect: refused requests and a server that is down. */
const expected = /Failed to load resource|WebSocket connection to|Unable to establish real-time connection/;

/** Opens a private window. Of all its tabs, page errors, console errors and broken security policies are collected. */
export const openWindow = async (browser: Browser, url: string, options: Options = {}): Promise<Person> => {
  const { viewport = desktop, dark = false, installs = false, sounds = false, locale } = options;
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    locale,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: options.moves ? 'no-preference' : 'reduce',
    serviceWorkers: installs ? 'allow' : 'block',
  });
  context.setDefaultTimeout(60_000);
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(`page error: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error' && !expected.test(message.text())) errors.push(message.text());
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      console.error(`CSP: ${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  if (!sounds) await context.addInitScript(() => Object.assign(window, { AudioContext: undefined }));
  await noteToasts(context);
  const page = await context.newPage();
  return { page, context, errors };
};

/** A second tab of the same person; its errors are collected with theirs. */
export const openTab = async (person: Person): Promise<Person> => ({
  ...person,
  page: await person.context.newPage(),
});

/** Opens the auth dialog from the landing page. */
export const openAuth = async ({ page }: Person, tab: 'Login' | 'Sign Up' = 'Login'): Promise<Locator> => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Get Started' }).first().click();
  const dialog = page.getByRole('dialog');
  if (tab === 'Sign Up') await dialog.getByRole('tab', { name: tab }).click();
  return dialog;
};

/** Signs in through the dialog. */
export const signIn = async (person: Person, email: string, password = 'mobility'): Promise<void> => {
  const dialog = await openAuth(person);
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await dialog.waitFor({ state: 'detached' });
};

export type Newcomer = { name: string; email: string; role: 'Rider' | 'Driver' };
/** The password of new users in the journeys; it is not a common one. */
export const newPassword = 'violet-harbour-9';

/** Creates an account through the dialog and waits for its first page. */
export const signUp = async (person: Person, { name, email, role }: Newcomer): Promise<void> => {
  const dialog = await openAuth(person, 'Sign Up');
  await dialog.getByRole('textbox', { name: 'Full Name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('textbox', { name: 'Phone Number' }).fill('+1 415 555 0199');
  await dialog.getByText(role, { exact: true }).click();
  await dialog.getByLabel('Password', { exact: true }).fill(newPassword);
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await person.page.waitForURL(`**/${role.toLowerCase()}`);
};

/** The toasts of a page. */
export const alertsOf = ({ page }: Person): Locator => page.getByRole('region', { name: 'Alerts' });

/**
 * Opens a page of the app with a session. The token is stored from an empty page of the same origin, so that the app
 * is loaded only once.
 */
export const enter = async ({ page }: Person, token: string, path: string): Promise<void> => {
  const empty = '/empty';
  await page.route(empty, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(empty);
  await page.evaluate((value) => localStorage.setItem('mobility_token', value), token);
  await page.unroute(empty);
  await page.goto(path);
};

/** Opens a window of a demo user who has signed in. The journeys about signing in use the dialog. */
const asDemo =
  (role: 'rider' | 'driver' | 'admin') =>
  async (browser: Browser, url: string, options?: Options): Promise<Person> => {
    const credentials = { email: `${role}@mobility.example`, password: 'mobility' };
    const client = createClient({ baseUrl: url, tokens: { read: () => null, write: () => undefined } });
    const { access_token: token } = await client.login(credentials);
    const person = await openWindow(browser, url, options);
    await enter(person, token, `/${role}`);
    return person;
  };

export const asRider = asDemo('rider');
export const asDriver = asDemo('driver');
export const asAdmin = asDemo('admin');
