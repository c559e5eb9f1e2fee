import { AnalyticsView, OverviewView, PaymentAnalyticsView, PaymentsView } from '@mobility/components/admin';
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
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

it.each(eachTab)(
  'the admin’s $name fits a phone at twice the size of text in $locale',
  async ({ tab, locale }) => {
    await page.viewport(390, 844);
    await Figures.run({ globals: { locale }, args: { ...Figures.args, children: tab } });
    await Promise.all([...document.fonts].map((font) => font.load()));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(getComputedStyle(document.documentElement).fontSize).toBe('32px');
    const width = document.documentElement.scrollWidth;
    const found = [...faultsIn(document.body), ...spilt(), ...crowded()];
    expect(found).toEqual([]);
    expect(width).toBe(390);
    const dot = document.querySelector<HTMLElement>('[class*=_live__]');
    expect(dot?.offsetWidth).toBe(dot?.offsetHeight);
  },
);
