import { NotificationList } from '@mobility/components/notification';
import { LiveRideCard, RiderDashboard } from '@mobility/components/ride';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { balance, hostile, hostileRide, longName, longRide, now, rides, users } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { items } from '../notification/items.ts';
import { inPage } from '../page.tsx';

const meta = {
  title: 'ride/RiderDashboard',
  component: RiderDashboard,
  decorators: [inPage],
  args: {
    user: users.rider,
    isConnected: true,
    revision: 'Build 0.1.0',
    balance: balance.current_balance,
    notifications: <NotificationList items={items} />,
    rides: [rides.completed, rides.pendingPayment, rides.paid, rides.cancelled],
    state: 'ready',
    onRetry: ignore,
    onBookAgain: ignore,
    onCancel: ignore,
    onPay: ignore,
  },
} satisfies Meta<typeof RiderDashboard>;
export default meta;
type Story = StoryObj<typeof meta>;

const none = <NotificationList items={[]} />;

export const BetweenRides: Story = {};
export const RideUnderWay: Story = {
  args: { liveRide: <LiveRideCard ride={rides.accepted} onCancel={ignore} now={now} /> },
};
export const FirstVisit: Story = { args: { rides: [], balance: 0, notifications: none } };
export const Loading: Story = { args: { rides: [], state: 'loading', balance: null, notifications: none } };
export const RidesCouldNotBeLoaded: Story = { args: { rides: [], state: 'failed' } };
export const NotConnected: Story = { args: { isConnected: false } };
export const LongName: Story = {
  args: { user: { ...users.rider, name: longName }, rides: [longRide(rides.completed)] },
};
export const HostileName: Story = {
  args: { user: { ...users.rider, name: hostile }, rides: [hostileRide(rides.completed)] },
};
