import { AdminConsoleView } from '@mobility/components/admin';
import { DriverDutyView, DriverRideView } from '@mobility/components/driver';
import { NavBarView, OfflineBannerView, Page } from '@mobility/components/shell';
import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../.storybook/preview.tsx';
import admin from '../admin/AdminConsole.stories.tsx';
import * as active from '../driver/ActiveRide.stories.tsx';
import * as dashboard from '../driver/DriverDashboard.stories.tsx';
import { now, users } from '../fixtures.ts';
import { ignore } from '../hold.ts';

setProjectAnnotations([preview]);

const duty = { ...dashboard.default.args, ...dashboard.WithWaitingRides.args };
const screens = {
  'the console': ['admin', <AdminConsoleView key="0" {...admin.args} updatedAt={now} isLost />],
  'a driver on duty': ['driver', <DriverDutyView key="1" {...duty} />],
  'a driver with an offer': ['driver', <DriverDutyView key="2" {...dashboard.default.args} />],
  'a driver on a ride': [
    'driver',
    <DriverRideView key="3" {...active.default.args} {...active.BesideTheDashboard.args} />,
  ],
} as const satisfies Record<string, readonly [keyof typeof users, ReactNode]>;

const show = async (name: keyof typeof screens, locale: string) => {
  const [user, content] = screens[name];
  const render = () => (
    <>
      <NavBarView user={users[user]} path={`/${user}`} unread={2} onLogin={ignore} onLogout={ignore} />
      <OfflineBannerView isOffline={false} onReconnect={ignore} />
      <Page path={`/${user}`}>{content}</Page>
    </>
  );
  await composeStory({ render, parameters: { locale } }, { title: 'lost bar' }).run();
};

const covers = (bar: DOMRect, other: DOMRect): boolean =>
  other.width > 1 &&
  bar.left < other.right &&
  other.left < bar.right &&
  bar.top < other.bottom &&
  other.top < bar.bottom;

/** The words of what the bar covers. On phones it may cover the logo, which leads to the page that is open. */
const covered = (): string[] => {
  const bar = document.querySelector('[data-lost]')?.getBoundingClientRect();
  if (!bar) throw new Error('There is no bar');
  return [...document.querySelectorAll('nav button, main :is(a, button, h1, h2, header p)')]
    .filter((element) => element.checkVisibility() && covers(bar, element.getBoundingClientRect()))
    .map((element) => element.textContent || (element.ariaLabel ?? element.tagName));
};

it.each(Object.keys(screens).flatMap((name) => [390, 834, 1024, 1280].map((width) => ({ name, width }))))(
  'the bar of a lost connection covers nothing of $name at $width px',
  async ({ name, width }) => {
    await page.viewport(width, 860);
    for (const locale of ['en-US', 'de-DE', 'ar-AE']) {
      await show(name as keyof typeof screens, locale);
      await document.fonts.ready;
      expect([locale, ...covered()]).toEqual([locale]);
    }
  },
);
