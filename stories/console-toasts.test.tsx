import { AdminConsoleView, Drawer } from '@mobility/components/admin';
import { createToasts, Dialog, Toasts } from '@mobility/components/primitives';
import { NavBarView, Page } from '@mobility/components/shell';
import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from './.storybook/preview.tsx';
import admin from './admin/AdminConsole.stories.tsx';
import { now, users } from './fixtures.ts';
import { ignore } from './hold.ts';

setProjectAnnotations([preview]);

const windows = [
  { width: 390, height: 844 },
  { width: 834, height: 1112 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
];
const cases = windows.flatMap((window) =>
  ['en-US', 'de-DE', 'ar-AE'].map((locale) => ({ ...window, locale })),
);
const lines = Array.from({ length: 200 }, (_, line) => `Line ${line}`);
const long = lines.map((line) => <p key={line}>{line}</p>);

/** The console with three toasts, and what is open over it. */
const show = async (locale: string, over: ReactNode = null) => {
  const queue = createToasts();
  queue.pause();
  for (const text of ['First', 'Second', 'A ride request was accepted by another driver a moment ago'])
    queue.show({ tone: 'info', text });
  const render = () => (
    <>
      <NavBarView user={users.admin} path="/admin" unread={2} onLogin={ignore} onLogout={ignore} />
      <Page path="/admin">
        <AdminConsoleView {...admin.args} updatedAt={now}>
          {long}
        </AdminConsoleView>
      </Page>
      {over}
      <Toasts placement="top-right" queue={queue} />
    </>
  );
  await composeStory({ render, parameters: { locale } }, { title: 'toasts of the console' }).run();
};

const boxesOf = (selector: string): DOMRect[] =>
  [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
const overlaps = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Which of the elements lie below a toast. */
const covered = (selector: string): number => {
  const toasts = boxesOf('ol > li');
  const others = boxesOf(selector);
  expect([toasts.length, others.length > 0]).toEqual([3, true]);
  return others.filter((box) => toasts.some((toast) => overlaps(toast, box))).length;
};

it.each(cases)(
  'a toast covers no tab of the console at $width px, in $locale',
  async ({ width, height, locale }) => {
    await page.viewport(width, height);
    await show(locale);
    const tabs = 'main nav a';
    expect(covered(tabs)).toBe(0);
    window.scrollTo(0, 800);
    expect(covered(tabs)).toBe(0);
  },
);

it.each(cases)(
  'a toast covers neither the head nor an action of a dialog at $width px, in $locale',
  async ({ width, height, locale }) => {
    await page.viewport(width, height);
    await show(
      locale,
      <Dialog isOpen onClose={ignore} title="Balance Management" footer={<button type="button">Save</button>}>
        {long}
      </Dialog>,
    );
    expect(covered('[role=dialog] :is(h2, button)')).toBe(0);
  },
);

it.each(cases)(
  'a toast covers no head of a drawer at $width px, in $locale',
  async ({ width, height, locale }) => {
    await page.viewport(width, height);
    await show(
      locale,
      <Drawer onClose={ignore} onKeyDown={ignore}>
        <header>
          <h2>Maya Chen</h2>
          <button type="button">Close</button>
        </header>
      </Drawer>,
    );
    expect(covered(':is([role=dialog], [role=complementary], aside) :is(h2, button)')).toBe(0);
  },
);
