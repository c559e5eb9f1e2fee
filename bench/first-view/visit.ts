import type { Browser, BrowserContext } from 'playwright';

/** A slow phone's network and processor: 1.6 Mbit/s, 150 ms, and a quarter of this machine's CPU. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slowdown = 4;
export const phone = { width: 390, height: 844 } as const;
export const desktop = { width: 1280, height: 800 } as const;
export type Viewport = typeof phone | typeof desktop;
/** Milliseconds in which the late parts of a view arrive, after its headline. */
const quiet = 5_000;
/** Milliseconds that a view may take on this phone. */
const patience = 60_000;

export type Visit = {
  /** When the largest content was painted, in milliseconds. */
  largestPaint: number;
  /** The sum of the layout shifts. */
  shift: number;
};

declare global {
  var seen: Visit;
}

type Shift = { value: number; hadRecentInput: boolean };
/** Node's types do not have the entries of browsers. */
type BrowserObserver = { observe(options: { type: string; buffered: boolean }): void };

/** Runs in the page. */
const observe = (): void => {
  globalThis.seen = { largestPaint: 0, shift: 0 };
  const paints = new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) globalThis.seen.largestPaint = startTime;
  }) as BrowserObserver;
  const shifts = new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as unknown as Shift[])
      if (!hadRecentInput) globalThis.seen.shift += value;
  }) as BrowserObserver;
  paints.observe({ type: 'largest-contentful-paint', buffered: true });
  shifts.observe({ type: 'layout-shift', buffered: true });
};

const slowContext = (
  browser: Browser,
  baseURL: string,
  viewport: Viewport,
  token?: string,
): Promise<BrowserContext> =>
  browser.newContext({
    baseURL,
    viewport,
    serviceWorkers: 'block',
    storageState: {
      cookies: [],
      origins: token ? [{ origin: baseURL, localStorage: [{ name: 'mobility_token', value: token }] }] : [],
    },
  });

type Options = { viewport?: Viewport; token?: string };

/** Opens an address with empty caches, by default on a phone, and waits until the page is complete. */
export const visit = async (
  browser: Browser,
  url: string,
  path: string,
  { viewport = phone, token }: Options = {},
): Promise<Visit> => {
  const context = await slowContext(browser, url, viewport, token);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(observe);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: patience });
    if (new URL(page.url()).pathname !== path) throw new Error(`${path} leads to ${page.url()}`);
    await page.waitForTimeout(quiet);
    const seen = await page.evaluate(() => globalThis.seen);
    if (seen.largestPaint === 0) throw new Error(`${path} was not painted`);
    return seen;
  } finally {
    await context.close();
  }
};
