import { AdminConsoleView } from '@mobility/components/admin';
import { createToasts, Toasts } from '@mobility/components/primitives';
import { RiderDashboardView } from '@mobility/components/ride';
import { NavBarView, OfflineBannerView, Page } from '@mobility/components/shell';
import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from './.storybook/preview.tsx';
import admin from './admin/AdminConsole.stories.tsx';
import { now, users } from './fixtures.ts';
import { ignore } from './hold.ts';
import rider from './ride/RiderDashboard.stories.tsx';

setProjectAnnotations([preview]);

const show = async (locale: string, isLost: boolean) => {
  const queue = createToasts();
  queue.pause();
  for (const text of ['First', 'Second']) queue.show({ tone: 'caution', text });
  const render = () => (
    <>
      <NavBarView user={users.admin} path="/admin" unread={2} onLogin={ignore} onLogout={ignore} />
      <OfflineBannerView isOffline={false} {...(isLost && { onReconnect: ignore })} />
      <Page path="/admin">
        <AdminConsoleView {...admin.args} updatedAt={now} isLost />
      </Page>
      <Toasts placement="top-right" queue={queue} />
    </>
  );
  await composeStory({ render, parameters: { locale } }, { title: 'status line' }).run();
  const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  return { line: boxOf('main header'), bar: boxOf('[data-lost]'), toast: boxOf('ol > li') };
};

const overlap = (one?: DOMRect, other?: DOMRect): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

it.each(
  [1024, 1280, 1920].flatMap((width) => ['en-US', 'de-DE', 'ar-AE'].map((locale) => ({ width, locale }))),
)('in a window of $width px nothing covers how old the console is, in $locale', async ({ width, locale }) => {
  await page.viewport(width, 860);
  const found = await show(locale, false);
  expect(overlap(found.toast, found.line)).toBe(false);
  const lost = await show(locale, true);
  expect(overlap(lost.toast, lost.line)).toBe(false);
  expect(overlap(lost.toast, lost.bar)).toBe(false);
  expect(lost.bar?.top).toBeGreaterThanOrEqual(56);
  expect(lost.line?.top).toBeGreaterThanOrEqual(lost.bar?.bottom ?? Number.POSITIVE_INFINITY);
  expect(lost.bar?.height).toBeLessThan(60);
});

it.each(
  [1024, 1280, 1920].flatMap((width) => ['en-US', 'de-DE', 'ar-AE'].map((locale) => ({ width, locale }))),
)(
  'in a window of $width px a lost connection covers neither the state nor the build on the dashboard of a rider, in $locale',
  async ({ width, locale }) => {
    await page.viewport(width, 860);
    const render = () => (
      <>
        <NavBarView user={users.rider} path="/rider" unread={2} onLogin={ignore} onLogout={ignore} />
        <OfflineBannerView isOffline />
        <Page path="/rider">
          <RiderDashboardView {...rider.args} connection="offline" />
        </Page>
      </>
    );
    await composeStory({ render, parameters: { locale } }, { title: 'dashboard' }).run();
    const [head, bar] = ['main header', '[data-lost]'].map((selector) =>
      document.querySelector(selector)?.getBoundingClientRect(),
    );
    expect(bar?.top).toBeGreaterThanOrEqual(56);
    expect(head?.top).toBeGreaterThanOrEqual(bar?.bottom ?? Number.POSITIVE_INFINITY);
  },
);
