import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { afterEach, beforeEach, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import preview from './.storybook/preview.tsx';
import { now } from './fixtures.ts';
import * as guest from './screens/Guest.stories.tsx';
import * as rider from './screens/Rider.stories.tsx';
import * as staff from './screens/Staff.stories.tsx';

setProjectAnnotations([preview]);

const screens = { ...composeStories(guest), ...composeStories(rider), ...composeStories(staff) };
const sizes = [
  { width: 390, height: 844, tallest: 1600 },
  { width: 1280, height: 720, tallest: 720 },
];
const schemes = ['light', 'dark'] as const;
const inForcedColors = [
  'BookingFilled',
  'DashboardWithALiveRide',
  'Dispute',
  'DriverAtThePickup',
  'DriverHistory',
  'DriverPayments',
  'DriverRideDone',
  'DriverVehicle',
  'DriverWithAnOffer',
  'History',
  'RideDisputed',
] as const;

/** Colours that the reader's system forces on every page, as Windows does in its contrast themes. */
const forceColors = (value: 'active' | 'none'): Promise<unknown> =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });

/** On phones as tall as its content, so that what lies below the fold is compared too. */
const unfold = async ({ width, height, tallest }: (typeof sizes)[number]): Promise<void> => {
  const { scrollHeight } = document.documentElement;
  await page.viewport(width, Math.min(tallest, Math.max(height, scrollHeight)));
};

const settle = async (): Promise<void> => {
  await Promise.all([...document.fonts].map((font) => font.load()));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
};

describe.skipIf(!inject('pinnedPixels'))('the screens look as they did', () => {
  beforeEach(async () => {
    // The test before may have left the mouse where something is drawn.
    await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 });
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now });
    // A picture of the body is a picture of the screen, dialogs included.
    Object.assign(document.body.style, { height: '100vh', overflow: 'hidden' });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  for (const size of sizes) {
    // On a busy machine one pixel of the map sometimes differs; a real change shows in every attempt.
    it.each(Object.entries(screens))(`%s at ${size.width} px`, { retry: 2 }, async (name, Screen) => {
      await page.viewport(size.width, size.height);
      // What scrolls by the width of its text measures it in the page's own font.
      await settle();
      await Screen.run();
      await settle();
      await unfold(size);
      await settle();
      for (const scheme of schemes) {
        document.documentElement.dataset.theme = scheme;
        await expect(document.body).toMatchScreenshot(`${name}-${size.width}-${scheme}`);
      }
    });
  }

  it.each(inForcedColors)('%s in forced colours', { retry: 2 }, async (name) => {
    await forceColors('active');
    onTestFinished(async () => void (await forceColors('none')));
    await page.viewport(1280, 720);
    await screens[name].run();
    await settle();
    expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    await expect(document.body).toMatchScreenshot(`${name}-1280-forced-colors`);
  });
});
