import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { cdp, page } from 'vitest/browser';
import preview from './.storybook/preview.tsx';
import * as notifications from './admin/AdminNotifications.stories.tsx';
import * as audit from './admin/Audit.stories.tsx';
import * as trips from './admin/Rides.stories.tsx';
import * as earnings from './driver/Earnings.stories.tsx';
import * as payments from './payment/Payments.stories.tsx';
import * as receipts from './ride/RideDetailsDialog.stories.tsx';
import * as rides from './ride/RideHistory.stories.tsx';
import * as rider from './screens/Rider.stories.tsx';

setProjectAnnotations([preview]);

const screens = {
  earnings: composeStories(earnings).Week,
  history: composeStories(rider).History,
  payments: composeStories(payments).WithAnUnpaidRide,
  'a history in which a ride is being rated': composeStories(rides).Rating,
};

const emulate = (media: 'print' | ''): Promise<unknown> =>
  cdp().send('Emulation.setEmulatedMedia', { media });

beforeEach(() => onTestFinished(async () => void (await emulate(''))));

const controls =
  'a[href], button, fieldset, input, select, summary, [role=radio], [role=radiogroup], [role=navigation]';

it.each(Object.entries(screens))('%s is printed without controls', async (_, Screen) => {
  await Screen.run();
  await emulate('print');
  const drawn = [...document.querySelectorAll(controls)].filter(
    (element) => element.checkVisibility() && element.getBoundingClientRect().height > 2,
  );
  expect(drawn.map((element) => element.outerHTML.slice(0, 120))).toEqual([]);
});

const tables = { rides: composeStories(trips).MorePages, audit: composeStories(audit).Trail };

/** The text of an element as far as it is drawn. */
const drawnText = (element: HTMLElement): string =>
  element.checkVisibility() ? element.innerText.trim() : '';

it.each(Object.entries(tables))('each column of the %s has its header on paper', async (_, Table) => {
  await page.viewport(1280, 860);
  await Table.run();
  const headers = [...document.querySelectorAll<HTMLElement>('th')].map((header) => ({
    header,
    name: drawnText(header),
  }));
  expect(headers.length).toBeGreaterThan(5);
  await emulate('print');
  const printed = headers.filter(({ header }) => header.checkVisibility());
  expect(printed).toHaveLength(headers.length - 1);
  expect(printed.map(({ header }) => drawnText(header))).toEqual(printed.map(({ name }) => name));
});

/** The width of A4 in landscape between its margins, in pixels. */
const sheet = 1_047;

it.each(Object.entries(tables))('the %s of the console are a table on a sheet', async (_, Table) => {
  await page.viewport(sheet, 718);
  await Table.run();
  const console = document.body.appendChild(document.createElement('div'));
  console.dataset.statusLine = '';
  onTestFinished(() => console.remove());
  await emulate('print');
  const table = document.querySelector('table') as HTMLTableElement;
  expect(getComputedStyle(table).display).toBe('table');
  expect(table.getBoundingClientRect().right).toBeLessThanOrEqual(sheet);
  const arrows = [...table.querySelectorAll('th svg')].filter((arrow) => arrow.checkVisibility());
  expect(arrows).toEqual([]);
  for (const row of table.tBodies[0]?.rows ?? []) expect(getComputedStyle(row).breakInside).toBe('avoid');
});

it.each([
  ['receipt', composeStories(receipts).PaidRide],
  ['statement', composeStories(earnings).Statement],
] as const)('a %s is as wide as its sheet, and its marks keep their fills', async (_, Dialog) => {
  await page.viewport(sheet, 718);
  await Dialog.run();
  await emulate('print');
  const dialog = document.querySelector('[role=dialog]') as HTMLElement;
  expect(dialog.getBoundingClientRect().width).toBeGreaterThan(sheet - 48);
  expect(getComputedStyle(dialog).printColorAdjust).toBe('exact');
});

it('paper says above a list that not all of its rows are printed', async () => {
  await page.viewport(1280, 860);
  await tables.rides.run();
  const hints = () =>
    [...document.querySelectorAll('p')].filter((element) => drawnText(element).includes('printed'));
  expect(hints()).toEqual([]);
  await emulate('print');
  expect(hints().map(drawnText)).toEqual(['The first 7 rows are printed.']);
  expect(hints()[0]?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
    document.querySelector('table')?.getBoundingClientRect().top ?? 0,
  );
});

it('paper says of a list that has not arrived that it was still loading', async () => {
  await page.viewport(1280, 860);
  await composeStories(trips).Loading.run();
  const hint = 'This list was still loading when it was printed.';
  const placeholder = document.querySelector('[aria-hidden=true]:has(> span)');
  const drawn = () => [drawnText(document.body).includes(hint), placeholder?.checkVisibility()];
  expect(drawn()).toEqual([false, true]);
  await emulate('print');
  expect(drawn()).toEqual([true, false]);
});

it('leaves space between the heading of a printed history and its first ride', async () => {
  await screens.history.run();
  await emulate('print');
  const history = document.querySelector('[data-testid=ride-history]');
  const heading = history?.querySelector('h1 + p')?.getBoundingClientRect();
  const ride = history?.querySelector('article')?.getBoundingClientRect();
  expect((ride?.top ?? 0) - (heading?.bottom ?? 0)).toBeGreaterThanOrEqual(16);
});

it('a notification of the console is not divided between two sheets', async () => {
  await page.viewport(sheet, 718);
  await composeStories(notifications).MoreThanTen.run();
  await emulate('print');
  const shown = [...document.querySelectorAll('li')];
  expect(shown).toHaveLength(10);
  for (const item of shown) expect(getComputedStyle(item).breakInside).toBe('avoid');
});

it('a page with a dark scheme is printed in the light scheme, in each root', async () => {
  await screens.history.run({ globals: { scheme: 'dark' } });
  const provider = document.body.appendChild(document.createElement('div'));
  provider.dataset.mobility = '';
  onTestFinished(() => provider.remove());
  const schemes = () =>
    [document.documentElement, provider].map((root) => getComputedStyle(root).colorScheme);
  expect(schemes()).toEqual(['dark', 'dark']);
  await emulate('print');
  expect(schemes()).toEqual(['light', 'light']);
});
