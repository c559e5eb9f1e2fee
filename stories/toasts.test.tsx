import { createSentences, type Locale } from '@mobility/components/intl';
import arAE from '@mobility/components/intl/ar-AE';
import deDE from '@mobility/components/intl/de-DE';
import { createToasts, type Toast } from '@mobility/components/primitives';
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import preview from './.storybook/preview.tsx';
import * as stories from './primitives/Toasts.stories.tsx';

setProjectAnnotations([preview]);
const { Success } = composeStories(stories);

const sentences = {
  'en-US': createSentences('en-US'),
  'de-DE': createSentences('de-DE', deDE),
  'ar-AE': createSentences('ar-AE', arAE),
};
const offered = { pickup: 'City Hall', dropoff: 'Ferry Building', distance: 12.8 };
const fee = { kind: 'platform_fee', change: -234.56, balance: -2_345.67 };
const returned = { kind: 'platform_fee_returned', change: 234.56, balance: -322.22 };
const penalty = { kind: 'penalty', change: -23.45, balance: -345.67 };
const unreachable = { message: 'ride.acceptFailed', reason: 'error.unreachable' } as const;

/** The longest sentences that a driver is told while driving. */
const told = (locale: Locale): (Pick<Toast, 'tone' | 'text'> & { lines: number; isCut?: boolean })[] => {
  const { sentence, alertText } = sentences[locale];
  const news = [
    sentence('live.rideRequest', { ...offered, fare: 123.45 }),
    sentence('live.newAvailableRide', offered),
    sentence('ride.redistributed'),
    sentence('ride.completed'),
    alertText({ message: 'ride.accepted', movements: [fee] }),
    alertText({ message: 'live.balanceChanged', params: { change: fee.change, balance: fee.balance } }),
    'The rider paid Ⓣ1,234.56 in cash. Please confirm.',
  ].map((text) => ({ tone: 'info' as const, text, lines: 2 }));
  const message = `Maya Chen: ${'I am at the corner by the clock tower. '.repeat(9)}`;
  return [
    ...news,
    {
      tone: 'caution',
      text: alertText({ message: 'ride.redistributed', movements: [returned, penalty] }),
      lines: 5,
    },
    { tone: 'info', text: message, lines: 3, isCut: true },
    { tone: 'caution', text: sentence('driver.positionRefused'), lines: 3 },
    { tone: 'critical', text: alertText(unreachable), lines: 5 },
  ];
};

const phones = [320, 360, 390, 430] as const;
const lineHeight = 18;
/** The upper edge of what lies on the map below the bar: the next turn of a driver. */
const nextTurn = 68;
/** The bell and the menu at the end of the bar. */
const buttons = 100;

const show = async (width: number, locale: Locale, toast: Toast) => {
  await page.viewport(width, 844);
  const queue = createToasts();
  queue.pause();
  queue.show(toast);
  await Success.run({ args: { placement: 'top-right', queue }, globals: { locale } });
  // Lines are counted in the page's own font.
  await Promise.all([...document.fonts].map((font) => font.load()));
  const [words, slab] = [document.querySelector('ol li [aria-atomic]'), document.querySelector('ol li')];
  if (!words || !slab) throw new Error('there is no toast');
  return {
    isCut: words.scrollHeight > words.clientHeight + 1,
    lines: Math.round(words.getBoundingClientRect().height / lineHeight),
    box: slab.getBoundingClientRect(),
  };
};

it.each(
  phones.flatMap((width) => (['en-US', 'de-DE', 'ar-AE'] as const).map((locale) => ({ width, locale }))),
)(
  'on a phone of $width px no sentence in $locale covers the next turn of a driver, and news takes at most three lines',
  async ({ width, locale }) => {
    for (const { lines, isCut = false, ...toast } of told(locale)) {
      const shown = await show(width, locale, toast);
      expect(shown.lines, toast.text).toBeLessThanOrEqual(width < 360 ? lines + 1 : lines);
      expect(shown.isCut, toast.text).toBe(isCut);
      if (lines <= 3) expect(shown.box.bottom, toast.text).toBeLessThanOrEqual(nextTurn);
    }
  },
);

