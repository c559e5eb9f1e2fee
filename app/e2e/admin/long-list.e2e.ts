import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callAsNewRider } from '../support/caller.ts';
import { asAdmin, type Person, phone } from '../support/people.ts';
import { bookByCall } from '../support/rides.ts';
import { stage } from '../support/setup.ts';

const set = stage();
let admin: Person;

beforeAll(async () => {
  for (let count = 0; count < 65; count += 1)
    await bookByCall(await callAsNewRider(set.server.url, `Rider ${count}`));
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

test.each(['users', 'rides'] as const)(
  'the address of a further page of the %s leads to its first row',
  async (tab) => {
    const { page } = admin;
    await page.goto('about:blank');
    await page.goto(`/admin?tab=${tab}&page=2`);
    const top = () =>
      rowAt(page, 52).evaluate((row) => {
        const free = Number.parseFloat(getComputedStyle(row).scrollMarginTop);
        return Math.abs(row.getBoundingClientRect().top - free);
      });
    await rowAt(page, 52).waitFor();
    await expect.poll(top).toBeLessThan(2);
    await page.waitForTimeout(1_500);
    expect(await top()).toBeLessThan(2);
    expect((await focused(page)).row).toBe(0);
    const named = () => new URL(page.url()).searchParams.get('page');
    expect(named()).toBe('2');
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(named).toBeNull();
    await page.reload();
    await rowAt(page, 2).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  },
);

/** How far below the tabs the upper edge of a row is, less the margin between cards. */
const belowTabs = (page: Page, row: number): Promise<number> =>
  rowAt(page, row).evaluate((element) => {
    const tabs = [...document.querySelectorAll('nav')].map((nav) => nav.getBoundingClientRect().bottom);
    return element.getBoundingClientRect().top - 8 - Math.max(...tabs);
  });

test.each(['users', 'rides'] as const)(
  'on a phone, the address of a further page of the %s leads to its first card, and Back to the one in view',
  async (tab) => {
    const { page, context, errors } = await asAdmin(set.browser, set.server.url, { viewport: phone });
    await page.goto(`/admin?tab=${tab}&page=2`);
    await rowAt(page, 52).waitFor();
    await expect.poll(async () => Math.abs(await belowTabs(page, 52))).toBeLessThan(3);
    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, 600);
    const named = () => new URL(page.url()).searchParams.get('page');
    await page.waitForTimeout(1_500);
    expect(named()).toBe('2');
    const place = () => rowAt(page, 58).evaluate((row) => Math.round(row.getBoundingClientRect().top));
    const before = await place();
    await page.getByRole('link', { name: /^Audit/ }).click();
    await page.getByRole('heading', { name: 'Audit' }).first().waitFor();
    await page.goBack();
    await rowAt(page, 58).waitFor();
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(24);
    expect(named()).toBe('2');
    await context.close();
    expect(errors).toEqual([]);
  },
);
