import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { cdp, page } from 'vitest/browser';
import preview from './.storybook/preview.tsx';
import { faultsIn } from './narrow.faults.ts';
import * as guest from './screens/Guest.stories.tsx';
import * as rider from './screens/Rider.stories.tsx';

setProjectAnnotations([preview]);

const screens = { ...composeStories(guest), ...composeStories(rider) };

/** The skip link is hidden, and the picture of the landing page is cropped. */
const isMeant = /NavBar_skip|HeroMap_map/;

/** The size of text that a reader sets in the browser. */
const setTextSize = (standard: number): Promise<unknown> =>
  cdp().send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });

beforeEach(async () => {
  await setTextSize(32);
  onTestFinished(async () => void (await setTextSize(16)));
});

const windows = [
  { width: 1280, height: 860 },
  { width: 390, height: 844 },
];
const each = windows.flatMap((size) =>
  Object.entries(screens).map(([name, Screen]) => ({ name, Screen, ...size })),
);

it.each(each)('$name fits $width px at twice the size of text', async ({ Screen, width, height }) => {
  await page.viewport(width, height);
  await Screen.run();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(getComputedStyle(document.documentElement).fontSize).toBe('32px');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  expect(faultsIn(document.body).filter((fault) => !isMeant.test(fault))).toEqual([]);
});
