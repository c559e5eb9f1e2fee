import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { cdp, page } from 'vitest/browser';
import preview from './.storybook/preview.tsx';
import { faultsIn } from './narrow.faults.ts';
import * as guest from './screens/Guest.stories.tsx';
import * as rider from './screens/Rider.stories.tsx';

setProjectAnnotations([preview]);

const screens = { ...composeStories(guest), ...composeStories(rider) };

/** What lies beside another thing only for the eye: the skip link is hidden, and a dialog's content scrolls below its actions. */
const mayOverlap = /NavBar_skip|^<input .* cover one another$/;

/** The size of text that a reader sets in the browser. */
const setTextSize = (standard: number): Promise<unknown> =>
  cdp().send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });

beforeEach(async () => {
  await setTextSize(32);
  await page.viewport(1280, 860);
  onTestFinished(async () => void (await setTextSize(16)));
});

it.each(Object.entries(screens))('%s fits the window at twice the size of text', async (_, Screen) => {
  await Screen.run();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(getComputedStyle(document.documentElement).fontSize).toBe('32px');
  expect(faultsIn(document.body).filter((fault) => !mayOverlap.test(fault))).toEqual([]);
});
