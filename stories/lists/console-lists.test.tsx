import { AdminConsoleView, UsersView } from '@mobility/components/admin';
import { NavBarView, Page } from '@mobility/components/shell';
import type { User } from '@mobility/openapi';
import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import preview from '../.storybook/preview.tsx';
import admin from '../admin/AdminConsole.stories.tsx';
import overview, { LongAndHostileTexts } from '../admin/Overview.stories.tsx';
import table from '../admin/Users.stories.tsx';
import { longName, users } from '../fixtures.ts';
import { ignore } from '../hold.ts';

setProjectAnnotations([preview]);

const people = Array.from(
  { length: 3_000 },
  (_, index): User => ({ ...users.rider, id: `user${index}`, name: `Person ${index}` }),
);
const tablet = { width: 834, height: 1112 };
const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
/** A window of 200 % zoom. */
const low = { width: 834, height: 400 };

const List = () => {
  const [loaded, setLoaded] = useState(50);
  const [search, setSearch] = useState('');
  return (
    <UsersView
      {...table.args}
      users={people.filter(({ name }) => name.includes(search)).slice(0, loaded)}
      total={people.length}
      filters={{ search, role: 'all', presence: 'all', lock: 'all' }}
      onFilters={(filters) => setSearch(filters.search ?? '')}
      more={{ has: true, isReading: false, isFailed: false, read: () => setLoaded(3_000) }}
    />
  );
};

const show = async ({ width, height }: typeof phone, locale = 'en-US') => {
  await page.viewport(width, height);
  const render = () => (
    <>
      <NavBarView user={users.admin} path="/admin" unread={2} onLogin={ignore} onLogout={ignore} />
      <Page path="/admin">
        <AdminConsoleView {...admin.args}>
          <List />
        </AdminConsoleView>
      </Page>
    </>
  );
  await composeStory({ render, parameters: { locale } }, { title: 'lists of the console' }).run();
};

const find = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  return element;
};
const boxOf = (selector: string): DOMRect => find(selector).getBoundingClientRect();
const settled = () => new Promise((resolve) => setTimeout(resolve, 200));
const scrollTo = async (top: number): Promise<void> => {
  window.scrollTo({ top, behavior: 'instant' });
  await settled();
};
/** Scrolls to the end of the first rows, where the others are read. */
const readAll = async (): Promise<number> => {
  const most = document.documentElement.scrollHeight - window.innerHeight;
  await scrollTo(most);
  await expect.poll(() => document.documentElement.scrollHeight, { timeout: 5_000 }).toBeGreaterThan(100_000);
  await settled();
  return most;
};
const [tabs, line, header] = ['main nav', 'main search', 'th'];

/** Where the rows start below what sticks. */
const edge = (): number => Math.max(...[tabs, line, header].map((selector) => boxOf(selector).bottom));

it.each(['en-US', 'ar-AE'])(
  'the filters and the header stay below the tabs on desktops in %s',
  async (locale) => {
    await show(desktop, locale);
    await scrollTo(900);
    const gaps = () => {
      const below = ['header', tabs, line].map((selector) => boxOf(selector).bottom);
      return [tabs, line, header].map((selector, place) => boxOf(selector).top - (below[place] ?? 0));
    };
    // Until its font has arrived, a line of filters may be two.
    await expect.poll(gaps).toEqual([0, 0, 0]);
  },
);

it('the filters stay below the tabs on tablets, and scroll away on phones and in low windows', async () => {
  await show(tablet);
  await scrollTo(900);
  expect(boxOf(line).top).toBe(boxOf(tabs).bottom);
  for (const window of [phone, low]) {
    await show(window);
    await scrollTo(900);
    expect(boxOf(line).bottom).toBeLessThan(0);
  }
});

it.each([tablet, desktop])('what takes the focus in a window of $width px is not covered', async (window) => {
  await show(window);
  await readAll();
  await scrollTo(20_000);
  const buttons = [...document.querySelectorAll<HTMLElement>('tbody button')];
  const start = buttons.find((button) => button.getBoundingClientRect().top > edge() + 300);
  expect(start).toBeDefined();
  start?.focus();
  for (let press = 0; press < 30; press += 1) {
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    const { activeElement } = document;
    expect(activeElement?.closest('tbody')).not.toBeNull();
    expect(activeElement?.getBoundingClientRect().top).toBeGreaterThanOrEqual(edge());
  }
});

it('further rows leave the page where it is scrolled', async () => {
  await show(desktop);
  expect(document.querySelectorAll('tbody tr[data-index]')).toHaveLength(50);
  const place = await readAll();
  expect(window.scrollY).toBe(place);
});

it('a scrolled list that is searched starts again at its first row', async () => {
  await show(desktop);
  await readAll();
  await scrollTo(20_000);
  await userEvent.fill(page.getByRole('searchbox'), '7');
  await expect.poll(() => find('tbody tr[data-index]').textContent).toContain('Person 7');
  expect(boxOf('tbody tr[data-index]').top).toBe(edge());
  expect(document.activeElement).toBe(find('[type=search]'));
});

it('a scrolled list that is searched draws its first rows at once, and not those around the window before', async () => {
  await show(desktop);
  await readAll();
  await scrollTo(20_000);
  const body = find('tbody');
  const firsts: (string | undefined)[] = [];
  const observer = new MutationObserver(() =>
    firsts.push(body.querySelector<HTMLElement>('[data-index]')?.dataset.index),
  );
  observer.observe(body, { subtree: true, childList: true, characterData: true, attributes: true });
  await userEvent.fill(page.getByRole('searchbox'), '7');
  await expect.poll(() => find('tbody tr[data-index]').textContent).toContain('Person 7');
  observer.disconnect();
  expect(new Set(firsts)).toEqual(new Set(['0']));
});

it('a search that finds few of many rows starts at its first row', async () => {
  await show(desktop);
  await readAll();
  await scrollTo(20_000);
  await userEvent.fill(page.getByRole('searchbox'), '77');
  await expect.poll(() => find('tbody tr[data-index]').textContent).toContain('Person 77');
  await settled();
  expect(document.querySelectorAll('tbody tr').length).toBe(
    people.filter(({ name }) => name.includes('77')).length,
  );
  expect(boxOf('tbody tr[data-index]').top).toBe(edge());
});

it('a long title of the recent activity takes a second line', async () => {
  await page.viewport(desktop.width, desktop.height);
  await composeStory(LongAndHostileTexts, overview).run();
  const title = [...document.querySelectorAll<HTMLElement>('li p')].find(
    ({ textContent }) => textContent === longName,
  );
  expect(title?.offsetHeight).toBe(40);
  expect(title?.scrollWidth).toBe(title?.clientWidth);
});
