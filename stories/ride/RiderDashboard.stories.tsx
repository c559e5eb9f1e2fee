import { NotificationList } from '@mobility/components/notification';
import { LiveRideCard, RiderDashboardView } from '@mobility/components/ride';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { balance, hostile, hostileRide, longName, longRide, now, rides, users } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { items } from '../notification/items.ts';
import { inPage } from '../page.tsx';

const meta = {
  title: 'ride/RiderDashboard',
  component: RiderDashboardView,
  decorators: [inPage],
  args: {
    user: users.rider,
    connection: 'online',
    build: { version: '0.1.0', revision: '0a1b2c3' },
    balance: balance.current_balance,
    notifications: <NotificationList items={items} />,
    rides: [rides.completed, rides.pendingPayment, rides.paid, rides.cancelled],
    state: 'ready',
    onRetry: ignore,
    onBookAgain: ignore,
    onCancel: ignore,
    onPay: ignore,
  },
} satisfies Meta<typeof RiderDashboardView>;
export default meta;
type Story = StoryObj<typeof meta>;

const noNotifications = <NotificationList items={[]} />;

export const WithoutActiveRide: Story = {
  parameters: { states: ['activeRide.ride.unknown', 'activeRide.ride.none'] },
};
export const WithActiveRide: Story = {
  args: { liveRide: <LiveRideCard ride={rides.accepted} onCancel={ignore} now={now} /> },
  parameters: { states: ['activeRide.ride.present'] },
};
export const FirstVisit: Story = { args: { rides: [], balance: 0, notifications: noNotifications } };
export const Loading: Story = {
  args: { rides: [], state: 'loading', balance: null, notifications: noNotifications },
};
export const Failed: Story = { args: { rides: [], state: 'failed' } };
export const Connecting: Story = { args: { connection: 'connecting' } };
export const Offline: Story = { args: { connection: 'offline' } };
export const LongName: Story = {
  args: { user: { ...users.rider, name: longName }, rides: [longRide(rides.completed)] },
};
export const HostileName: Story = {
  args: { user: { ...users.rider, name: hostile }, rides: [hostileRide(rides.completed)] },
};
