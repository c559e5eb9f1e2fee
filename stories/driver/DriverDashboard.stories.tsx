import {
  AvailableRides,
  BalanceWarning,
  DriverDutyView,
  DriverHeader,
  DriverKpis,
  LocationPanel,
  OfferCard,
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
  <AvailableRides
    rides={list}
    isOnline={isOnline}
    hasOffer={hasOffer}
    radiusKm={25}
    balance={48.57}
    acceptingId={null}
    {...choices}
  />
);
const settings = (
  <>
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
    <NotificationList items={items} />
  </>
);
const [first, ...others] = offers;

const meta = {
  title: 'driver/DriverDashboard',
  component: DriverDutyView,
  decorators: [inPage],
  args: {
    header: header(true),
    offer: first && (
      <OfferCard
        ride={first}
        location={location}
        balance={48.57}
        isAccepting={false}
        now={now}
        {...choices}
      />
    ),
    figures: figures(true),
    rides: rides(others, true, true),
    settings,
  },
} satisfies Meta<typeof DriverDutyView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAnOffer: Story = {};
export const WithoutOffers: Story = { args: { offer: undefined, rides: rides([]) } };
export const Offline: Story = {
  args: { header: header(false), offer: undefined, figures: figures(false), rides: rides([], false) },
};
export const LowBalance: Story = { args: { offer: undefined, figures: figures(true, 6.4) } };
export const UnderReview: Story = {
  args: {
    header: header(false, false),
    notice: <PendingReview profileHref="/profile?tab=driver" />,
    offer: undefined,
    figures: figures(false, 0),
    rides: rides([], false),
  },
};