it.each([768, 834, 1023])(
  'on a tablet of %i px no sentence of two lines leaves the bar, and the bell and the menu stay within reach',
  async (width) => {
    for (const locale of ['en-US', 'de-DE', 'ar-AE'] as const) {
      for (const { lines, isCut, ...toast } of told(locale)) {
        const { box, ...shown } = await show(width, locale, toast);
        expect(shown.lines, toast.text).toBeLessThanOrEqual(lines);
        if (lines <= 3) expect(box.bottom, toast.text).toBeLessThanOrEqual(nextTurn);
        expect(locale === 'ar-AE' ? box.left : width - box.right).toBeGreaterThanOrEqual(buttons);
      }
    }
  },
);

it('a short toast leaves the bell and the menu within reach, in both directions', async () => {
  for (const locale of ['en-US', 'ar-AE'] as const) {
    const { box } = await show(390, locale, {
      tone: 'success',
      text: sentences[locale].sentence('driver.nowOnline'),
    });
    const isMirrored = document.documentElement.dir === 'rtl';
    expect(isMirrored).toBe(locale === 'ar-AE');
    if (isMirrored) expect(box.left).toBeGreaterThanOrEqual(buttons);
    else expect(box.right).toBeLessThanOrEqual(390 - buttons);
  }
});

it.each([390, 834])(
  'in a window of %i px three toasts lie on each other above the next turn, and one below the other once the keyboard reaches them',
  async (width) => {
    await page.viewport(width, 844);
    const queue = createToasts();
    queue.pause();
    for (const text of ['Fourth', 'Third', 'Second', 'First']) queue.show({ tone: 'info', text });
    await Success.run({ args: { placement: 'top-right', queue }, globals: { locale: 'en-US' } });
    const toasts = () => [...document.querySelectorAll('ol > li')];
    const bottoms = () => toasts().map((toast) => toast.getBoundingClientRect().bottom);
    const dismissible = () => page.getByRole('button', { name: 'Dismiss', exact: false }).elements().length;
    const [first = 0, second = 0, third = 0] = bottoms();
    expect(toasts()).toHaveLength(3);
    expect(second - first).toBeGreaterThanOrEqual(4);
    expect(third - second).toBeGreaterThanOrEqual(4);
    expect(third).toBeLessThanOrEqual(nextTurn);
    expect(dismissible()).toBe(1);

    await userEvent.tab();
    await vi.waitFor(() => expect(dismissible()).toBe(3));
    const tops = toasts().map((toast) => toast.getBoundingClientRect().top);
    for (const [index, bottom] of bottoms().slice(0, 2).entries()) {
      expect(tops[index + 1]).toBeGreaterThan(bottom);
    }
  },
);

const preferMotion = (value: 'reduce' | 'no-preference'): Promise<unknown> =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

/** The toasts on screen: those that are read and pressed, and those that leave. */
const onScreen = () => {
  const items = [...document.querySelectorAll<HTMLElement>('section[aria-label="Alerts"] li')];
  return { shown: items.filter(({ inert }) => !inert), leaving: items.filter(({ inert }) => inert) };
};

it('two toasts that leave at once fade in their places, and at once where motion is reduced', async () => {
  onTestFinished(async () => void (await preferMotion('reduce')));
  await page.viewport(1280, 860);
  for (const [motion, leaving] of [
    ['reduce', 0],
    ['no-preference', 2],
  ] as const) {
    await preferMotion(motion);
    const queue = createToasts();
    queue.pause();
    for (const text of ['First', 'Second']) queue.show({ tone: 'info', text });
    await Success.run({ args: { queue }, globals: { locale: 'en-US' } });
    const places = onScreen().shown.map((toast) => toast.offsetTop);
    expect(new Set(places).size).toBe(2);
    queue.clear();
    await vi.waitFor(() => expect(onScreen().shown).toHaveLength(0));
    expect(onScreen().leaving.map((toast) => toast.offsetTop)).toEqual(places.slice(0, leaving));
    await vi.waitFor(() => expect(onScreen().leaving).toHaveLength(0));
  }
});
