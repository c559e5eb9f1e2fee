/** `npm run picture`: takes the README's picture from the running product. Needs a build. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { browserOptions } from './browser.ts';
import { root } from './run.ts';

const viewport = { width: 1280, height: 820 };
const file = join(root, '.github/mobility.png');
const patience = 180_000;
/** By then the car has driven a part of its route. */
const drive = 20_000;

/** Starts the product with its simulated city on a free port. */
const startProduct = async (dataDir: string) => {
  const server = spawn(process.execPath, [join(root, 'backend/dist/main.js')], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, DEMO: '1', SIMULATION: 'on' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  for await (const chunk of server.stdout) {
    printed += String(chunk);
    const url = /ready at (http:\/\/\S+)/.exec(printed)?.[1];
    if (url) return { url, server };
  }
  throw new Error(`The product did not start: ${printed}`);
};

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

const dataDir = mkdtempSync(join(tmpdir(), 'mobility-picture-'));
const { url, server } = await startProduct(dataDir);
const browser = await chromium.launch(await browserOptions());
try {
  const page = await browser.newPage({
    baseURL: url,
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
  server.kill();
  if (server.exitCode === null) await once(server, 'exit');
  rmSync(dataDir, { recursive: true });
}
