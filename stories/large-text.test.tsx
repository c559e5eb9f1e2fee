import { AnalyticsView, OverviewView, PaymentAnalyticsView, PaymentsView } from '@mobility/components/admin';
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { cdp, page } from 'vitest/browser';
import preview from './.storybook/preview.tsx';
import * as consoles from './admin/AdminConsole.stories.tsx';
import analytics from './admin/Analytics.stories.tsx';
import overview from './admin/Overview.stories.tsx';
import paymentAnalytics, * as ranges from './admin/PaymentAnalytics.stories.tsx';
import payments from './admin/Payments.stories.tsx';
import { faultsIn } from './narrow.faults.ts';
import * as guest from './screens/Guest.stories.tsx';
import * as rider from './screens/Rider.stories.tsx';

setProjectAnnotations([preview]);

const { Figures } = composeStories(consoles);
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

const tabs = {
  overview: <OverviewView {...overview.args} />,
  analytics: <AnalyticsView {...analytics.args} />,
  payments: <PaymentsView {...payments.args} />,
  'payment analytics': <PaymentAnalyticsView {...paymentAnalytics.args} />,
  'payment analytics of three months': (
    <PaymentAnalyticsView {...paymentAnalytics.args} {...ranges.ThreeMonths.args} />
  ),
  'payment analytics as a table': <PaymentAnalyticsView {...paymentAnalytics.args} look="table" />,
};
const eachTab = Object.entries(tabs).flatMap(([name, tab]) =>
  ['en-US', 'de-DE', 'ar-AE'].map((locale) => ({ name, tab, locale })),
);

/** The words and amounts that leave their card of a figure, or their place in it. */
const spilt = (): (string | null)[] =>
  [
    ...document.querySelectorAll<HTMLElement>(
      '[class*=_kpi__], [class*=_figure__], [class*=_counts__], [class*=_rate__]',
    ),
  ]
    .flatMap((card) => [card, ...card.querySelectorAll<HTMLElement>(':not(svg, svg *)')])
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
    .map(({ textContent }) => textContent);

/** The labels of the days that cover the next one. */
const crowded = (): (string | null)[] => {
  const labels = [...document.querySelectorAll('[class*=_dayText__]')]
    .filter((label) => label.checkVisibility({ visibilityProperty: true }))
    .toSorted((one, other) => one.getBoundingClientRect().left - other.getBoundingClientRect().left);
  const starts = labels.slice(1).map((label) => label.getBoundingClientRect().left);
  return labels
    .filter(
      (label, index) => label.getBoundingClientRect().right > (starts[index] ?? Number.POSITIVE_INFINITY),
    )
    .map(({ textContent }) => textContent);
};

/** The names and sentences of the activity that end in an ellipsis. */
const shortened = (): (string | null)[] =>
  [...document.querySelectorAll<HTMLElement>('[class*=RecentActivity_title], [class*=RecentActivity_detail]')]
    .filter(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth > clientWidth || scrollHeight > clientHeight,
    )
    .map(({ textContent }) => textContent);

/** The lines of filters whose last controls are out of sight. */
const scrolled = (): (string | null)[] =>
  [...document.querySelectorAll<HTMLElement>('[class*=FilterLine_controls]')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ textContent }) => textContent);

/** The figures that touch the line of their last days. */
const touching = (): (string | null)[] =>
  [...document.querySelectorAll('[class*=_kpi__]')]
    .filter((card) => {
      const [figure, line] = [card.querySelector('[class*=_value__]'), card.querySelector('[role=img]')];
      if (!figure || !line || line.getBoundingClientRect().width === 0) return false;
      const words = document.createRange();
      words.selectNodeContents(figure);
      const [one, other] = [words.getBoundingClientRect(), line.getBoundingClientRect()];
      return Math.max(one.left, other.left) - Math.min(one.right, other.right) < 20;
    })
    .map(({ textContent }) => textContent);

/** Shows a tab in a window, and lists what is wrong with it. */
const faultsOf = async (tab: ReactNode, locale: string, width: number, height: number) => {
  await page.viewport(width, height);
  await Figures.run({ globals: { locale }, args: { ...Figures.args, children: tab } });
  await Promise.all([...document.fonts].map((font) => font.load()));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(getComputedStyle(document.documentElement).fontSize).toBe('32px');
  expect(document.documentElement.scrollWidth).toBe(width);
  return [...faultsIn(document.body), ...spilt(), ...crowded(), ...shortened(), ...scrolled(), ...touching()];
};

it.each(eachTab)(
  'the admin’s $name fits a phone at twice the size of text in $locale',
  async ({ tab, locale }) => {
    expect(await faultsOf(tab, locale, 390, 844)).toEqual([]);
    const dot = document.querySelector<HTMLElement>('[class*=_live__]');
    expect(dot?.offsetWidth).toBe(dot?.offsetHeight);
  },
);

it('the admin’s payments fit a tablet at twice the size of text', async () => {
  expect(await faultsOf(tabs.payments, 'de-DE', 834, 1112)).toEqual([]);
});
