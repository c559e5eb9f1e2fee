/** `npm run picture`: takes the README's picture from the running product. Needs a build. */
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { browserOptions } from './browser.ts';
import { startProduct } from './product.ts';
import { root } from './run.ts';

const viewport = { width: 1280, height: 820 };
const file = join(root, '.github/mobility.png');
const patience = 180_000;
/** By then the car has driven a part of its route. */
const drive = 20_000;

const signIn = async (page: Page): Promise<void> => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Get Started' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Email' }).fill('rider@mobility.example');
  await dialog.getByLabel('Password', { exact: true }).fill('mobility');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/rider');
};

const book = async (page: Page): Promise<void> => {
  await page.goto('/book-ride');
  for (const [field, place] of [
    ['Pickup', 'Ferry Building'],
    ['Destination', 'de Young Museum'],
  ] as const) {
    await page.getByRole('combobox', { name: field }).fill(place);
    await page.getByRole('option').first().click();
  }
  await page.getByRole('button', { name: /^Book Economy/ }).click();
  await page.getByText('Ride booked').waitFor();
};

/** The rider's dashboard while the simulated driver is on the way. */
const takePicture = async (page: Page): Promise<void> => {
  await signIn(page);
  await book(page);
  await page.goto('/rider');
  await page.getByTestId('live-ride').getByText('is on the way').waitFor();
  await page.waitForTimeout(drive);
  await page.screenshot({ path: file });
};

const product = await startProduct({ DEMO_CITY: '1', SIMULATION: 'on' });
const browser = await chromium.launch(await browserOptions());
try {
  const page = await browser.newPage({
    baseURL: product.url,
    viewport,
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
  });
  page.setDefaultTimeout(patience);
  await takePicture(page);
  console.log(`The picture is in ${file}`);
} finally {
  await browser.close();
  await product.stop();
}
