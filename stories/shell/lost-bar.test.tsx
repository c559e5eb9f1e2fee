import { AdminConsoleView } from '@mobility/components/admin';
import { BookRideView } from '@mobility/components/booking';
import { DriverDutyView, DriverRideView } from '@mobility/components/driver';
import { RideHistoryView, RiderDashboardView, RideScreenView } from '@mobility/components/ride';
import { NavBarView, OfflineBannerView, Page } from '@mobility/components/shell';
import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../.storybook/preview.tsx';
import admin from '../admin/AdminConsole.stories.tsx';
import booking, * as bookings from '../booking/BookRide.stories.tsx';
import * as active from '../driver/ActiveRide.stories.tsx';
import * as dashboard from '../driver/DriverDashboard.stories.tsx';
import { now, users } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import history from '../ride/RideHistory.stories.tsx';
import rider from '../ride/RiderDashboard.stories.tsx';
import ride from '../ride/RideScreen.stories.tsx';

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
  'the dashboard of a rider': ['rider', <RiderDashboardView key="4" {...rider.args} connection="offline" />],
  'the places of a booking': ['rider', <BookRideView key="5" {...booking.args} backHref="/rider" />],
  'the vehicles of a booking': [
    'rider',
    <BookRideView key="6" {...booking.args} {...bookings.ReadyToBook.args} />,
  ],
  'a place on the map': [
    'rider',
    <BookRideView key="7" {...booking.args} {...bookings.ChoosingOnTheMap.args} />,
  ],
  'a ride': ['rider', <RideScreenView key="8" {...ride.args} />],
  'the rides of a rider': ['rider', <RideHistoryView key="9" {...history.args} />],
  'a page of a visitor': ['visitor', <h1 key="10">Mobility</h1>],
} as const satisfies Record<string, readonly [keyof typeof users | 'visitor', ReactNode]>;

const show = async (name: keyof typeof screens, locale: string) => {
  const [user, content] = screens[name];
  const render = () => (
    <>
      <NavBarView
        user={user === 'visitor' ? null : users[user]}
        path={`/${user}`}
        unread={2}
        language={{ locale: 'en-US', onChoose: ignore }}
        onLogin={ignore}
        onLogout={ignore}
      />
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

/** The words of what the bar covers. */
const covered = (): string[] => {
  const bar = document.querySelector('[data-lost]')?.getBoundingClientRect();
  if (!bar) throw new Error('There is no bar');
  return [...document.querySelectorAll('header :is(a, button), main :is(a, button, input, h1, h2, header p)')]
    .filter((element) => element.checkVisibility() && covers(bar, element.getBoundingClientRect()))
    .map((element) => element.textContent || (element.ariaLabel ?? element.tagName));
};

it.each(
  Object.keys(screens).flatMap((name) => [320, 390, 834, 1024, 1280].map((width) => ({ name, width }))),
)('the bar of a lost connection covers nothing of $name at $width px', async ({ name, width }) => {
  await page.viewport(width, 860);
  for (const locale of ['en-US', 'de-DE', 'ar-AE']) {
    await show(name as keyof typeof screens, locale);
    await document.fonts.ready;
    expect([locale, ...covered()]).toEqual([locale]);
  }
});
