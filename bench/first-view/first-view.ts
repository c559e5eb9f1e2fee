import { gzipSync } from 'node:zlib';
import { createClient } from '@mobility/sdk';
import { browserOptions } from '@mobility/tooling/browser';
import { startProduct } from '@mobility/tooling/product';
import { type Browser, chromium } from 'playwright';
import { median, medianRatio } from '../figures.ts';
import { serveStaticPage } from './static-page.ts';
import { desktop, phone, visit } from './visit.ts';

const warmUps = 1;
const allowed = 1.2;
/** The tolerance for the browser's rounding, which is not visible. */
const mostShift = 0.005;

const views = [
  { path: '/rider', who: 'rider' },
  { path: '/book-ride', who: 'rider' },
  { path: '/rides', who: 'rider' },
  { path: '/payments', who: 'rider' },
  { path: '/driver', who: 'driver' },
  { path: '/rides', who: 'driver' },
  { path: '/admin', who: 'admin' },
] as const;

const tokenOf = async (url: string, who: string): Promise<string> => {
  const tokens = { read: () => null, write: () => undefined };
  const client = createClient({ baseUrl: url, tokens });
  return (await client.login({ email: `${who}@mobility.example`, password: 'mobility' })).access_token;
};

/** The screen of a ride that waits for a driver. */
const rideView = async (url: string): Promise<{ path: string; who: 'rider' }> => {
  const token = await tokenOf(url, 'rider');
  const client = createClient({ baseUrl: url, tokens: { read: () => token, write: () => undefined } });
  const [pickup_location, dropoff_location] = [
    { latitude: 37.7793, longitude: -122.4193, address: 'City Hall, San Francisco' },
    { latitude: 37.7955, longitude: -122.3937, address: 'Ferry Building, San Francisco' },
  ];
  await client.bookRide({
    pickup_location,
    dropoff_location,
    vehicle_type: 'economy',
    passenger_count: 1,
    special_requirements: null,
  });
  const [ride] = await client.listMyRides({ status: 'pending' });
  if (!ride) throw new Error('The ride was not booked');
  return { path: `/rides/${ride.id}`, who: 'rider' };
};

/** The ride is booked last, because the other views are those of a rider without one. */
async function* viewsOf(url: string) {
  yield* views;
  yield await rideView(url);
}

/** When the largest content is painted, on the landing page and on a static copy of it. */
const comparePaint = async (browser: Browser, product: string, copy: string, rounds: number) => {
  const [ours, peer]: [number[], number[]] = [[], []];
  for (let round = -warmUps; round < rounds; round += 1) {
    const [mine, theirs] = [await visit(browser, product, '/'), await visit(browser, copy, '/')];
    if (mine.shift > mostShift) throw new Error(`The landing page moves by ${mine.shift}`);
    if (round < 0) continue;
    ours.push(mine.largestPaint);
    peer.push(theirs.largestPaint);
  }
  const ms = (values: number[]): string => `${median(values).toFixed(0)} ms`;
  console.log(`  largest paint: ours ${ms(ours)}, a static page ${ms(peer)}`);
  console.log(`    median ratio ${medianRatio(ours, peer).toFixed(2)} (at most ${allowed})`);
};

/** The layout shifts of the first views while their parts load. */
const measureShifts = async (browser: Browser, url: string): Promise<void> => {
  const moving: string[] = [];
  // The ride comes last, because the other views are those of a rider without one.
  for await (const { path, who } of viewsOf(url)) {
    for (const viewport of [phone, desktop]) {
      const view = `${path} of the ${who} at ${viewport.width} px`;
      const { largestPaint, shift } = await visit(browser, url, path, {
        viewport,
        token: await tokenOf(url, who),
      });
      console.log(`  ${view}: shift ${shift.toFixed(4)}, largest paint ${largestPaint.toFixed(0)} ms`);
      if (shift > mostShift) moving.push(view);
    }
  }
  if (moving.length > 0) throw new Error(`Parts of ${moving.join(', ')} move`);
};

/** The first views on a slow phone: when the landing page is painted, and whether a view moves. Needs a build. */
export const firstView = async (rounds: number): Promise<void> => {
  const [product, copy] = [await startProduct(), await serveStaticPage((text) => gzipSync(text))];
  const browser = await chromium.launch(await browserOptions());
  try {
    console.log('first-view: 1.6 Mbit/s, 150 ms, CPU x4, empty caches');
    await comparePaint(browser, product.url, copy.url, rounds);
    await measureShifts(browser, product.url);
  } finally {
    await browser.close();
    copy.stop();
    await product.stop();
  }
};
