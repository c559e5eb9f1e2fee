import type { Browser, BrowserContext, Page } from 'playwright';

export type Viewport = { width: number; height: number };
export const desktop: Viewport = { width: 1280, height: 860 };
export const phone: Viewport = { width: 390, height: 844 };

/** One person with a browser of their own, and everything that went wrong in it. */
export type Person = { page: Page; context: BrowserContext; problems: string[] };

type Options = { viewport?: Viewport; dark?: boolean };

/** What a page reports although the journey expects it: answers that are refusals, and a server that is gone. */
const expected = /Failed to load resource|WebSocket connection to|Unable to establish real-time connection/;

/** Opens a private window. Page errors, console errors and broken security policies are collected. */
export const openWindow = async (browser: Browser, url: string, options: Options = {}): Promise<Person> => {
  const { viewport = desktop, dark = false } = options;
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected.test(message.text())) problems.push(message.text());
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      console.error(`CSP: ${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  return { page, context, problems };
};

/** Signs in through the dialog, as people do. */
export const signIn = async ({ page }: Person, email: string, password = 'mobility'): Promise<void> => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Get Started' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await dialog.waitFor({ state: 'detached' });
};

export const asRider = async (browser: Browser, url: string, options?: Options): Promise<Person> => {
  const rider = await openWindow(browser, url, options);
  await signIn(rider, 'rider@mobility.example');
  await rider.page.waitForURL('**/rider');
  return rider;
};

export const asDriver = async (browser: Browser, url: string, options?: Options): Promise<Person> => {
  const driver = await openWindow(browser, url, options);
  await signIn(driver, 'driver@mobility.example');
  await driver.page.waitForURL('**/driver');
  return driver;
};

export const asAdmin = async (browser: Browser, url: string, options?: Options): Promise<Person> => {
  const admin = await openWindow(browser, url, options);
  await signIn(admin, 'admin@mobility.example');
  await admin.page.waitForURL('**/admin');
  return admin;
};
