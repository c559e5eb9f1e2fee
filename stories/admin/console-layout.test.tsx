import type { Ride } from '@mobility/openapi';
import { phaseOf } from '@mobility/openapi/lifecycle';
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../.storybook/preview.tsx';
import { rides as rideFixtures } from '../fixtures.ts';
import * as consoles from './AdminConsole.stories.tsx';
import * as audit from './Audit.stories.tsx';
import * as conversations from './Conversations.stories.tsx';
import * as disputes from './Disputes.stories.tsx';
import * as demo from './dialogs/Demo.stories.tsx';
import * as overviews from './Overview.stories.tsx';
import * as days from './PaymentAnalytics.stories.tsx';
import * as payments from './Payments.stories.tsx';
import * as rides from './Rides.stories.tsx';
import * as users from './Users.stories.tsx';

setProjectAnnotations([preview]);

const tables = {
  users: composeStories(users).Users,
  rides: composeStories(rides).AllRides,
  'audit trail': composeStories(audit).Trail,
  'unpaid rides': composeStories(payments).Unpaid,
  'pending disputes': composeStories(disputes).Pending,
  disputes: composeStories(disputes).All,
  'disputes beside a case': composeStories(disputes).OneIsOpen,
  conversations: composeStories(conversations).NoneOpen,
  'conversations beside a thread': composeStories(conversations).OneOpen,
  days: composeStories(days).Table,
  'outgoing e-mails': composeStories(demo).Outbox,
};
const locales = ['en-US', 'de-DE', 'ar-AE'];
const each = Object.entries(tables).flatMap(([name, Table]) =>
  locales.map((locale) => ({ name, Table, locale })),
);

/** Words are measured in the page's own font. */
const withFonts = () => Promise.all([...document.fonts].map((font) => font.load()));

it.each(each)('no header of the $name is cut in $locale', async ({ Table, locale }) => {
  await page.viewport(1280, 860);
  await Table.run({ globals: { locale } });
  await withFonts();
  const headers = [...document.querySelectorAll('thead th')];
  expect(headers.length).toBeGreaterThan(1);
  const cut = headers.filter((header) =>
    [header, ...header.querySelectorAll('*')].some(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    ),
  );
  expect(cut.map(({ textContent }) => textContent)).toEqual([]);
});

const { rides: list } = tables;
const statuses = Object.keys(phaseOf) as Ride['status'][];

it.each(locales)('the rows of the rides are all of one height in %s', async (locale) => {
  await page.viewport(1280, 860);
  const listed = statuses.map((status) => ({ ...rideFixtures.paid, id: status, status }));
  await list.run({ globals: { locale }, args: { ...list.args, rides: listed } });
  await withFonts();
  const rows = [...document.querySelectorAll<HTMLElement>('tbody tr')];
  // The last row has no line below it.
  const heights = rows.slice(0, -1).map(({ offsetHeight }) => offsetHeight);
  expect(heights).toHaveLength(statuses.length - 1);
  expect(new Set(heights).size).toBe(1);
});

const { 'disputes beside a case': OpenCase } = tables;

const boxOf = (selector: string): DOMRect => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found.getBoundingClientRect();
};
const counts = { submitted: 20, refunded: 1_234, rejected: 567 };
const besides = [1280, 1440, 1920].flatMap((width) => locales.map((locale) => ({ width, locale })));

it.each(besides)(
  'the filters beside an open case are one line, and what follows the list is directly below it, at $width px in $locale',
  async ({ width, locale }) => {
    await page.viewport(width, 860);
    await OpenCase.run({ globals: { locale }, args: { ...OpenCase.args, counts } });
    await withFonts();
    const line = [...(document.querySelector('#disputes')?.parentElement?.children ?? [])];
    // Where there is room, the controls have no box of their own.
    const filters = line.flatMap((part) =>
      getComputedStyle(part).display === 'contents' ? [...part.children] : part,
    );
    const middles = filters
      .map((element) => element.getBoundingClientRect())
      .filter(({ height }) => height > 0)
      .map(({ top, bottom }) => Math.round((top + bottom) / 2));
    expect(middles.length).toBeGreaterThan(3);
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1);
    const [list, open, below] = [
      'section:has(#disputes)',
      '[data-beside]',
      ':has(> * > [data-beside]) + div',
    ].map(boxOf);
    expect(open?.top).toBe(list?.top);
    expect([below?.left, below?.right]).toEqual([list?.left, list?.right]);
    expect((below?.top ?? 0) - (list?.bottom ?? 0)).toBe(12);
  },
);

const { Healthy: overview } = composeStories(overviews);

it.each([1280, 834, 390])('new activity does not move the system health at %i px', async (width) => {
  await page.viewport(width, 860);
  const [first] = overview.args.activity ?? [];
  if (first?.kind !== 'ride') throw new Error('The first activity of the story is a ride');
  const show = async (activity: typeof overview.args.activity) => {
    await overview.run({ args: { ...overview.args, activity } });
    await withFonts();
    const heading = [...document.querySelectorAll('h2')].find(
      ({ textContent }) => textContent === 'System Health',
    );
    return heading?.getBoundingClientRect().top;
  };
  const short = { ...first.ride, rider_name: 'Li', pickup_address: 'Pier 7', dropoff_address: 'Pier 9' };
  const long = {
    ...first.ride,
    rider_name: 'Leila Bauer',
    pickup_address: 'Golden Gate Bridge Welcome Center, 100 Bridge Plaza',
    dropoff_address: 'Palace of Fine Arts, 3601 Lyon St',
  };
  const top = await show([{ ...first, ride: short }]);
  expect(top).toBeGreaterThan(0);
  expect(await show([{ ...first, ride: long }])).toBe(top);
  // The name of the place is there in full.
  const [places] = [...document.querySelectorAll('li p')].filter((line) =>
    line.textContent?.includes('Palace of Fine Arts'),
  );
  expect(places).toBeDefined();
  expect(places?.scrollWidth).toBe(places?.clientWidth);
});

const { Figures: figures, Loading: loading } = composeStories(consoles);
const heightsOfCards = (): number[] =>
  [...document.querySelectorAll('section h2')].map(
    (label) => label.parentElement?.getBoundingClientRect().height ?? 0,
  );

it.each(locales)(
  'the summary cards have two lines on a desktop, and what arrives later makes none higher in %s',
  async (locale) => {
    for (const [width, most] of [
      [1280, 74],
      [834, 74],
      [390, 88],
    ] as const) {
      await page.viewport(width, 860);
      await loading.run({ globals: { locale } });
      await withFonts();
      const before = heightsOfCards();
      await figures.run({ globals: { locale } });
      await expect.poll(() => document.querySelectorAll('section svg[role=img]').length).toBe(4);
      expect(before).toHaveLength(4);
      // On phones the long notes of the first cards have a second line in some languages.
      const compared = width === 390 ? 2 : 0;
      expect(heightsOfCards().slice(compared)).toEqual(before.slice(compared));
      expect(Math.max(...before)).toBeLessThanOrEqual(most);
    }
  },
);

it.each(locales)('the open tab is in the middle of a window that becomes narrow, in %s', async (locale) => {
  await page.viewport(1280, 860);
  await figures.run({ globals: { locale }, args: { ...figures.args, tab: 'conversations' } });
  await withFonts();
  await page.viewport(390, 844);
  const middle = () => {
    const { left, right } = boxOf('nav [aria-current]');
    return Math.round((left + right) / 2);
  };
  await expect.poll(() => Math.abs(middle() - 195)).toBeLessThanOrEqual(1);
});
