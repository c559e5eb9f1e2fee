import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callAsNewRider } from '../support/caller.ts';
import { asAdmin, type Person, phone } from '../support/people.ts';
import { bookByCall } from '../support/rides.ts';
import { stage } from '../support/setup.ts';

const set = stage();
let admin: Person;

/** An address of so many words, so that not all rows are of the same height. */
const addressOf = (words: number): string => `1 ${'Long '.repeat(words)}Road, San Francisco`;

beforeAll(async () => {
  for (let count = 0; count < 65; count += 1)
    await bookByCall(await callAsNewRider(set.server.url, `Rider ${count}`), {
      pickup_location: { latitude: 37.7793, longitude: -122.4193, address: addressOf((count % 4) * 6) },
    });
  admin = await asAdmin(set.browser, set.server.url);
});
afterAll(async () => {
  await admin.context.close();
  expect(admin.errors).toEqual([]);
});

/** The row with the focus, and the name of what has it there. */
const focused = (page: Page): Promise<{ row: number; name: string | null }> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const row = Number(element?.closest('tr')?.getAttribute('aria-rowindex') ?? 0);
    return { row, name: element?.getAttribute('aria-label') ?? element?.textContent ?? null };
  });

const isAtEnd = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
    return scrollTop > 1_000 && scrollTop + clientHeight >= scrollHeight - 1;
  });

const rowAt = (page: Page, row: number) => page.locator(`tr[aria-rowindex="${row}"]`);

/** Opens a list of more than one page, with the focus on the last control of its second person or ride. */
const open = async (page: Page, tab: 'users' | 'rides') => {
  await page.goto(`/admin?tab=${tab}`);
  const control = rowAt(page, 3).locator('a, button').last();
  await control.focus();
  return await focused(page);
};

/** Scrolls until the second page is there, and waits as long as a move of the focus would take. */
const scrollToEnd = async (page: Page, scroll: () => Promise<void>): Promise<void> => {
  await expect
    .poll(async () => {
      await scroll();
      return (await rowAt(page, 66).count()) === 1 && (await isAtEnd(page));
    })
    .toBe(true);
  await page.waitForTimeout(1_500);
};

test.each(['users', 'rides'] as const)(
  'End scrolls the list of %s and leaves the focus in its row',
  async (tab) => {
    const { page } = admin;
    const before = await open(page, tab);
    await scrollToEnd(page, () => page.keyboard.press('End'));
    expect(await focused(page)).toEqual(before);
    expect(await isAtEnd(page)).toBe(true);
  },
);

test.each(['Tab', 'Shift+Tab'])(
  'after the wheel, %s goes to the row beside that with the focus',
  async (key) => {
    const { page } = admin;
    const { row } = await open(page, 'users');
    await page.mouse.move(640, 600);
    await scrollToEnd(page, () => page.mouse.wheel(0, 3_000));
    if (key === 'Shift+Tab')
      await rowAt(page, row)
        .locator('a, button')
        .first()
        .evaluate((element) => (element as HTMLElement).focus({ preventScroll: true }));
    await page.keyboard.press(key);
    expect((await focused(page)).row).toBe(key === 'Tab' ? row + 1 : row - 1);
  },
);

test('a new ride leaves the rows in view where they are, and the focus in its row', async () => {
  const { page } = admin;
  await open(page, 'rides');
  await scrollToEnd(page, () => page.keyboard.press('End'));
  await rowAt(page, 50).getByRole('button').focus();
  const place = async () => (await page.locator(':focus').boundingBox())?.y;
  const before = await place();
  expect(before).toBeGreaterThan(0);
  const { row, name } = await focused(page);
  await bookByCall(await callAsNewRider(set.server.url, 'Nele New'));
  await expect.poll(() => focused(page)).toEqual({ row: row + 1, name });
  expect(await place()).toBe(before);
});

/** A page of a list that is not its first one, and its first row. */
const furtherPages = [
  ['users', '2', 52],
  ['rides', '2', 52],
  ['audit', '3', 102],
] as const;

const named = (page: Page) => new URL(page.url()).searchParams.get('page');

test.each(furtherPages)(
  'the address of a further page of the %s leads to its first row',
  async (tab, number, first) => {
    const { page, context, errors } = await asAdmin(set.browser, set.server.url, { moves: true });
    await page.goto(`/admin?tab=${tab}&page=${number}`);
    const top = () =>
      rowAt(page, first).evaluate((row) => {
        const free = Number.parseFloat(getComputedStyle(row).scrollMarginTop);
        return Math.abs(row.getBoundingClientRect().top - free);
      });
    await rowAt(page, first).waitFor();
    await expect.poll(top).toBeLessThan(3);
    await page.waitForTimeout(1_500);
    expect(await top()).toBeLessThan(3);
    expect((await focused(page)).row).toBe(0);
    expect(named(page)).toBe(number);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => named(page)).toBeNull();
    await page.reload();
    await rowAt(page, 2).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await context.close();
    expect(errors).toEqual([]);
  },
);

/** How far below the tabs the upper edge of a row is, less the margin between cards. */
const belowTabs = (page: Page, row: number): Promise<number> =>
  rowAt(page, row).evaluate((element) => {
    const tabs = [...document.querySelectorAll('nav')].map((nav) => nav.getBoundingClientRect().bottom);
    return element.getBoundingClientRect().top - 8 - Math.max(...tabs);
  });

test.each(furtherPages)(
  'on a phone, the address of a further page of the %s leads to its first card, Back to the one in view',
  async (tab, number, first) => {
    const { page, context, errors } = await asAdmin(set.browser, set.server.url, {
      viewport: phone,
      moves: true,
    });
    await page.goto(`/admin?tab=${tab}&page=${number}`);
    const isAtFirst = async (): Promise<void> => {
      await rowAt(page, first).waitFor();
      await expect.poll(async () => Math.abs(await belowTabs(page, first))).toBeLessThan(3);
    };
    await isAtFirst();
    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(1_500);
    expect(named(page)).toBe(number);
    const seen = first + 6;
    const place = () => rowAt(page, seen).evaluate((row) => Math.round(row.getBoundingClientRect().top));
    const before = await place();
    const other = tab === 'audit' ? 'Users' : 'Audit';
    await page.getByRole('link', { name: new RegExp(`^${other}`) }).click();
    await page.getByRole('heading', { name: other }).first().waitFor();
    await page.goBack();
    await rowAt(page, seen).waitFor();
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(60);
    expect(named(page)).toBe(number);
    await page.reload();
    await isAtFirst();
    expect(named(page)).toBe(number);
    await context.close();
    expect(errors).toEqual([]);
  },
);
