import { AdminConsoleView, UsersView } from '@mobility/components/admin';
import { RiderDashboardView } from '@mobility/components/ride';
import { NavBarView, OfflineBannerView, Page } from '@mobility/components/shell';
import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../.storybook/preview.tsx';
import admin from '../admin/AdminConsole.stories.tsx';
import users from '../admin/Users.stories.tsx';
import { now, users as people } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import rider from '../ride/RiderDashboard.stories.tsx';

setProjectAnnotations([preview]);

const many = Array.from({ length: 60 }, (_, index) => ({ ...people.rider, id: `rider-${index}` }));
const frames = [390, 834, 1280].flatMap((width) =>
  ['en-US', 'de-DE', 'ar-AE'].map((locale) => ({ width, locale })),
);
type State = { locale: string; isOffline: boolean };

const scroll = async (least: number) => {
  await document.fonts.ready;
  window.scrollTo(0, least + 100);
  await expect.poll(() => window.scrollY).toBeGreaterThanOrEqual(least);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
};

const showConsole = async ({ locale, isOffline }: State) => {
  const render = () => (
    <>
      <NavBarView user={people.admin} path="/admin" unread={2} onLogin={ignore} onLogout={ignore} />
      <OfflineBannerView isOffline={isOffline} />
      <Page path="/admin">
        <AdminConsoleView {...admin.args} updatedAt={now} isLost>
          <UsersView {...users.args} users={many} total={many.length} />
        </AdminConsoleView>
      </Page>
    </>
  );
  await composeStory({ render, parameters: { locale } }, { title: 'scrolled console' }).run();
  await scroll(900);
};

/** Whether a person sees all of it: it is inside of the window, and nothing lies on it. */
const isSeen = (element: Element | null | undefined): boolean => {
  if (!element) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const places = [
    [left + 1, y],
    [right - 1, y],
    [x, top + 1],
    [x, bottom - 1],
  ] as const;
  return places.every(([atX, atY]) =>
    (element.parentElement ?? element).contains(document.elementFromPoint(atX, atY)),
  );
};
const headOf = () => [...document.querySelectorAll('thead')].filter((head) => head.checkVisibility());
const isHeadSeen = () => headOf().every((head) => [...head.querySelectorAll('th')].every(isSeen));
const openTab = () => document.querySelector('nav [aria-current="page"][href^="#"]');

it.each(frames)(
  'a console of $width px that is scrolled still says that it is offline, in $locale',
  async ({ width, locale }) => {
    await page.viewport(width, 860);
    await showConsole({ locale, isOffline: true });
    expect(isSeen(document.querySelector('[data-lost] p'))).toBe(true);
    expect([isSeen(openTab()), isHeadSeen()]).toEqual([true, true]);
  },
);

it.each(frames)(
  'a console of $width px that is scrolled still says that the server does not answer, in $locale',
  async ({ width, locale }) => {
    await page.viewport(width, 860);
    await showConsole({ locale, isOffline: false });
    expect(isSeen(document.querySelector('[data-status-line] [role=status]'))).toBe(true);
    expect([isSeen(openTab()), isHeadSeen()]).toEqual([true, true]);
  },
);

it.each(frames)(
  'a row of $width px that takes the focus is not below what says so, in $locale',
  async ({ width, locale }) => {
    await page.viewport(width, 860);
    for (const isOffline of [true, false]) {
      await showConsole({ locale, isOffline });
      const buttons = [...document.querySelectorAll<HTMLElement>('tbody button')];
      const above = buttons.findLast((button) => button.getBoundingClientRect().bottom < 0);
      above?.focus();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      expect(isSeen(above)).toBe(true);
    }
  },
);

it.each([1024, 1280])(
  'a dashboard of %i px that is scrolled still says that it is offline',
  async (width) => {
    await page.viewport(width, 300);
    const render = () => (
      <>
        <NavBarView user={people.rider} path="/rider" unread={2} onLogin={ignore} onLogout={ignore} />
        <OfflineBannerView isOffline />
        <Page path="/rider">
          <RiderDashboardView {...rider.args} connection="offline" />
        </Page>
      </>
    );
    await composeStory({ render }, { title: 'scrolled dashboard' }).run();
    await scroll(150);
    expect(isSeen(document.querySelector('[data-lost] p'))).toBe(true);
  },
);
