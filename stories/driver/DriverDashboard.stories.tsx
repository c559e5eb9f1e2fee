import {
  AvailableRides,
  BalanceWarning,
  DriverDutyView,
  DriverHeader,
  DriverKpis,
  DutyMap,
  EarningsPill,
  GoControl,
  LocationPanel,
  OfferCard,
  OfferMap,
  PendingReview,
  PreferencesPanel,
} from '@mobility/components/driver';
import { NotificationList } from '@mobility/components/notification';
import type { AvailableRide } from '@mobility/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { now, offers, preferences, profiles } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { items } from '../notification/items.ts';
import { inPage } from '../page.tsx';

const location = preferences.current_location;
const choices = { hasActiveRide: false, onAccept: ignore, onDecline: ignore };

const header = (isOnline: boolean, canGoOnline = true) => (
  <DriverHeader
    profile={canGoOnline ? profiles.approved : profiles.pending}
    isOnline={isOnline}
    canGoOnline={canGoOnline}
    isToggling={false}
    isRefreshing={false}
    isLocating={false}
    onToggle={ignore}
    onUpdateLocation={ignore}
    onRefresh={ignore}
  />
);
const figures = (isOnline: boolean, balance = 48.57) => (
  <>
    <DriverKpis
      isOnline={isOnline}
      connection="online"
      earningsToday={86.4}
      completedRides={312}
      balance={balance}
    />
    <BalanceWarning paymentsHref="/payments" balance={balance} />
  </>
);
const rides = (list: readonly AvailableRide[], isOnline = true, hasOffer = false) => (
  <>
    <AvailableRides
      rides={list}
      isOnline={isOnline}
      hasOffer={hasOffer}
      radiusKm={25}
      balance={48.57}
      acceptingId={null}
      readAt={now - 4_000}
      now={now}
      {...choices}
    />
    <NotificationList items={items} />
  </>
);
const settings = (
  <PreferencesPanel
    radiusKm={25}
    autoAccept={false}
    notificationsEnabled
    saveState="saved"
    onRadius={ignore}
    onAutoAccept={ignore}
    onNotifications={ignore}
  >
    <LocationPanel location={location} isBusy={false} onSubmit={ignore} onUseGps={ignore} />
  </PreferencesPanel>
);
const [first, ...others] = offers;

/** The map of an idle driver with the earnings over it, and the control to go online or offline. */
const idle = (list: readonly AvailableRide[], isOnline = true, canGoOnline = true) => ({
  isOffer: false,
  map: (coveredBottom: number) => (
    <>
      <DutyMap
        location={location}
        radiusKm={5}
        rides={list}
        balance={48.57}
        chosenId={null}
        onChoose={ignore}
        coveredBottom={coveredBottom}
      />
      <EarningsPill today={{ net: 86.4, rides: 7 }} href="/rides" />
    </>
  ),
  control: (
    <GoControl
      isOnline={isOnline}
      isToggling={false}
      canGoOnline={canGoOnline}
      hasLocation
      rides={list.length}
      radiusKm={5}
      onToggle={ignore}
    />
  ),
});

const meta = {
  title: 'driver/DriverDashboard',
  component: DriverDutyView,
  subcomponents: { EarningsPill, OfferMap },
  decorators: [inPage],
  args: {
    header: header(true),
    ...(first && {
      isOffer: true,
      map: (coveredBottom: number) => (
        <OfferMap ride={first} location={location} coveredBottom={coveredBottom} />
      ),
      control: <OfferCard ride={first} balance={48.57} isAccepting={false} now={now} {...choices} />,
    }),
    figures: figures(true),
    rides: rides(others, true, true),
    settings,
  },
} satisfies Meta<typeof DriverDutyView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAnOffer: Story = {};
export const WithWaitingRides: Story = { args: { ...idle(offers), rides: rides(offers) } };
export const WithoutOffers: Story = { args: { ...idle([]), rides: rides([]) } };
export const Offline: Story = {
  args: { ...idle([], false), header: header(false), figures: figures(false), rides: rides([], false) },
};
export const LowBalance: Story = { args: { ...idle([]), figures: figures(true, 6.4) } };
export const UnderReview: Story = {
  args: {
    ...idle([], false, false),
    header: header(false, false),
    notice: <PendingReview profileHref="/profile?tab=driver" />,
    figures: figures(false, 0),
    rides: rides([], false),
  },
};
