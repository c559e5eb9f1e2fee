import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { cdp, page } from 'vitest/browser';
import preview from './.storybook/preview.tsx';
import * as offers from './driver/OfferCard.stories.tsx';
import { faultsIn } from './narrow.faults.ts';
import * as details from './ride/RideDetailsDialog.stories.tsx';
import * as screens from './ride/RideScreen.stories.tsx';

setProjectAnnotations([preview]);

const setTextSize = (standard: number): Promise<unknown> =>
  cdp().send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });

beforeEach(async () => {
  await setTextSize(32);
  onTestFinished(async () => void (await setTextSize(16)));
  await page.viewport(390, 844);
});

const parts = {
  'an offer': composeStories(offers).NewRequest,
  'the details of a ride': composeStories(details).PaidRide,
  'the screen of a ride': composeStories(screens).DriverWaiting,
};

it.each(Object.entries(parts))('%s fits a phone at twice the size of text', async (_, Part) => {
  await Part.run();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(faultsIn(document.body)).toEqual([]);
});

it('the title of a dialog keeps whole words at twice the size of text', async () => {
  await parts['the details of a ride'].run();
  const title = document.querySelector('[role=dialog] h2');
  expect(title?.getBoundingClientRect().width).toBeGreaterThan(150);
});

it('the large figure of a ride keeps whole words at twice the size of text', async () => {
  await parts['the screen of a ride'].run();
  const figure = document.querySelector<HTMLElement>('[class*=ScreenHead_figure]');
  const range = document.createRange();
  range.selectNodeContents(figure as HTMLElement);
  const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
  expect(lines.size).toBeLessThanOrEqual(2);
  expect(figure?.offsetWidth).toBeGreaterThan(200);
});
