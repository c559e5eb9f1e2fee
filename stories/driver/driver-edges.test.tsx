import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../.storybook/preview.tsx';
import * as active from './ActiveRide.stories.tsx';
import * as header from './DriverHeader.stories.tsx';
import * as pending from './PendingPaymentsView.stories.tsx';
import * as recent from './RecentPaymentsView.stories.tsx';

setProjectAnnotations([preview]);

const { ClaimedUnpaidAndReported } = composeStories(pending);
const { FivePayments } = composeStories(recent);
const { BesideTheDashboard, DriveToThePickup, MeetTheRider } = composeStories(active);
const { BesideARide, BesideARideAfterStopping, LongVehicleBesideARide } = composeStories(header);

/** Where the visible words of an element begin and end, in pixels from the start and the end of its card. */
const wordsOf = (element: Element | null | undefined) => {
  const card = element?.closest('section')?.getBoundingClientRect();
  if (!element || !card) throw new Error('There are no such words');
  const range = document.createRange();
  range.selectNodeContents(element);
  const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
  const left = Math.min(...boxes.map((box) => box.left)) - card.left;
  const right = card.right - Math.max(...boxes.map((box) => box.right));
  const isMirrored = getComputedStyle(element).direction === 'rtl';
  return { start: Math.round(isMirrored ? right : left), end: Math.round(isMirrored ? left : right) };
};
const within = (selector: string) => document.querySelector(`section ${selector}`);

const widths = [390, 834, 1280].flatMap((width) => ['en-US', 'ar-AE'].map((locale) => ({ width, locale })));

it.each(widths)(
  'pending payments begin below their title and end below its sum at $width px, in $locale',
  async ({ width, locale }) => {
    await page.viewport(width, 860);
    await ClaimedUnpaidAndReported.run({ globals: { locale } });
    const [title, sum] = [wordsOf(within('h2, h3')), wordsOf(within('h2 + span, h3 + span'))];
    expect(wordsOf(within('tbody td')).start).toBe(title.start);
    // Where each row is a card, its amounts are at the end; the last column of the table is not.
    if (width === 390) expect(wordsOf(within('tbody td:nth-child(3)')).end).toBe(sum.end);
  },
);

it.each(widths)(
  'recent payments begin below their title at $width px, in $locale',
  async ({ width, locale }) => {
    await page.viewport(width, 860);
    await FivePayments.run({ globals: { locale } });
    const title = wordsOf(within('h2, h3'));
    const ids = wordsOf(within('li p + p'));
    expect(ids.start).toBe(title.start);
  },
);

it.each(['en-US', 'de-DE', 'ar-AE'])(
  'what going offline does to a ride has the whole width of a phone, in %s',
  async (locale) => {
    await page.viewport(390, 844);
    for (const story of [BesideARide, BesideARideAfterStopping]) {
      await story.run({ globals: { locale } });
      const [box, note] = ['header', 'header > p'].map((found) =>
        document.querySelector(found)?.getBoundingClientRect(),
      );
      expect(note?.width).toBe(box?.width);
      expect(note?.height).toBeLessThanOrEqual(40);
    }
  },
);

const locales = ['en-US', 'de-DE', 'ar-AE'];
const everywhere = [320, 390, 834, 1280].flatMap((width) => locales.map((locale) => ({ width, locale })));

/** The visible words of an element, line by line; those for screen readers alone are in a box of one pixel. */
const boxesOf = (element: Element): DOMRect[] => {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const boxes: DOMRect[] = [];
  while (texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const isShown = (texts.currentNode.parentElement?.getBoundingClientRect().width ?? 0) > 1;
    if (isShown) boxes.push(...range.getClientRects());
  }
  return boxes;
};

it.each(everywhere)('the steps of a ride are apart at $width px, in $locale', async ({ width, locale }) => {
  await page.viewport(width, 860);
  for (const story of [DriveToThePickup, MeetTheRider, BesideTheDashboard]) {
    await story.run({ globals: { locale } });
    const steps = [...document.querySelectorAll('ol > li[data-state]')].map(boxesOf);
    expect(steps).toHaveLength(4);
    const edges = steps.map((boxes) => ({
      left: Math.min(...boxes.map((box) => box.left)),
      right: Math.max(...boxes.map((box) => box.right)),
    }));
    if (locale === 'ar-AE') edges.reverse();
    const gaps = edges.slice(1).map(({ left }, index) => left - (edges[index]?.right ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(4);
  }
});

it.each(widths)(
  'no line of the vehicle begins with a dot at $width px, in $locale',
  async ({ width, locale }) => {
    await page.viewport(width, 860);
    await BesideARide.run({ globals: { locale } });
    const box = document.querySelector<HTMLElement>('header > div:has(> p > span)');
    const parts = [...document.querySelectorAll('header p > span')];
    if (!box) throw new Error('There is no vehicle');
    box.style.maxWidth = '7rem';
    const isMirrored = getComputedStyle(box).direction === 'rtl';
    const { left, right } = box.getBoundingClientRect();
    // What is before the words of a part is cut off.
    const starts = parts.map((part) => {
      const boxes = boxesOf(part);
      return isMirrored
        ? right - Math.max(...boxes.map((words) => words.right))
        : Math.min(...boxes.map((words) => words.left)) - left;
    });
    expect(new Set(parts.map((part) => part.getBoundingClientRect().top)).size).toBe(2);
    expect(starts.map(Math.round)).toEqual(starts.map(() => 0));
  },
);

const unbroken = {
  vehicle_make: 'W'.repeat(40),
  vehicle_model: 'M'.repeat(40),
  license_plate: 'W'.repeat(20),
};

it.each(everywhere)(
  'the name of a long vehicle leaves the buttons beside a ride their line at $width px, in $locale',
  async ({ width, locale }) => {
    await page.viewport(width, 860);
    for (const profile of [LongVehicleBesideARide.args.profile, unbroken]) {
      await LongVehicleBesideARide.run({
        globals: { locale },
        args: { ...LongVehicleBesideARide.args, profile },
      });
      expect(document.documentElement.scrollWidth).toBe(width);
      const buttons = [...document.querySelectorAll('header button')];
      expect(buttons.map((button) => button.getBoundingClientRect().height)).toEqual([44, 44, 44]);
    }
  },
);
