import { createClient } from '@mobility/sdk';
import { browserOptions } from '@mobility/tooling/browser';
import { startProduct } from '@mobility/tooling/product';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { type Step, script } from './script.ts';

/** A phone's processor takes this many times as long. */
const slowdown = 4;
/** In milliseconds of such a processor. */
const allowed = 50;
const share = 0.98;
/** How long the answers of the server may take before the next interaction, in milliseconds. */
const quiet = 1_200;

const viewport = { width: 390, height: 844 } as const;

const tokenOf = async (url: string): Promise<string> => {
  const client = createClient({ baseUrl: url, tokens: { read: () => null, write: () => undefined } });
  return (await client.login({ email: 'rider@mobility.example', password: 'mobility' })).access_token;
};

/** CPU milliseconds of the main thread so far. */
const cpuOf = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
};

/** Until the frame after the interaction is drawn. */
const nextFrame = (page: Page): Promise<unknown> =>
  page.evaluate('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))');

type Measured = { name: string; cpu: number };

const measure = async (page: Page, session: CDPSession, { name, find }: Step): Promise<Measured> => {
  const act = await find(page);
  const before = await cpuOf(session);
  await act(page);
  await nextFrame(page);
  const cpu = ((await cpuOf(session)) - before) * slowdown;
  // What follows by itself, such as an answer of the server, is no part of the interaction.
  await page.waitForTimeout(quiet);
  return { name, cpu };
};

const run = async (browser: Browser, url: string): Promise<Measured[]> => {
  const localStorage = [{ name: 'mobility_token', value: await tokenOf(url) }];
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const measured: Measured[] = [];
    for (const { path, steps } of script) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForTimeout(quiet * 3);
      for (const step of steps) measured.push(await measure(page, session, step));
    }
    return measured;
  } finally {
    await context.close();
  }
};

/** What a rider's presses and keys cost a phone's processor until the next frame. Needs a build. */
export const interactions = async (rounds: number): Promise<void> => {
  const product = await startProduct({ DEMO_CITY: '1' });
  const browser = await chromium.launch(await browserOptions());
  try {
    const all: Measured[] = [];
    for (let round = 0; round < rounds; round += 1) all.push(...(await run(browser, product.url)));
    const sorted = all.toSorted((a, b) => a.cpu - b.cpu);
    const at = sorted[Math.ceil(sorted.length * share) - 1];
    console.log(`interactions: ${sorted.length} of a rider at 390 px, CPU x${slowdown}`);
    for (const { name, cpu } of sorted.slice(-6)) console.log(`  ${name}: ${cpu.toFixed(0)} ms`);
    console.log(`  median ${sorted[Math.floor(sorted.length / 2)]?.cpu.toFixed(0)} ms`);
    console.log(
      `    98th percentile ${at?.cpu.toFixed(0)} of ${allowed} ms: ratio ${((at?.cpu ?? Number.NaN) / allowed).toFixed(2)} (at most 1)`,
    );
  } finally {
    await browser.close();
    await product.stop();
  }
};
